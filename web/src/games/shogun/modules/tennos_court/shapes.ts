export const COURT_SHAPES = {
  official:
    'M10.600 0h2.800v3.300h1.300c1 0 1.800.8 1.800 1.800v2.700a4.500 4.500 0 0 1-9 0V5.100c0-1 .8-1.800 1.800-1.800h1.300zM8.800 5.700v1.600h6.400V5.700zM12 13.500c2 0 3.400.4 4.700 1.300L23 22.800H1l6.300-8c1.300-.9 2.700-1.300 4.700-1.300zM10.900 15.500L12 22l1.100-6.500z',
  scroll:
    'M4 1.500h16a2.200 2.200 0 0 1 0 4.400h-.9v12.200h.9a2.200 2.200 0 0 1 0 4.400H4a2.200 2.200 0 0 1 0-4.400h.9V5.900H4a2.200 2.200 0 0 1 0-4.400zM8 8.200v1.500h8V8.200zM8 11.300v1.500h8v-1.500zM8 14.400v1.500h5v-1.500z',
  shield:
    'M12 1l9 3v7.500c0 5.500-3.700 9.600-9 11.500-5.300-1.900-9-6-9-11.500V4zM12 4.200L6 6.200v5.400c0 3.700 2.300 6.500 6 8.100z',
  tray: 'M1 11h3.500v6.500h15V11H23v10.500H1zM9.500 3h5v7h-5zM3.800 4h4v6h-4zM16.200 4h4v6h-4z',
  palace:
    'M12 1C9.500 4 5.500 6.200.5 7.200v2.600h3V19H2v3.500h20V19h-1.500V9.800h3V7.200C18.500 6.200 14.500 4 12 1zM6 9.800h3V19H6zM11 9.800h2V19h-2zM15 9.800h3V19h-3z',
  wind: 'M2 8h11.500a2.500 2.500 0 1 0-2.500-2.500H8.500a5 5 0 1 1 5 5H2zM2 13h16a4.500 4.500 0 1 1-4.500 4.500H16a2 2 0 1 0 2-2H2z',
} as const

type CourtShape = keyof typeof COURT_SHAPES

export const COURT_SPACE_SHAPES: Record<string, { shape: CourtShape; sign: string }> = {
  convert3: { shape: 'official', sign: '3' },
  convert2: { shape: 'official', sign: '2' },
  convert1: { shape: 'official', sign: '1' },
}
