/**
 * The widths, in pixels, up to which a page counts as a phone's and so on. CSS has no names for the widths of
 * media queries, and a plugin's would reach no component: queries write the number out, and a test holds them
 * to these.
 */
export const BREAKPOINTS = { phone: 640, tablet: 860, laptop: 1200, desktop: 1300, large: 2199 }

export const isUpTo = (width: keyof typeof BREAKPOINTS): boolean =>
  matchMedia(`(max-width: ${BREAKPOINTS[width]}px)`).matches
