import type { MarketTexts } from '@materia/market-model';

export const delivery = {
  homeCourier: 'Livraison à domicile',
  localDelivery: 'Livraison dans un rayon d’environ {kilometres} km',
  drivePickup: 'Retrait au drive',
  relayPoint: 'Point relais',
  by: 'au plus tard : {date}',
  delivered: 'Livraison',
  pickupFee: 'Retrait : à partir de {amount} pour la préparation de la commande.',
  contactWithin: 'Le transporteur vous contacte sous {hours} heures pour convenir d’une date.',
  withinHours: {
    one: 'sous {count} heure',
    many: 'sous {count} heures',
    other: 'sous {count} heures',
  },
  todayFrom: 'aujourd’hui dès {time}',
  tomorrowFrom: 'demain dès {time}',
  dayFrom: '{date}, dès {time}',
  onDay: '{date}',
  line: '{way} : {when}',
  why: 'Pourquoi cette date ?',
  workingDays: {
    one: 'Il nous faut {count} jour ouvré.',
    many: 'Il nous faut {count} jours ouvrés.',
    other: 'Il nous faut {count} jours ouvrés.',
  },
  openingHours: 'Nous comptons les heures d’ouverture du magasin.',
  skipped: 'Ces jours ne comptent pas :',
  skippedWeekend: '{date} : week-end',
  skippedHoliday: '{date} : {name}',
  skippedClosedStore: '{date} : magasin fermé',
} as const satisfies MarketTexts['delivery'];
