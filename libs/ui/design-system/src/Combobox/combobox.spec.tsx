import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { matchingItems } from './matching-items.ts';

const CITIES = ['Łódź', 'Poznań', 'Orléans', 'A Coruña', 'São João da Madeira'].map(
  (label, index) => ({ id: String(index), label, detail: index === 0 ? 'łódzkie' : undefined }),
);
const labelsFor = (typed: string): readonly string[] =>
  matchingItems(CITIES, typed).map(({ label }) => label);

describe('items matching the typed text', () => {
  it.each([
    ['lodz', ['Łódź']],
    ['ŁÓDZKIE', ['Łódź']],
    ['orleans', ['Orléans']],
    ['coruna', ['A Coruña']],
    ['madeira sao', ['São João da Madeira']],
    ['  poz ', ['Poznań']],
    ['xyz', []],
  ])('%s', (typed, labels) => expect(labelsFor(typed)).toEqual(labels));

  it('an empty text keeps all items', () => expect(labelsFor(' ')).toHaveLength(CITIES.length));

  it('each further letter can only shorten the list, and its order stays the same', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 6 }),
        fc.string({ minLength: 1, maxLength: 1 }).filter((letter) => letter.trim() !== ''),
        (start, letter) => {
          const before = labelsFor(start);
          const after = labelsFor(start + letter);
          expect(before.filter((label) => after.includes(label))).toEqual(after);
        },
      ),
    );
  });
});

describe('Combobox before scripts run', () => {
  const html = renderToStaticMarkup(
    <Combobox
      name="city"
      label="City"
      items={CITIES}
      noneText="Nothing"
      countText={String}
      defaultValue="Poznań"
    />,
  );

  it('is a text field with native suggestions, and the form sends what was typed', () => {
    expect(html).toMatch(
      /<input(?=[^>]* name="city")(?=[^>]* value="Poznań")[^>]* list="city-list"/,
    );
    expect(html).toContain('<datalist id="city-list">');
    expect(html).toContain('<option value="Łódź">łódzkie</option>');
  });
});
