import { isProductUrlKey } from '@materia/domain-navigation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productUrlKey, slugOf } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Łączniki i gniazda', 'laczniki-i-gniazda'],
    ['Béton prêt à gâcher, 25 kg', 'beton-pret-a-gacher-25-kg'],
    ['Zawór ½″ Ø 32', 'zawor-1-2-32'],
    ['Baños: 60 × 60 cm', 'banos-60-x-60-cm'],
    ['Gros œuvre', 'gros-oeuvre'],
    ['Lâmpada 10 m²', 'lampada-10-m2'],
  ])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));

  it('a product URL key has hyphenated words and a suffix of letters and 4 to 9 digits, whatever the name (RTE-10)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.integer({ min: 10_000_000, max: 99_999_999 }),
        (name, sku) => {
          expect(isProductUrlKey(productUrlKey(`Cement ${name}`, String(sku)))).toBe(true);
        },
      ),
    );
  });

  it('a long name is cut at a word boundary', () => {
    expect(productUrlKey('ventana de tejado con triple vidrio', '10000001', 20)).toBe(
      'ventana-de-tejado-ref10000001',
    );
  });
});
