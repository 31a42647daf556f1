import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Rétractation',
  untilText: 'En tant que consommateur, vous pouvez vous rétracter sans motif jusqu’au {date}.',
  openText:
    'En tant que consommateur, vous pouvez vous rétracter sans motif. Le délai commence à la réception des produits.',
  wholeText:
    'La commande n’a pas encore été remise : la rétractation porte sur l’ensemble et vous serez remboursé tout de suite.',
  wholeUnpaidText:
    'La commande n’a pas encore été remise : la rétractation porte sur l’ensemble. Vous n’avez encore rien payé.',
  choose: 'Choisissez les produits',
  units: 'Quantité rendue : {product}',
  unitsHint: '{count} au maximum',
  cancel: 'Annuler la commande (rétractation)',
  start: 'Retourner des produits (rétractation)',
  confirmTitle: 'Confirmez la rétractation',
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
} as const satisfies MarketTexts['withdrawal'];
