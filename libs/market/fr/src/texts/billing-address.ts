import type { MarketTexts } from '@materia/market-model';

export const billingAddress = {
  title: 'Adresse de facturation',
  none: 'Aucune adresse n’est encore enregistrée.',
  use: 'Cette adresse figure sur vos factures.',
  add: 'Ajouter une adresse',
  change: 'Modifier l’adresse',
  save: 'Enregistrer l’adresse',
  failed: 'L’adresse n’a pas pu être enregistrée. Réessayez dans un instant.',
} as const satisfies MarketTexts['billingAddress'];
