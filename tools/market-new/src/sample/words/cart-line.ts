import type { SomeWords } from './some-words.ts';

export const cartLine = {
  pallets: {
    one: '{count} bancale a rendere, cauzione {amount}',
    many: '{count} di bancali a rendere, cauzione {amount}',
    other: '{count} bancali a rendere, cauzione {amount}',
  },
  fewer: 'Non abbiamo così tanti pezzi. Nel carrello c’è la quantità massima disponibile.',
  contactOfStore: 'Contatta il negozio',
  sentFrom: 'Spedizione da {amount}',
  sentFree: 'Spedizione gratuita',
  together: 'Tutto da questo venditore:',
  replaces: 'Al posto di: {product}',
  replacedBy: 'Hai scelto al suo posto: {product}',
  inPlace: 'Al suo posto puoi prendere',
  take: 'Prendi',
  takeNamed: 'Prendi: {product}',
} as const satisfies SomeWords<'cartLine'>;
