/** What the last sign-in has brought, told once on the account's page. */
import type { SignedIn } from '../../generated/protocol'
import { api } from '../net/api'
import { t } from '../i18n/texts.svelte'

export const news = $state({ text: '' })

export function welcome({ name, brought, shared }: SignedIn): string {
  const parts = [
    t('web-account-welcome', { name }),
    t('web-account-brought', { tables: brought }),
    t('web-account-shared', { tables: shared.length }),
  ]
  return parts.filter((part) => part.trim()).join(' ')
}

/** Leave for the provider's own page. */
export async function goToProvider(bring: boolean): Promise<void> {
  location.assign((await api.openId(bring)).url)
}
