import type { MarketTexts } from '@materia/market-model';

export const delivery = {
  homeCourier: 'Entrega a domicilio',
  localDelivery: 'Entrega en un radio de unos {kilometres} km',
  drivePickup: 'Recogida en el drive',
  relayPoint: 'Punto de recogida',
  by: 'como muy tarde: {date}',
  delivered: 'Envío',
  pickupFee: 'Recogida: desde {amount} por la preparación del pedido.',
  contactWithin: 'El transportista te llamará en un plazo de {hours} horas para acordar la fecha.',
  withinHours: { one: 'en {count} hora', many: 'en {count} de horas', other: 'en {count} horas' },
  todayFrom: 'hoy desde las {time}',
  tomorrowFrom: 'mañana desde las {time}',
  dayFrom: '{date}, desde las {time}',
  onDay: '{date}',
  line: '{way}: {when}',
  why: '¿Por qué esta fecha?',
  workingDays: {
    one: 'Necesitamos {count} día laborable.',
    many: 'Necesitamos {count} de días laborables.',
    other: 'Necesitamos {count} días laborables.',
  },
  openingHours: 'Contamos las horas de apertura del almacén.',
  skipped: 'Estos días no cuentan:',
  skippedWeekend: '{date}: fin de semana',
  skippedHoliday: '{date}: {name}',
  skippedClosedStore: '{date}: almacén cerrado',
} as const satisfies MarketTexts['delivery'];
