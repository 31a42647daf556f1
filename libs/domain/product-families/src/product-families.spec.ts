import { describe, expect, it } from 'vitest';
import {
  type AxisValue,
  checkFamily,
  choicesOf,
  compareValues,
  MOST_MEMBERS,
  valuesOf,
} from './index.ts';

const colour = (value: string): AxisValue => ({ kind: 'colour', label: 'Colour', value });
const volume = (value: string): AxisValue => ({ kind: 'volume', label: 'Volume', value });
const record = (sku: string, ...axes: readonly AxisValue[]) => ({
  sku,
  categoryId: 'paints',
  brand: 'Colorvane',
  axes,
});
const member = (sku: string, axes: readonly AxisValue[], isOrderable = true) => ({
  sku,
  axes,
  isOrderable,
});

describe('a family', () => {
  const grey = record('1', colour('grey'), volume('10 l'));
  const white = record('2', colour('white'), volume('10 l'));

  it('consists of products of one category and brand that differ in their values', () => {
    expect(checkFamily([grey, white])).toEqual({ ok: true, value: true });
    expect(checkFamily([])).toEqual({ ok: true, value: true });
  });

  it.each([
    ['other-category', { ...white, categoryId: 'tiles' }],
    ['other-brand', { ...white, brand: 'Pintalva' }],
    ['other-axes', record('2', colour('white'))],
    ['other-axes', record('2', volume('10 l'), colour('white'))],
    ['same-values', record('2', colour('grey'), volume('10 l'))],
    ['too-many-axes', record('2', ...Array.from({ length: 4 }, () => colour('white')))],
  ])('is refused for %s, with the product that shows it', (kind, other) => {
    expect(checkFamily([grey, other])).toEqual({ ok: false, error: { kind, sku: '2' } });
  });

  it('is refused with more members than a page can show', () => {
    const members = Array.from({ length: MOST_MEMBERS + 1 }, (_, at) =>
      record(`${at}`, volume(`${at} l`)),
    );
    expect(checkFamily(members.slice(0, -1)).ok).toBe(true);
    expect(checkFamily(members)).toEqual({
      ok: false,
      error: { kind: 'too-many-members', sku: `${MOST_MEMBERS}` },
    });
  });
});

describe('values of an axis', () => {
  it('are in their order, otherwise by the numbers in them', () => {
    const values = ['10 l', '2,5 l', '0.5 l', '2,5 l'].map((value) => ({ axes: [volume(value)] }));
    expect(valuesOf(values, 0).map(({ value }) => value)).toEqual(['0.5 l', '2,5 l', '10 l']);
    const sizes = ['L', 'S', 'M'].map((value, at): AxisValue => ({
      kind: 'size',
      label: 'Size',
      value,
      order: [3, 1, 2][at],
    }));
    expect(sizes.toSorted(compareValues).map(({ value }) => value)).toEqual(['S', 'M', 'L']);
    expect(
      ['60 × 120 cm', '30 × 60 cm', '60 × 60 cm'].map(volume).toSorted(compareValues),
    ).toMatchObject([{ value: '30 × 60 cm' }, { value: '60 × 60 cm' }, { value: '60 × 120 cm' }]);
  });
});

describe('choices of a product page', () => {
  const grey10 = member('grey10', [colour('grey'), volume('10 l')]);
  const grey5 = member('grey5', [colour('grey'), volume('5 l')]);
  const white10 = member('white10', [colour('white'), volume('10 l')]);
  const red5 = member('red5', [colour('red'), volume('5 l')]);
  const red1 = member('red1', [colour('red'), volume('1 l')]);
  const all = [grey10, grey5, white10, red1, red5];
  const summary = (present: (typeof all)[number], members = all) =>
    choicesOf(members, present).map(({ kind, choices }) => [
      kind,
      ...choices.map(
        ({ value, isPresent, exists, member: { sku } }) =>
          `${value}${isPresent ? ' present' : exists ? '' : ' nearest'}: ${sku}`,
      ),
    ]);

  it('mark the present value and lead to the member with the other values kept', () => {
    expect(summary(grey10)).toEqual([
      ['colour', 'grey present: grey10', 'red nearest: red5', 'white: white10'],
      ['volume', '1 l nearest: red1', '5 l: grey5', '10 l present: grey10'],
    ]);
  });

  it('lead to the member with the nearest other values where the combination does not exist', () => {
    expect(summary(white10)).toContainEqual([
      'volume',
      '1 l nearest: red1',
      '5 l nearest: grey5',
      '10 l present: white10',
    ]);
  });

  it('prefer a member that can be ordered among equally near ones', () => {
    const members = [
      white10,
      member('grey5', grey5.axes, false),
      member('red5', [colour('zinc'), volume('5 l')]),
    ];
    const [, volumes] = choicesOf(members, white10);
    expect(volumes?.choices[0]?.member.sku).toBe('red5');
  });

  it('leave out axes in which the members do not differ', () => {
    expect(summary(grey10, [grey10, white10])).toEqual([
      ['colour', 'grey present: grey10', 'white: white10'],
    ]);
  });
});
