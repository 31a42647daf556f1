import type { TermKey } from '../terms.ts';
import type { Colour } from './kit/colour.ts';

/** The tints of colour and decor terms. */
const TINTS: Readonly<Partial<Record<TermKey, Colour>>> = {
  white: '#eef0f1',
  cream: '#f1e6c8',
  sand: '#dcc79a',
  'light-grey': '#cdd2d6',
  beige: '#d9c7ab',
  terracotta: '#c76b48',
  'brick-red': '#b04a37',
  anthracite: '#434a52',
  brown: '#7a5236',
  yellow: '#edc143',
  grey: '#969ca3',
  graphite: '#565c63',
  black: '#2a2d31',
  'copper-colour': '#b87346',
  green: '#3f7d4e',
  silver: '#b9c0c7',
  'golden-oak': '#b98343',
  walnut: '#76502f',
  'inox-look': '#aeb4b9',
  chrome: '#c0c9d2',
  'gold-colour': '#c9a14d',
  sage: '#a3b295',
  blue: '#3d70b2',
  'powder-pink': '#dfb2b0',
  orange: '#e07f35',
  red: '#bf3a30',
  'natural-oak': '#c49a64',
  petrol: '#1f6673',
  lavender: '#a69bc8',
  'light-oak': '#dbbe90',
  pine: '#deb977',
  teak: '#9d6c3c',
  mahogany: '#6c3526',
  larch: '#c98e55',
  colourless: '#dfe8ec',
  'grey-oak': '#a59a8b',
  ash: '#d8c6a6',
  concrete: '#a3a5a4',
  slate: '#5b646c',
  'white-marble': '#e6e8ea',
  beech: '#d9ab7c',
  spruce: '#e2c48f',
};

/** The tint of a term. Throws for a term on a tinted axis without a tint, which is a bug. */
export const tintOf = (term: string): Colour => {
  const tint = Object.entries(TINTS).find(([key]) => key === term)?.[1];
  if (tint === undefined) throw new Error(`The colour ${term} has no tint`);
  return tint;
};
