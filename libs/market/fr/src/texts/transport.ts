import type { MarketTexts } from '@materia/market-model';

/** Delivery by truck, the place of a delivery, the calendar of an order and the hour of a pickup. */
export const transport = {
  home: 'Livraison par camion',
  homeText:
    'Pour les achats lourds ou volumineux, à domicile ou sur le chantier. Le transporteur vous appelle sous {hours} heures.',
  place: 'Où livrer ?',
  placeText: 'Le prix dépend de la distance du magasin.',
  postcode: 'Code postal',
  city: 'Ville',
  show: 'Voir les prix',
  postcodeInvalid: 'Saisissez un code postal, par exemple {example}.',
  cityMissing: 'Saisissez la ville de livraison.',
  distance: 'À {kilometres} km de {store}',
  addressNeeded: 'Saisissez votre code postal ci-dessus pour connaître le prix.',
  distanceUnknown: 'La distance du magasin n’a pas pu être calculée. Vérifiez le code postal.',
  tooFar:
    'Cette adresse est trop loin de {store}. Choisissez un autre mode de livraison ou un magasin plus proche.',
  doesNotReach: 'Le camion ne livre pas à {postcode}. Choisissez un autre mode de livraison.',
  notServed:
    'Nous ne livrons pas à ce code postal depuis ce magasin. Saisissez-en un autre ou choisissez un retrait.',
  closerStore: 'Trouver un magasin plus proche',
  noSlot: 'Tous les créneaux de livraison sont complets.',
  slot: 'Jour et créneau de livraison',
  slotHint: 'Le chauffeur arrive pendant ce créneau.',
  slotMissing: 'Choisissez un créneau de livraison.',
  slotGone: 'Ce créneau de livraison est désormais complet. Choisissez-en un autre.',
  truckAccess: 'Un camion peut accéder à cette adresse',
  truckAccessHint: 'Il faut une voie stabilisée de 3,5 m de large et la place de décharger.',
  truckAccessMissing: 'Confirmez qu’un camion peut accéder à cette adresse.',
  placeChanged:
    'Les prix de livraison sont maintenant ceux du {postcode}. Vérifiez-les avant de continuer.',
  calendar: 'Calendrier de la commande',
  calendarReady: 'À retirer à {store}',
  calendarArrives: 'Livraison : {seller}',
  calendarBy: 'Livraison au plus tard ce jour : {seller}',
  calendarWaits: 'Disponible au point : {point}',
  calendarFastest: 'avec le mode le plus rapide',
  calendarFrom: 'à partir de {time}',
  hourOpen: 'Vous pouvez changer l’heure de retrait ici jusqu’à {time}.',
  hourRunsOut: 'Il reste moins d’une minute pour changer l’heure de retrait.',
  hour: 'Autre heure de retrait',
  hourChange: 'Changer l’heure',
  hourChanged: 'Heure de retrait modifiée.',
  hourOver: 'L’heure ne peut plus être changée ici. Choisissez-en une autre à l’étape livraison.',
} as const satisfies MarketTexts['transport'];
