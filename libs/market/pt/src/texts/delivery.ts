import type { MarketTexts } from '@materia/market-model';

export const delivery = {
  homeCourier: 'Entrega em casa',
  homeIn: 'Em casa ({place})',
  notSent: 'Sem entrega em {place}',
  localDelivery: 'Entrega num raio de cerca de {kilometres} km',
  drivePickup: 'Levantamento na loja',
  pickupAt: 'Levantamento na {store}',
  relayPoint: 'Ponto de levantamento',
  free: 'grátis',
  by: 'o mais tardar: {date}',
  deliveredFrom: 'Entrega desde {amount}',
  pickupFee: 'Levantamento: a partir de {amount} pela preparação.',
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
