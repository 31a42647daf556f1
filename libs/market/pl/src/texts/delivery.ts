import type { MarketTexts } from '@materia/market-model';

export const delivery = {
  homeCourier: 'Kurier do domu',
  localDelivery: 'Dostawa w promieniu około {kilometres} km',
  drivePickup: 'Odbiór drive',
  relayPoint: 'Punkt odbioru',
  free: 'bezpłatnie',
  withinHours: {
    one: 'w ciągu {count} godziny',
    few: 'w ciągu {count} godzin',
    many: 'w ciągu {count} godzin',
    other: 'w ciągu {count} godziny',
  },
  todayFrom: 'dziś od {time}',
  tomorrowFrom: 'jutro od {time}',
  dayFrom: '{date}, od {time}',
  onDay: '{date}',
  line: '{way}: {when}',
  why: 'Skąd ten termin?',
  workingDays: {
    one: 'Potrzebujemy {count} dnia roboczego.',
    few: 'Potrzebujemy {count} dni roboczych.',
    many: 'Potrzebujemy {count} dni roboczych.',
    other: 'Potrzebujemy {count} dnia roboczego.',
  },
  openingHours: 'Liczymy godziny otwarcia sklepu.',
  skipped: 'Te dni się nie liczą:',
  skippedWeekend: '{date}: weekend',
  skippedHoliday: '{date}: {name}',
  skippedClosedStore: '{date}: sklep zamknięty',
} as const satisfies MarketTexts['delivery'];
