import { readNumber, readSides } from '../material.ts';
import type { Recipe, RecipeFacts } from '../recipe.ts';
import { RULES } from '../rules.ts';
import { inLitres, inMetres, inPieces, isOfGroup, tool } from './shared-lines.ts';

const joistRule = ({ main }: RecipeFacts) =>
  isOfGroup(main, 'composite-deckings') ? 'joists-of-composite' : 'joists-of-wood';
/** Metres between joists. */
const joistSpacing = (facts: RecipeFacts): number => RULES[joistRule(facts)].value;

/** The width of a board with the gap beside it, in metres. */
const rowWidth = (width: string | undefined): number =>
  ((readSides(width)[0] ?? 140) + RULES['deck-gap'].value) / 1000;

/** Metres of joists: one at every spacing across the boards, and one at the end. */
const joistMetres = (facts: RecipeFacts): number =>
  facts.surface.area / joistSpacing(facts) + facts.plan.numbers.width / 100;

const crossings = (facts: RecipeFacts): number =>
  Math.ceil(joistMetres(facts) / rowWidth(facts.main?.attributes['width']));

export const TERRACE: Recipe = [
  {
    role: 'decking',
    kind: 'main',
    groups: ['wood-deckings', 'composite-deckings'],
    unit: 'm2',
    waste: 'plan',
    rule: 'deck-gap',
    need: ({ surface }) => surface.area,
    contents: (board) => {
      const metres = inMetres(board);
      return metres === undefined ? undefined : metres * rowWidth(board.attributes['width']);
    },
  },
  {
    role: 'joists',
    kind: 'material',
    groups: ['battens'],
    unit: 'm',
    waste: 5,
    rule: joistRule,
    need: joistMetres,
    contents: inMetres,
    // Joists are at least 40 mm in both directions.
    fit: ({ attributes }) => {
      const [one = 0, other = 0] = readSides(attributes['pipe-size']);
      return Math.min(one, other) >= 40 ? 2 : 0;
    },
  },
  {
    role: 'screws',
    kind: 'material',
    groups: ['wood-screws'],
    unit: 'piece',
    waste: 5,
    rule: 'deck-screws',
    need: (facts) => crossings(facts) * RULES['deck-screws'].value,
    contents: inPieces,
    // Twice as long as the board is thick, and at least 4.5 mm strong.
    fit: ({ attributes }, { main }) => {
      const needed = 2 * (readSides(main?.attributes['thickness'])[0] ?? 27);
      const length = readNumber(attributes['length']) ?? 0;
      const diameter = readNumber(attributes['diameter']) ?? 0;
      return length < needed || diameter < 4.5 || diameter > 6 ? 0 : 1 / (1 + length - needed);
    },
  },
  {
    role: 'stain',
    kind: 'material',
    groups: ['wood-stains'],
    isNeeded: ({ main }) => !isOfGroup(main, 'composite-deckings'),
    unit: 'l',
    waste: 5,
    rule: 'deck-stain',
    need: ({ surface }) => surface.area * RULES['deck-stain'].value,
    contents: inLitres,
  },
  tool('drill-bit', 'wood-bits'),
  tool('tape-measure', 'tape-measures'),
];
