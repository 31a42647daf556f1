import type { MarketTexts } from '@materia/market-model';

export const line = {
  soldAndShippedBy: 'Vendu et expédié par {seller}',
  soldBy: 'Vendeur : {seller}',
  thirdParty: 'Vendeur partenaire',
  retailerGoods: 'Articles du magasin',
  reference: 'Réf. {reference}',
  quantity: 'Quantité',
  quantityTimes: '{quantity} × {unit}',
  amountOf: 'soit {amount}',
  unitPrice: 'Prix unitaire',
  lineTotal: 'Montant',
  discount: 'Remise',
  noStock: 'Rupture de stock',
  lines: {
    one: 'Produits ({count} ligne)',
    many: 'Produits ({count} lignes)',
    other: 'Produits ({count} lignes)',
  },
  tierDiscount: 'Remise de niveau {level} ({percent} %)',
  tierDiscountRule:
    'Elle dépend du montant de vos achats et ne s’applique pas aux autres vendeurs.',
  coupon: 'Code promo {code}',
  ecoContribution: 'Éco-participation',
  preparationFee: 'Préparation de la commande',
  preparationFeeRule: {
    one: 'Selon le nombre de produits : {count} référence.',
    many: 'Selon le nombre de produits : {count} références.',
    other: 'Selon le nombre de produits : {count} références.',
  },
  preparationFeeWaived: 'La préparation est offerte avec votre compte.',
  palletDeposit: 'Consigne de palettes',
  palletDepositRule: 'Elle est remboursée au retour des palettes, dans les {days} jours.',
  shipping: 'Livraison',
  deliveryOpen: 'à choisir',
  deliveryPartly: '{amount} + le reste à choisir',
  total: 'Total TTC',
  vat: 'TVA',
  igic: 'IGIC',
  vatIncluded: 'dont TVA',
  igicIncluded: 'dont IGIC',
  ecoIncluded: 'dont éco-participation',
  totalExcluded: 'Total HT',
  totalWithoutIgic: 'Total hors IGIC',
  explain: 'Comment est-ce calculé ?',
  explainText:
    'La TVA est calculée ligne par ligne, après remises. La somme des lignes donne exactement le total.',
  taxPerRate: 'TVA par taux',
  rate: 'Taux',
  ratePercent: '{percent} %',
  base: 'Base HT',
  tax: 'TVA',
  undeliverableStock:
    'Épuisé dans le magasin choisi. Il ne fait pas partie de cette commande ; le reste peut être commandé.',
  undeliverableCarrier:
    'Le vendeur ne l’expédie pas pour le moment. Vous pouvez commander le reste du panier.',
  undeliverableWeight:
    'Trop lourd pour une seule livraison. Vous pouvez commander le reste du panier.',
  undeliverableMost: 'Nous pouvons en livrer {quantity} au maximum en une fois.',
  undeliverableAlone: 'Retirez-le ou commandez-le séparément.',
  undeliverablePickup:
    'Aucun transporteur ne le livre. Choisissez un magasin pour le retirer, ou commandez le reste.',
  undeliverableClosed:
    'Le magasin est fermé à ces dates. Vous pouvez commander le reste du panier.',
  couponRule: 'Déduit grâce au code que vous avez saisi.',
  ecoContributionRule: 'Fixée par la loi pour chaque produit, elle finance son recyclage.',
  shippingRule: 'Dépend du mode de livraison, du poids et du lieu.',
} as const satisfies MarketTexts['line'];
