import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it.each([
  [
    'a stop between two texts',
    ['Listo el lunes', 'Preparación: 6 €.'],
    'Listo el lunes. Preparación: 6 €.',
  ],
  ['a capital at the beginning', ['Llamamos.', 'lunes, 23'], 'Llamamos. Lunes, 23.'],
  ['nothing for an empty text', ['Llamamos.', ''], 'Llamamos.'],
])('has %s', (_, texts, expected) => {
  expect(sentences(texts)).toBe(expected);
});
