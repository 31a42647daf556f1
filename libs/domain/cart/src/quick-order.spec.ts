import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_QUICK_ORDER_LINES,
  parseQuickOrder,
  withKnownReferences,
  type QuickOrderItem,
} from './quick-order.ts';

const item = (
  reference: string,
  quantity: number,
  ...lines: readonly number[]
): QuickOrderItem => ({ reference, quantity, lines, isCapped: false });

/** Words of one market. */
const HEADINGS = { reference: ['référence'], quantity: ['ilość', 'quantité'] };

describe('quick order', () => {
  it.each<{ rule: string; text: string; items: readonly QuickOrderItem[] }>([
    {
      rule: 'accepts reference and quantity separated by a semicolon',
      text: '82121212; 3\n82343434;10',
      items: [item('82121212', 3, 1), item('82343434', 10, 2)],
    },
    {
      rule: 'a reference alone means quantity 1',
      text: '82121212\n82343434;',
      items: [item('82121212', 1, 1), item('82343434', 1, 2)],
    },
    {
      rule: 'accepts spreadsheet cells separated by tabs',
      text: '82121212\t3\r\n82343434\t10\r\n',
      items: [item('82121212', 3, 1), item('82343434', 10, 2)],
    },
    {
      rule: 'accepts a file with commas, quotes, an old line end and a byte order mark',
      text: '\uFEFF"82121212", "3"\r"AB-12/3",2',
      items: [item('82121212', 3, 1), item('AB-12/3', 2, 2)],
    },
    {
      rule: 'ignores spaces inside quotes',
      text: '" 82121212 ";" 3 "',
      items: [item('82121212', 3, 1)],
    },
    {
      rule: 'skips a heading in any language',
      text: 'Référence;Quantité\n82121212;3',
      items: [item('82121212', 3, 2)],
    },
    {
      rule: 'ignores empty lines and trailing empty cells',
      text: '\n  \n82121212;3;;\n',
      items: [item('82121212', 3, 3)],
    },
    {
      rule: 'accepts whole quantities with zero decimals',
      text: '82121212;2.0\n82343434;3,0',
      items: [item('82121212', 2, 1), item('82343434', 3, 2)],
    },
    {
      rule: 'accepts digits in groups, as spreadsheets write thousands',
      text: '82121212\t1 000\n82343434\t1\u00A0000',
      items: [
        { ...item('82121212', 999, 1), isCapped: true },
        { ...item('82343434', 999, 2), isCapped: true },
      ],
    },
    {
      rule: 'ignores further columns with letters, and their heading',
      text: 'Ref;Nazwa;Ilość\n82121212;Cement 25 kg;48\n82343434;12;szt.',
      items: [item('82121212', 48, 2), item('82343434', 12, 3)],
    },
    {
      rule: 'ignores a word before the reference',
      text: 'ref 15000003;2\nRéf.: 15000004',
      items: [item('15000003', 2, 1), item('15000004', 1, 2)],
    },
    {
      rule: 'accepts digits that are grouped by points, commas or apostrophes',
      text: '82121212;1.000\n82343434;"1,000"\n82565656;1’000',
      items: [
        { ...item('82121212', 999, 1), isCapped: true },
        { ...item('82343434', 999, 2), isCapped: true },
        { ...item('82565656', 999, 3), isCapped: true },
      ],
    },
    {
      rule: 'accepts a unit behind the quantity',
      text: '82121212;12 szt.\n82343434;3 sacs\n82565656;40m²',
      items: [item('82121212', 12, 1), item('82343434', 3, 2), item('82565656', 40, 3)],
    },
    {
      rule: 'accepts reference and quantity in one cell',
      text: '10400006 200\n10400007 x 12 szt.',
      items: [item('10400006', 200, 1), item('10400007', 12, 2)],
    },
    {
      rule: 'finds the columns by their names, in any order',
      text: 'Lp.;Nazwa;Cena;Ilość;Nr kat.;Ref\n1;Cement 25 kg;17,49;48;A-1;82121212\n2;"Klej; szary";29,90;10;B-2;82343434',
      items: [item('82121212', 48, 2), item('82343434', 10, 3)],
    },
    {
      rule: 'finds the only code and the only whole number of a line, and leaves out the price',
      text: 'Cement 25 kg\t82121212\t17,49\t48\nGips 5 kg\t82343434\t9,99\t12',
      items: [item('82121212', 48, 1), item('82343434', 12, 2)],
    },
    {
      rule: 'does not take numbered lines for quantities',
      text: '82121212;1;48\n82343434;2;12\n82565656;3;7',
      items: [item('82121212', 48, 1), item('82343434', 12, 2), item('82565656', 7, 3)],
    },
    { rule: 'an empty input has no items', text: ' \n', items: [] },
  ])('$rule (BEY-08)', ({ text, items }) => {
    expect(parseQuickOrder(text, HEADINGS)).toEqual({ items, faults: [] });
  });

  it('merges repeated references at their first position (BEY-08)', () => {
    expect(parseQuickOrder('a;1\nb;2\na;4').items).toEqual([item('a', 5, 1, 3), item('b', 2, 2)]);
  });

  it('a cart line takes 999 at most, and the shopper learns that the quantity was reduced (BEY-08, QTY-02)', () => {
    expect(parseQuickOrder('a;999').items).toEqual([item('a', 999, 1)]);
    expect(parseQuickOrder('a;999\na;1\nb;5000\nb;1').items).toEqual([
      { ...item('a', 999, 1, 2), isCapped: true },
      { ...item('b', 999, 3, 4), isCapped: true },
    ]);
  });

  it.each<{ text: string; error: object }>([
    { text: 'two words;1', error: { kind: 'not-a-reference' } },
    { text: 'a"b";1', error: { kind: 'not-a-reference' } },
    { text: '"a"b;1', error: { kind: 'not-a-reference' } },
    { text: ';1', error: { kind: 'not-a-reference' } },
    { text: '-82121212;1', error: { kind: 'not-a-reference' } },
    { text: '82121212-;1', error: { kind: 'not-a-reference' } },
    { text: `${'8'.repeat(41)};1`, error: { kind: 'not-a-reference' } },
    { text: '82121212;0', error: { kind: 'below-minimum', min: 1 } },
    { text: '82121212;1.5', error: { kind: 'not-an-integer', text: '1.5' } },
    { text: '82121212;1,5', error: { kind: 'not-an-integer', text: '1,5' } },
    { text: '82121212;three', error: { kind: 'not-a-number', text: 'three' } },
    { text: '82121212;1;2', error: { kind: 'too-many-cells' } },
  ])(
    '"$text" is refused with its line number, and the good lines are accepted (BEY-08)',
    ({ text, error }) => {
      expect(parseQuickOrder(`good;1\n\n ${text}\nfine;2`)).toEqual({
        items: [item('good', 1, 1), item('fine', 2, 4)],
        faults: [{ line: 3, text, error }],
      });
    },
  );

  it('only a first line can be a heading: further down, text is a wrong quantity (BEY-08)', () => {
    expect(parseQuickOrder('a;1\nreference;quantity').faults).toEqual([
      { line: 2, text: 'reference;quantity', error: { kind: 'not-a-number', text: 'quantity' } },
    ]);
  });

  it('the longest reference has 40 characters, the shortest has one', () => {
    expect(parseQuickOrder(`${'8'.repeat(40)}\n8`).items).toEqual([
      item('8'.repeat(40), 1, 1),
      item('8', 1, 2),
    ]);
  });

  it('accepts 500 good lines whatever bad ones are among them (BEY-08)', () => {
    const text = Array.from({ length: MOST_QUICK_ORDER_LINES + 20 }, (_, index) =>
      index % 26 === 0 ? '?!' : `r${index};1`,
    ).join('\n');
    const { items, faults } = parseQuickOrder(text);
    expect([items.length, faults.length]).toEqual([500, 20]);
    expect(new Set(faults.map(({ error }) => error.kind))).toEqual(new Set(['not-a-reference']));
  });

  it('refuses each line beyond the 500th separately (BEY-08)', () => {
    const text = Array.from(
      { length: MOST_QUICK_ORDER_LINES + 1 },
      (_, index) => `r${index};1`,
    ).join('\n');
    const { items, faults } = parseQuickOrder(text);
    expect(items).toHaveLength(500);
    expect(faults).toEqual([
      { line: 501, text: 'r500;1', error: { kind: 'too-many-lines', most: 500 } },
    ]);
  });

  it('reports each line with an unknown reference, in line order (BEY-08)', () => {
    const order = parseQuickOrder('known;1\ngone;2\n?;1\ngone;3\nother;1');
    expect(withKnownReferences(order, (reference) => reference !== 'gone')).toEqual({
      items: [item('known', 1, 1), item('other', 1, 5)],
      faults: [
        { line: 2, text: 'gone', error: { kind: 'unknown-reference' } },
        { line: 3, text: '?;1', error: { kind: 'not-a-reference' } },
        { line: 4, text: 'gone', error: { kind: 'unknown-reference' } },
      ],
    });
  });

  it('loses no line: each non-empty line of any pasted text becomes an item or a fault (BEY-08)', () => {
    const cell = fc.constantFrom('82121212', 'a', 'b', '', '-', 'x y');
    const line = fc
      .tuple(cell, fc.constantFrom(';', '\t', ','), fc.constantFrom('1', '5', '0', 'x2', ''))
      .map((parts) => parts.join(''));
    const pasted = fc.oneof(
      fc.array(line, { maxLength: 12 }).map((lines) => ['a;1', ...lines].join('\n')),
      fc.string().map((text) => `a;1\n${text}`),
    );
    fc.assert(
      fc.property(pasted, (text) => {
        const { items, faults } = parseQuickOrder(text);
        const told = [
          ...items.flatMap(({ lines }) => lines),
          ...faults.map(({ line: number }) => number),
        ].toSorted((a, b) => a - b);
        const held = text
          .split(/\r\n|\r|\n/)
          .flatMap((row, index) => (row.trim() === '' ? [] : [index + 1]));
        expect(told).toEqual(held);
        expect(new Set(items.map(({ reference }) => reference)).size).toBe(items.length);
      }),
      { numRuns: 300 },
    );
  });
});
