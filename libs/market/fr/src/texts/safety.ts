import type { MarketTexts } from '@materia/market-model';

export const safety = {
  title: 'Sécurité du produit',
  warnings: 'Avertissements',
  responsible: 'Personne responsable dans l’Union européenne',
  identifiers: 'Identification du produit',
  identifiersText: 'référence {reference}, modèle {model}, code EAN {ean}',
} as const satisfies MarketTexts['safety'];
