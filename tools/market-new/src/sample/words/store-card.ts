import type { SomeWords } from './some-words.ts';

export const storeCard = {
  openUntil: 'Aperto fino alle {time}',
  opensToday: 'Chiuso, apre oggi alle {time}',
  opensLater: 'Chiuso, apre {date} alle {time}',
  closed: 'Chiuso',
  distance: 'a {kilometres} km di distanza',
  chosen: 'Il tuo negozio',
  change: 'Cambia negozio',
  choose: 'Scegli un negozio',
  pickupAt: 'Ritiro: {store}',
  noStore: 'Scegli un negozio per vedere scorte e tempi esatti.',
  pricesFrom: 'Prezzi e scorte: {store}',
  hours: 'Orari',
  contactHours: 'dal lunedì al sabato, dalle {from} alle {to}',
} as const satisfies SomeWords<'storeCard'>;
