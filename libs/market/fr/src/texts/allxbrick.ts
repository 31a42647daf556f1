import type { MarketTexts } from '@materia/market-model';

/** The partner carrier, which starts from the store nearest to the address. */
export const allxbrick = {
  delivery: 'Livraison AllxBrick',
  deliveryText: 'En fourgon depuis le magasin le plus proche, jusqu’à votre porte.',
  pickup: 'Retrait avec AllxBrick',
  pickupText:
    'Vous retirez dans le magasin le plus proche de l’adresse indiquée. AllxBrick vous appelle quand tout est prêt.',
  otherStore:
    'Départ du magasin le plus proche de l’adresse. Nous vous demanderons avant d’en changer.',
  askTitle: 'Choisir {store} à la place ?',
  askText:
    'AllxBrick dessert le {postcode} depuis {store}. Avant de changer de magasin, nous vous montrons ce qui change dans le panier.',
  change: 'Changer de magasin',
  keep: 'Garder {store}',
  noStore:
    'Aucun magasin desservi par AllxBrick près de cette adresse. Vérifiez le code postal ou choisissez un autre mode.',
  errorTitle: 'AllxBrick ne répond pas',
  error:
    'La livraison AllxBrick ne peut pas être vérifiée pour le moment. Réessayez dans un instant ou choisissez un autre mode.',
  at: 'Retrait avec AllxBrick : {store}',
} as const satisfies MarketTexts['allxbrick'];
