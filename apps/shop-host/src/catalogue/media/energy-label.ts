import { classesOfScale, energyColour, type EnergyRating } from '@materia/domain-energy-label';

/** Arrow colours from best to worst, as specified in the acts of 2019. */
const COLOURS = [
  '#00a651',
  '#50b848',
  '#bfd730',
  '#fff200',
  '#fdb913',
  '#f37021',
  '#ed1c24',
] as const;

const WIDTH = 360;
const MARGIN = 20;
const HEAD = 96;
const ARROW = 34;
const STEP = 44;

type Labelled = {
  readonly supplier: string;
  readonly model: string;
  readonly rating: EnergyRating;
};

/**
 * Draws a product's energy label: supplier and model, every class of its scale as an arrow, and the
 * product's own class in black at its height. It contains no words of any language, like the
 * printed label.
 */
export const energyLabelSvg = ({ supplier, model, rating }: Labelled): string => {
  const classes = classesOfScale(rating);
  const height = HEAD + classes.length * STEP + MARGIN * 2;
  const arrows = classes.map((energyClass, place) => {
    const top = HEAD + MARGIN + place * STEP;
    const length = 90 + place * 16;
    const colour = COLOURS[energyColour({ ...rating, energyClass })];
    return `<path d="${arrow(MARGIN, top, length)}" fill="${colour}"/>${text(MARGIN + 12, top + 25, 24, energyClass, 'fill="#fff" stroke="#000" stroke-width="2" paint-order="stroke"')}`;
  });
  const own = HEAD + MARGIN + classes.indexOf(rating.energyClass) * STEP;
  const black = `<path d="M${WIDTH - MARGIN} ${own - 4}h-76l-21 21 21 21h76z" fill="#000"/>${text(WIDTH - MARGIN - 40, own + 27, 28, rating.energyClass, 'fill="#fff" text-anchor="middle"')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-weight="700">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/><rect width="${WIDTH}" height="48" fill="#034ea2"/>`,
    text(MARGIN, 34, 26, 'ENERG', 'fill="#fff"'),
    `<path d="M${MARGIN + 112} 8l-12 19h9l-4 15 14-21h-9l5-13z" fill="#fff200"/>`,
    text(MARGIN, 70, 15, supplier, 'fill="#000"'),
    text(MARGIN, 90, 15, model, 'fill="#000" font-weight="400"'),
    ...arrows,
    black,
    '</svg>',
  ].join('');
};

const arrow = (left: number, top: number, length: number): string =>
  `M${left} ${top}h${length}l${ARROW / 2} ${ARROW / 2}-${ARROW / 2} ${ARROW / 2}h-${length}z`;

const text = (x: number, y: number, size: number, words: string, look: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${look}>${escaped(words)}</text>`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
