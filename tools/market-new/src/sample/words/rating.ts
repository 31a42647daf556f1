import type { SomeWords } from './some-words.ts';

export const rating = {
  label: {
    one: '{average} su 5, {count} recensione',
    many: '{average} su 5, {count} di recensioni',
    other: '{average} su 5, {count} recensioni',
  },
  heading: 'Recensioni dei clienti',
  none: 'Nessuno ha ancora recensito questo prodotto.',
  write: 'Scrivi una recensione',
  all: {
    one: 'Leggi {count} recensione',
    many: 'Leggi {count} di recensioni',
    other: 'Leggi tutte le {count} recensioni',
  },
  verified: 'Acquisto verificato',
  unverified: 'Acquisto non verificato',
  writtenBy: '{nickname}, il {date}',
  stars: { one: '{count} stella', many: '{count} di stelle', other: '{count} stelle' },
  howTitle: 'Come controlliamo le recensioni',
  howText:
    'Può scrivere una recensione chi ha un account, una per prodotto. Prima della pubblicazione la legge una persona: scartiamo insulti, pubblicità e dati personali, mai i voti bassi. «Acquisto verificato» appare se il prodotto è stato ordinato con lo stesso account e l’ordine non è stato annullato. Le recensioni non sono pagate.',
} as const satisfies SomeWords<'rating'>;
