/** Colours by role. Components use roles rather than hues, so that a theme can redefine them. */
export type ColourRole =
  | 'ink'
  | 'ink-soft'
  | 'ink-on-dark'
  | 'ink-on-dark-soft'
  | 'canvas'
  | 'surface'
  | 'surface-sunken'
  | 'surface-dark'
  | 'surface-dark-raised'
  | 'line'
  | 'line-strong'
  | 'primary'
  | 'primary-strong'
  | 'primary-soft'
  | 'on-primary'
  | 'accent'
  | 'accent-strong'
  | 'accent-soft'
  | 'on-accent'
  | 'price-reduced'
  | 'success'
  | 'success-soft'
  | 'warning'
  | 'warning-soft'
  | 'danger'
  | 'danger-strong'
  | 'danger-soft'
  | 'focus'
  | 'focus-on-dark';

export type Theme = { readonly [Role in ColourRole]: string };

/** Petrol and warm paper, with the orange of safety gear for what sells. */
export const shopTheme = {
  ink: '#17211f',
  'ink-soft': '#535e5a',
  'ink-on-dark': '#ffffff',
  'ink-on-dark-soft': '#c5dad7',
  canvas: '#f7f4ee',
  surface: '#ffffff',
  'surface-sunken': '#efeae0',
  'surface-dark': '#0a3f43',
  'surface-dark-raised': '#12545a',
  line: '#ded7ca',
  'line-strong': '#857c6d',
  primary: '#0b5a60',
  'primary-strong': '#083f44',
  'primary-soft': '#e2efee',
  'on-primary': '#ffffff',
  accent: '#f0721f',
  'accent-strong': '#b54800',
  'accent-soft': '#fdeadb',
  'on-accent': '#1f1309',
  'price-reduced': '#b3320a',
  success: '#1c6a41',
  'success-soft': '#e1f1e6',
  warning: '#7d5200',
  'warning-soft': '#fdf0cf',
  danger: '#b01f24',
  'danger-strong': '#85151a',
  'danger-soft': '#fbe6e4',
  focus: '#1450c8',
  'focus-on-dark': '#ffd166',
} as const satisfies Theme;

/**
 * The customer space is marked by the shop's orange. Header, links and buttons are those of every
 * other page, so that it is the same shop.
 */
export const accountTheme = {
  ...shopTheme,
  'primary-soft': shopTheme['accent-soft'],
} as const satisfies Theme;

/**
 * Minimum contrast of a pair by WCAG 2.2: 4.5 for text (1.4.3), 3 for edges of controls, icons and
 * focus (1.4.11, 2.4.13).
 */
export type ContrastRule = {
  readonly front: ColourRole;
  readonly back: ColourRole;
  readonly least: 4.5 | 3;
};

export const CONTRAST_RULES = [
  { front: 'ink', back: 'canvas', least: 4.5 },
  { front: 'ink', back: 'surface', least: 4.5 },
  { front: 'ink', back: 'surface-sunken', least: 4.5 },
  { front: 'ink', back: 'primary-soft', least: 4.5 },
  { front: 'ink', back: 'accent-soft', least: 4.5 },
  { front: 'ink', back: 'success-soft', least: 4.5 },
  { front: 'ink', back: 'warning-soft', least: 4.5 },
  { front: 'ink', back: 'danger-soft', least: 4.5 },
  { front: 'ink-soft', back: 'canvas', least: 4.5 },
  { front: 'ink-soft', back: 'surface', least: 4.5 },
  { front: 'ink-soft', back: 'surface-sunken', least: 4.5 },
  { front: 'ink-on-dark', back: 'surface-dark', least: 4.5 },
  { front: 'ink-on-dark', back: 'surface-dark-raised', least: 4.5 },
  { front: 'ink-on-dark-soft', back: 'surface-dark', least: 4.5 },
  { front: 'primary', back: 'canvas', least: 4.5 },
  { front: 'primary', back: 'surface', least: 4.5 },
  { front: 'primary', back: 'surface-sunken', least: 4.5 },
  { front: 'primary-strong', back: 'primary-soft', least: 4.5 },
  { front: 'on-primary', back: 'primary', least: 4.5 },
  { front: 'on-primary', back: 'primary-strong', least: 4.5 },
  { front: 'on-accent', back: 'accent', least: 4.5 },
  { front: 'accent-strong', back: 'surface', least: 4.5 },
  { front: 'accent-strong', back: 'canvas', least: 4.5 },
  { front: 'accent-strong', back: 'accent-soft', least: 4.5 },
  { front: 'price-reduced', back: 'surface', least: 4.5 },
  { front: 'price-reduced', back: 'canvas', least: 4.5 },
  { front: 'success', back: 'surface', least: 4.5 },
  { front: 'success', back: 'success-soft', least: 4.5 },
  { front: 'warning', back: 'surface', least: 4.5 },
  { front: 'warning', back: 'warning-soft', least: 4.5 },
  { front: 'danger', back: 'surface', least: 4.5 },
  { front: 'danger', back: 'canvas', least: 4.5 },
  { front: 'danger', back: 'danger-soft', least: 4.5 },
  { front: 'on-primary', back: 'danger', least: 4.5 },
  { front: 'on-primary', back: 'danger-strong', least: 4.5 },
  { front: 'line-strong', back: 'surface', least: 3 },
  { front: 'line-strong', back: 'canvas', least: 3 },
  { front: 'focus', back: 'canvas', least: 3 },
  { front: 'focus', back: 'surface', least: 3 },
  { front: 'focus', back: 'surface-sunken', least: 3 },
  { front: 'focus-on-dark', back: 'surface-dark', least: 3 },
] as const satisfies readonly ContrastRule[];
