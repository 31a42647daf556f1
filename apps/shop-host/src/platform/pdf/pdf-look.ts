/** Colours of the shop by role, for white paper; text has a contrast of at least 4.5. */
export const PDF_COLOURS = {
  ink: '#17211f',
  soft: '#535e5a',
  line: '#ded7ca',
  strong: '#0b5a60',
  brick: '#f0721f',
  sunken: '#f7f4ee',
  attention: '#fdf0cf',
} as const;

/** A4 with its margins, in points. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 48,
  top: 48,
  /** Where content ends and the foot begins. */
  bottom: 760,
} as const;

export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Fonts by role. */
export type PdfFont = 'plain' | 'bold';

export type PdfStyle = {
  readonly font: PdfFont;
  readonly size: number;
  readonly colour: keyof typeof PDF_COLOURS;
  /** From one line to the next. */
  readonly leading: number;
};

const style = (
  font: PdfFont,
  size: number,
  colour: PdfStyle['colour'],
  leading: number,
): PdfStyle => ({ font, size, colour, leading });

export const STYLES = {
  title: style('bold', 22, 'ink', 28),
  number: style('plain', 11, 'soft', 16),
  heading2: style('bold', 11.5, 'ink', 16),
  heading3: style('bold', 8.5, 'soft', 12),
  name: style('bold', 9.5, 'ink', 13.5),
  body: style('plain', 9, 'ink', 13),
  strong: style('bold', 9, 'ink', 13),
  small: style('plain', 7.5, 'soft', 10.5),
  term: style('plain', 7.5, 'soft', 11),
  columnTitle: style('bold', 7.5, 'strong', 10),
  cell: style('plain', 8.5, 'ink', 12),
  total: style('bold', 12.5, 'ink', 18),
  sign: style('bold', 14, 'strong', 18),
} as const satisfies Readonly<Record<string, PdfStyle>>;
