import type { SomeWords } from './some-words.ts';

export const cartLine = {
  pallets: {
    one: '{count} bancale a rendere, cauzione {amount}',
    many: '{count} di bancali a rendere, cauzione {amount}',
    other: '{count} bancali a rendere, cauzione {amount}',
  },
  replaces: 'Al posto di: {product}',
  replacedBy: 'Hai scelto al suo posto: {product}',
  inPlace: 'Al suo posto puoi prendere',
  take: 'Prendi',
  takeNamed: 'Prendi: {product}',
} as const satisfies SomeWords<'cartLine'>;
