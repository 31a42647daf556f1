import type { MarketTexts } from '@materia/market-model';

export const delivery = {
  homeCourier: 'Entrega em casa',
  localDelivery: 'Entrega num raio de cerca de {kilometres} km',
  drivePickup: 'Levantamento no drive',
  relayPoint: 'Ponto de recolha',
  by: 'o mais tardar: {date}',
  delivered: 'Entrega',
  pickupFee: 'Levantamento: desde {amount} pela preparação da encomenda.',
  contactWithin:
    'A transportadora entra em contacto consigo no prazo de {hours} horas para marcar a data.',
  withinHours: { one: 'em {count} hora', many: 'em {count} de horas', other: 'em {count} horas' },
  todayFrom: 'hoje a partir das {time}',
  tomorrowFrom: 'amanhã a partir das {time}',
  dayFrom: '{date}, a partir das {time}',
  onDay: '{date}',
  line: '{way}: {when}',
  why: 'Porquê esta data?',
  workingDays: {
    one: 'Precisamos de {count} dia útil.',
    many: 'Precisamos de {count} de dias úteis.',
    other: 'Precisamos de {count} dias úteis.',
  },
  openingHours: 'Contamos as horas de abertura da loja.',
  skipped: 'Estes dias não contam:',
  skippedWeekend: '{date}: fim de semana',
  skippedHoliday: '{date}: {name}',
  skippedClosedStore: '{date}: loja fechada',
} as const satisfies MarketTexts['delivery'];
