import type { MarketTexts } from '@materia/market-model';

/** Relay points and parcel lockers. */
export const points = {
  relay: 'Point relais',
  locker: 'Consigne automatique',
  relayText: 'Vous le retirez chez un commerçant sur votre chemin.',
  lockerText: 'Vous le retirez à toute heure avec le code reçu par SMS.',
  choose: 'Choisissez un point relais',
  chooseLocker: 'Choisissez une consigne',
  near: 'Code postal',
  show: 'Voir les plus proches',
  distance: '{kilometres} km',
  always: 'Ouvert 24 h/24',
  none: 'Aucun point dans ce secteur. Essayez un autre code postal.',
  nearInvalid: 'Saisissez un code postal, par exemple {example}.',
  missing: 'Choisissez un point relais.',
  missingLocker: 'Choisissez une consigne.',
  gone: 'Ce point n’accepte plus de colis. Choisissez-en un autre.',
  hours: '{days} : {hours}',
  day1: 'lun.',
  day2: 'mar.',
  day3: 'mer.',
  day4: 'jeu.',
  day5: 'ven.',
  day6: 'sam.',
  day7: 'dim.',
  days: '{from}–{to}',
  at: 'Retrait : {point}',
  mapText:
    'Touchez un numéro pour le choisir dans la liste. Distances à vol d’oiseau depuis {postcode}.',
} as const satisfies MarketTexts['points'];
