/** Steps of a 4 px grid, in rem. */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4.5rem',
} as const;

export const radii = { s: '0.25rem', m: '0.4375rem', l: '0.625rem', round: '999px' } as const;

export const shadows = {
  raised: '0 1px 2px rgb(23 33 31 / 8%), 0 1px 1px rgb(23 33 31 / 4%)',
  floating: '0 6px 20px rgb(23 33 31 / 14%), 0 1px 3px rgb(23 33 31 / 10%)',
  overlay: '0 18px 50px rgb(23 33 31 / 28%)',
} as const;

export const motion = { fast: '120ms', calm: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The minimum size of touch targets, and the page widths. */
export const sizes = {
  target: '2.75rem',
  'target-l': '3.25rem',
  page: '82rem',
  text: '44rem',
  narrow: '34rem',
} as const;

/**
 * The phone layout applies up to 960 px, the wide one from 961 px. Media queries cannot read custom
 * properties, so styles repeat these values.
 */
export const breakpoints = { phoneMaximum: 960, wideMinimum: 961 } as const;
