import type { MarketTexts } from '@materia/market-model';

export const withdrawal = {
  title: 'Annuler ou retourner',
  untilText: 'En tant que consommateur, vous pouvez vous rétracter sans motif jusqu’au {date}.',
  openText:
    'En tant que consommateur, vous pouvez vous rétracter sans motif. Le délai commence à la réception des produits.',
  wholeText: 'La commande n’a pas encore été remise : nous l’annulons en entier.',
  wholeUnpaidText:
    'La commande n’a pas encore été remise : nous l’annulons en entier. Vous n’avez encore rien payé.',
  units: 'Quantité retournée : {product}',
  unitsHint: '{count} au maximum',
  cancelStart: 'Annuler la commande',
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
  withdrawHere: 'Renoncer au contrat ici',
  cancelText:
    'Personne n’a encore commencé à préparer la commande : vous pouvez l’annuler en entier.',
  cancelCheck: 'Vous annulez toute la commande :',
  cancelConfirm: 'Confirmer l’annulation',
  cancelTooLate:
    'La préparation de cette commande a commencé : elle ne peut plus être annulée ici.',
  cancelFailed: 'La commande n’a pas pu être annulée. Réessayez dans un instant.',
  promiseStart: 'Rapporter des produits non utilisés',
  promiseTitle: 'Rapporter des produits non utilisés',
  promiseCheck: 'Vous rapportez au magasin ces produits, non utilisés et complets :',
  promiseConfirm: 'Confirmer le retour',
  promiseRules:
    'C’est un engagement de notre enseigne, en plus du droit de rétractation. Nous remboursons le prix des produits, hors livraison et préparation.',
  name: 'Prénom et nom',
  nameHint: 'Il figurera sur l’accusé de réception, envoyé à {email}.',
  way: 'Comment les retournez-vous ?',
  wayPost: 'Je les renvoie, à mes frais',
  wayStore: 'Je les rapporte en magasin',
  outsideTrade:
    'Je déclare que cet achat n’a pas de caractère professionnel pour moi (entrepreneur individuel).',
  outsideTradeHint:
    'Sans cette déclaration, nos magasins reprennent les produits non utilisés, selon notre engagement, jusqu’au {date}.',
  outsideTradeMissing: 'Sans cette déclaration, une entreprise ne peut pas se rétracter.',
  code: 'Code de retour : {code}',
  codePost: 'Inscrivez le code sur le colis et envoyez-le à : {address}.',
  codeVendor:
    'Inscrivez le code sur le colis et renvoyez-le au vendeur, {seller}. L’adresse figure dans l’e-mail de confirmation.',
  codeStore: 'Présentez le code au magasin.',
  refundBy:
    'Vous serez remboursé au plus tard le {date}. Nous pouvons attendre les produits ou une preuve de leur expédition.',
  stepAnnounced: 'Annoncé',
  stepSent: 'Expédié',
  stepReceived: 'Reçu, en cours de vérification',
  stepInspected: 'Vérifié',
  stepRefunded: 'Remboursé',
  stepRejected: 'Refusé',
  step: 'État du retour : {step}',
  sentStart: 'J’ai expédié le colis',
  carrier: 'Transporteur',
  parcel: 'Numéro de colis',
  parcelHint: 'Il figure sur le reçu d’expédition.',
  carrierMissing: 'Indiquez le transporteur.',
  sentSend: 'Signaler l’expédition',
  sentBy: 'Expédié par {carrier} {parcel}',
  sentFailed: 'L’expédition n’a pas pu être enregistrée. Réessayez dans un instant.',
  refusedUnits: 'Non acceptés : {count} × {product} – {reason}',
  faultUsed: 'produit utilisé',
  faultDamaged: 'produit endommagé',
  faultIncomplete: 'pièces manquantes',
  faultMissing: 'absent du colis',
  faultOther: 'autre produit',
  vendorNote:
    'Le contrat est conclu avec {seller}. Nous lui transmettons votre déclaration et assurons le remboursement.',
  palletsBack: 'Palettes rapportées le {date} : {count}. Consigne : {amount}.',
  palletsOut: 'Palettes à rapporter : {count}',
} as const satisfies MarketTexts['withdrawal'];
