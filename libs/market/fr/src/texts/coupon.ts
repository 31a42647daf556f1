import type { MarketTexts } from '@materia/market-model';

export const coupon = {
  code: 'Code promo',
  add: 'Appliquer',
  onCart: 'Le code {code} est appliqué.',
  notCounted: 'Le code {code} s’applique à partir de {minimum} de produits concernés.',
  change: 'Modifier le code',
  remove: 'Retirer le code {code}',
  over: 'Le code {code} a expiré, nous l’avons retiré du panier.',
  added: 'Le code promo est appliqué.',
  removed: 'Le code promo est retiré.',
  empty: 'Saisissez le code promo.',
  invalid: 'Nous ne connaissons pas ce code. Vérifiez son orthographe.',
  expired: 'Ce code était valable jusqu’au {day}.',
  used: 'Ce code a déjà été utilisé.',
  other: 'Le panier a déjà le code {code}. Retirez-le pour en utiliser un autre.',
  belowMinimum: 'Ce code s’applique à partir de {minimum}. Il manque {missing}.',
  notForCart: 'Aucun produit du panier n’est concerné par ce code.',
  tooMany: 'Trop d’essais. Réessayez dans un quart d’heure.',
  conditions: 'Conditions du code',
  fromTotal: 'À partir de {minimum} de produits concernés.',
  validUntil: 'Valable jusqu’au {day}.',
} as const satisfies MarketTexts['coupon'];
