import type { SomeWords } from './some-words.ts';

export const delivery = {
  homeCourier: 'Consegna a casa',
  localDelivery: 'Consegna entro circa {kilometres} km',
  drivePickup: 'Ritiro al drive',
  relayPoint: 'Punto di ritiro',
  free: 'gratuito',
  withinHours: { one: 'tra {count} ora', many: 'tra {count} di ore', other: 'tra {count} ore' },
  todayFrom: 'oggi dalle {time}',
  tomorrowFrom: 'domani dalle {time}',
  dayFrom: '{date} dalle {time}',
  onDay: '{date}',
  line: '{way}: {when}',
  why: 'Perché questa data?',
  workingDays: {
    one: 'Ci serve {count} giorno lavorativo.',
    many: 'Ci servono {count} di giorni lavorativi.',
    other: 'Ci servono {count} giorni lavorativi.',
  },
  openingHours: 'Contiamo le ore di apertura del negozio.',
  skipped: 'Questi giorni non contano:',
  skippedWeekend: '{date}: fine settimana',
  skippedHoliday: '{date}: {name}',
  skippedClosedStore: '{date}: negozio chiuso',
} as const satisfies SomeWords<'delivery'>;
