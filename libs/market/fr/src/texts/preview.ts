import type { MarketTexts } from '@materia/market-model';

export const preview = {
  unit: '{amount} / unité',
  available: 'Disponible : {count}',
  short: 'Seulement {count} disponibles sur {wanted}',
  soldOut: 'épuisé pour le moment',
  capped: '{count} au maximum par ligne',
  quantity: 'Quantité : {count}',
  total: 'Montant : {amount}',
  sum: 'Total hors livraison et préparation',
  title: 'Vérifiez avant d’ajouter',
} as const satisfies MarketTexts['preview'];
