import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Annuler ou retourner',
  untilText: 'En tant que consommateur, vous pouvez vous rétracter sans motif jusqu’au {date}.',
  openText:
    'En tant que consommateur, vous pouvez vous rétracter sans motif. Le délai commence à la réception des produits.',
  wholeText: 'La commande n’a pas encore été remise : nous l’annulons en entier.',
  wholeUnpaidText:
    'La commande n’a pas encore été remise : nous l’annulons en entier. Vous n’avez encore rien payé.',
  choose: 'Choisissez les produits',
  units: 'Quantité retournée : {product}',
  unitsHint: '{count} au maximum',
  cancelStart: 'Annuler la commande',
  returnStart: 'Retourner des produits',
  legalTerm: 'En droit, c’est une rétractation du contrat.',
  cancelTitle: 'Annuler la commande',
  returnTitle: 'Retourner des produits',
  confirmText: 'Vous déclarez vous rétracter du contrat de vente de ces produits :',
  confirm: 'Confirmer la rétractation',
  back: 'Revenir à la commande',
  unitsInvalid: 'Indiquez un nombre de 0 à {count}.',
  nothingChosen: 'Choisissez au moins un produit.',
  notPossible: 'Cette rétractation n’est plus possible. Vérifiez l’état de la commande.',
  failed: 'Votre déclaration n’a pas pu être enregistrée. Réessayez dans un instant.',
  declaredAt: 'Demande reçue le {date} à {time}. Une confirmation vous a été envoyée par e-mail.',
  refundLater:
    'Nous vous rembourserons {amount} dès que nous aurons reçu les produits ou une preuve de leur expédition.',
  refundStarted: 'Montant remboursé : {amount}.',
  toStore:
    'Jusqu’au {date}, vous pouvez rapporter les produits non utilisés dans tous nos magasins. Le numéro de commande suffit.',
  refundAmount: 'Nous vous remboursons : {amount}',
  refundAtOnce:
    'Dès votre confirmation, par le même moyen : {method}. Votre banque met en général quelques jours à créditer la somme.',
  refundOnceBack:
    'Dès que nous avons reçu les produits ou une preuve de leur expédition, par le même moyen : {method}. Renvoyez-les ou rapportez-les au magasin sous {days} jours.',
  refundInStore:
    'Au magasin, quand vous rapportez les produits. Vous avez {days} jours pour le faire.',
  refundParts: 'Livraison et préparation de la commande comprises.',
  refundNone: 'Vous n’avez rien payé : il n’y a rien à rembourser.',
} as const satisfies MarketTexts['withdrawal'];
