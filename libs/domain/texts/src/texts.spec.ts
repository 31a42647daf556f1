import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ParametersOf, TextKeyOf, TextReaderOf, TranslationOf } from './texts.ts';

const polish = {
  cart: {
    title: 'Koszyk',
    removed: 'Usuń {product} ze sklepu {store}',
    items: {
      one: '{count} sztuka',
      few: '{count} sztuki',
      many: '{count} sztuk',
      other: '{count} sztuki',
    },
  },
} as const;
type Polish = typeof polish;
type Cart = TranslationOf<Polish>['cart'];

const read = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;
const t: TextReaderOf<Polish> = read;

describe('the types of texts', () => {
  it('derive keys and parameters from the sentences', () => {
    expectTypeOf<TextKeyOf<Polish>>().toEqualTypeOf<'cart.title' | 'cart.removed' | 'cart.items'>();
    expectTypeOf<ParametersOf<Polish['cart']['removed']>>().toEqualTypeOf<'product' | 'store'>();
    expectTypeOf<ParametersOf<Polish['cart']['items']>>().toEqualTypeOf<'count'>();
    expectTypeOf<ParametersOf<Polish['cart']['title']>>().toEqualTypeOf<never>();
  });

  it('require the parameters of a text', () => {
    expect(t('cart.title')).toContain('cart.title');
    expect(t('cart.removed', { product: 'Wkręty', store: 'Łódź' })).toContain('Łódź');
    expect(t('cart.items', { count: 3 })).toContain('3');
    // @ts-expect-error there is no such text
    t('cart.subtitle');
    // @ts-expect-error the store is missing
    t('cart.removed', { product: 'Wkręty' });
    // @ts-expect-error a text without parameters takes none
    t('cart.title', { product: 'Wkręty' });
    // @ts-expect-error a number is counted
    t('cart.items', { count: '3' });
  });

  it('allow a translation its own word order and plural forms only', () => {
    const french = {
      title: 'Panier',
      removed: 'Dans {store}, retirer {product}',
      items: { one: 'un article', other: '{count} articles' },
    } as const satisfies Cart;
    expectTypeOf(french).toExtend<Cart>();
    const { title, removed, items } = french;
    // @ts-expect-error a text is missing
    const unfinished: Cart = { title, removed };
    // @ts-expect-error a parameter is missing
    const shortened: Cart = { title, items, removed: 'Retirer {product}' };
    // @ts-expect-error a parameter has another name
    const renamed: Cart = { title, items, removed: 'Retirer {product} de {shop}' };
    // @ts-expect-error the number counts in this text
    const uncounted: Cart = { title, removed, items: '{count} articles' };
    // @ts-expect-error each language has the form for all other numbers
    const formless: Cart = { title, removed, items: { one: 'un article' } };
    expectTypeOf([unfinished, shortened, renamed, uncounted, formless]).toExtend<readonly Cart[]>();
  });
});
