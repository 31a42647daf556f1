import type { MarketTexts } from '@materia/market-model';

/** What delivery to a postal code costs, before the checkout. */
export const estimate = {
  title: 'Frais et délai de livraison',
  near: 'Code postal',
  show: 'Calculer',
  invalid: 'Saisissez un code postal, par exemple {example}.',
  home: 'Livraison à domicile',
  relay: 'Point relais',
  locker: 'Consigne automatique',
  pickup: 'Retrait en magasin',
  truck: 'Livraison par camion',
  partner: 'Livraison AllxBrick',
  partnerPickup: 'Retrait avec AllxBrick',
  arrives: 'au plus tard : {date}',
  ready: 'prêt : {date}',
  none: 'Nous ne livrons pas à ce code postal. Vous pouvez retirer les produits en magasin.',
  open: 'Tarifs et délais pour un autre code postal',
  close: 'Fermer',
} as const satisfies MarketTexts['estimate'];
