import type { HostTexts } from '@materia/market-model';

export const orderMail = {
  subject: 'Commande {number} : confirmation',
  subjectPaid: 'Commande {number} : paiement reçu',
  title: 'Merci pour votre commande',
  titlePaid: 'Nous avons reçu votre paiement',
  lead: 'Nous préparons la commande n° {number} pour le retrait.',
  leadSent: 'Nous avons enregistré la commande n° {number}. Voici qui la livre et quand.',
  leadPaid:
    'Le paiement de la commande n° {number} nous est parvenu. Nous la traitons dès maintenant.',
  number: 'Commande',
  seller: 'Vendeur',
  store: 'Retrait en magasin',
  partner: 'Retrait avec AllxBrick',
  home: 'Livraison',
  relay: 'Retrait au point relais',
  locker: 'Retrait en consigne',
  givenAddress: 'adresse indiquée dans la commande, code postal {postcode}',
  payment: 'Paiement',
  paid: 'Payé par : {method}',
  payInStore: 'sur place, au moment du retrait',
  line: '{count} × {name}',
  purchase: 'Numéro d’achat',
  purchaseSubject: 'Achat {number} : confirmation',
  purchasePaidSubject: 'Achat {number} : paiement reçu',
  purchaseLead:
    'Nous avons enregistré l’achat n° {number}. Il comprend plusieurs commandes ; voici qui livre chacune et quand.',
  purchasePaid:
    'Le paiement de l’achat n° {number} nous est parvenu. Nous traitons toutes ses commandes dès maintenant.',
  follow: 'Voir la commande',
  preparingSubject: 'Commande {number} : en préparation',
  preparingTitle: 'Nous préparons votre commande',
  preparingText:
    'Nous rassemblons les produits de la commande n° {number}. Nous vous écrirons à la prochaine étape.',
  readySubject: 'Commande {number} : prête à être retirée',
  readyTitle: 'Votre commande vous attend',
  readyText: 'Vous pouvez retirer la commande n° {number}. Indiquez ce numéro en magasin.',
  shippedSubject: 'Commande {number} : expédiée',
  shippedTitle: 'Votre commande est en route',
  shippedText: 'Nous avons expédié la commande n° {number}. Suivez-la sur la page de la commande.',
  shippedByVendor:
    'Le vendeur a expédié la commande n° {number}. Suivez-la sur la page de la commande.',
  shippedToPoint: 'Le transporteur vous préviendra dès que vous pourrez la retirer.',
  parcel: 'Colis',
  track: 'Suivre la livraison',
  completedSubject: 'Commande {number} : terminée',
  completedTitle: 'Commande terminée',
  completedText:
    'La commande n° {number} est terminée. Ses documents se trouvent sur la page de la commande.',
  cancelledSubject: 'Commande {number} : annulée',
  cancelledTitle: 'Commande annulée',
  cancelledText: 'La commande n° {number} a été annulée et ne sera pas livrée.',
  endingSubject: 'Commande {number} : dernier jour de réservation',
  endingTitle: 'La réservation de vos produits se termine',
  endingText:
    'Le magasin n’a pas encore préparé la commande n° {number}. Nous gardons les produits jusqu’à la fin du jour indiqué, puis la commande est annulée. Si vous l’attendez toujours, appelez le magasin.',
  endingReadyText:
    'La commande n° {number} vous attend en magasin, où vous la payez au retrait. Nous gardons les produits jusqu’à la fin du jour indiqué, puis la commande est annulée.',
  heldUntil: 'Dernier jour',
  nothingPaid: 'Rien n’a été débité.',
  moneyBack: 'Nous vous remboursons {amount} par le même moyen de paiement : {method}.',
  invoiceSubject: 'Commande {number} : facture du vendeur',
  invoiceTitle: 'La facture du vendeur est disponible',
  invoiceText:
    'Vous pouvez télécharger la facture du vendeur pour la commande {number} depuis la page de la commande.',
} as const satisfies HostTexts['orderMail'];
