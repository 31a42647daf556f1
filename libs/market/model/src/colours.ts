/**
 * The colours that filters show as swatches, as sRGB. Woods and metals have the colour of their
 * surface; `colourless` stands for what lets light through.
 */
export const COLOURS = {
  white: '#eef0f1',
  cream: '#f1e6c8',
  sand: '#dcc79a',
  lightGrey: '#cdd2d6',
  beige: '#d9c7ab',
  terracotta: '#c76b48',
  brickRed: '#b04a37',
  anthracite: '#434a52',
  brown: '#7a5236',
  yellow: '#edc143',
  grey: '#969ca3',
  graphite: '#565c63',
  black: '#2a2d31',
  copper: '#b87346',
  green: '#3f7d4e',
  silver: '#b9c0c7',
  goldenOak: '#b98343',
  walnut: '#76502f',
  steel: '#aeb4b9',
  chrome: '#c0c9d2',
  gold: '#c9a14d',
  sage: '#a3b295',
  blue: '#3d70b2',
  powderPink: '#dfb2b0',
  orange: '#e07f35',
  red: '#bf3a30',
  naturalOak: '#c49a64',
  petrol: '#1f6673',
  lavender: '#a69bc8',
  lightOak: '#dbbe90',
  pine: '#deb977',
  teak: '#9d6c3c',
  mahogany: '#6c3526',
  larch: '#c98e55',
  colourless: '#dfe8ec',
  greyOak: '#a59a8b',
  ash: '#d8c6a6',
  concrete: '#a3a5a4',
  slate: '#5b646c',
  whiteMarble: '#e6e8ea',
  beech: '#d9ab7c',
  spruce: '#e2c48f',
} as const satisfies Readonly<Record<string, `#${string}`>>;
export type ColourName = keyof typeof COLOURS;

/** The words of a market for each colour, in lower case; the catalogue and imported files use them. */
export type ColourWords = Readonly<Record<ColourName, readonly string[]>>;

const isColourName = (name: string): name is ColourName => name in COLOURS;

/**
 * The colour that a word names in a market, ignoring case and surrounding spaces; undefined for any
 * other word.
 */
export const colourNamed = (word: string, words: ColourWords): ColourName | undefined => {
  const wanted = word.trim().toLowerCase();
  return Object.keys(words)
    .filter(isColourName)
    .find((name) => words[name].includes(wanted));
};
