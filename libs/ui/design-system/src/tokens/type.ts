/**
 * One family for everything, with the shapes of all four languages in two files (Latin, Latin
 * extended).
 */
export const typefaces = {
  body: "'Archivo Variable', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif",
  figures:
    "'Archivo Variable', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Sizes in rem follow the user's setting; headings scale with the window between two bounds. */
export const typeSizes = {
  xs: '0.8125rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.25rem',
  h3: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  h2: 'clamp(1.3125rem, 1.15rem + 0.75vw, 1.75rem)',
  h1: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)',
  display: 'clamp(2rem, 1.4rem + 2.8vw, 3.5rem)',
  'price-s': '1.125rem',
  'price-m': '1.375rem',
  'price-l': 'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
} as const;

export const lineHeights = { tight: '1.15', snug: '1.3', text: '1.5' } as const;

export const weights = { regular: '400', medium: '550', strong: '680', heavy: '800' } as const;
