import type { HostTexts } from '@materia/market-model';

export const paymentMail = {
  waitingSubject: 'Commande {number} : en attente de paiement',
  referenceTitle: 'Réglez votre commande',
  referenceText:
    'Payez à un distributeur ou depuis votre banque en ligne avec ces informations. Nous commencerons dès réception du paiement.',
  entity: 'Entité',
  reference: 'Référence',
  amount: 'Montant',
  payUntil: 'À régler avant le',
  transferTitle: 'Nous attendons votre virement',
  transferText:
    'Votre banque traite le paiement de la commande n° {number}. Cela peut prendre de {from} à {to} heures. Nous vous écrirons dès sa réception.',
  method: 'Moyen de paiement',
  open: 'Voir le paiement',
  refusedSubject: 'Commande {number} : le paiement n’a pas abouti',
  refusedTitle: 'Le paiement n’a pas abouti',
  refusedText:
    'Nous n’avons pas reçu le paiement de la commande n° {number} et rien n’a été débité. Vous pouvez payer à nouveau, y compris par un autre moyen.',
  heldUntil: 'Produits réservés jusqu’au',
  dayUntil: '{date} à {time}',
  payAgain: 'Payer autrement',
  lapsedSubject: 'Commande {number} : non payée',
  lapsedTitle: 'La commande n’a pas été payée',
  lapsedText:
    'Le délai de paiement de la commande n° {number} est écoulé : nous ne la traitons pas. Rien n’a été débité et les produits sont de nouveau dans votre panier.',
  toCart: 'Voir le panier',
  refundSubject: 'Commande {number} : nous vous remboursons',
  refundTitle: 'Nous vous remboursons',
  refundLate:
    'Le paiement de la commande n° {number} est arrivé après la fin du délai. Nous vous remboursons la totalité.',
  refundTwice:
    'Nous avons reçu deux paiements pour la commande n° {number}. Nous vous remboursons l’un des deux.',
  refundedSubject: 'Commande {number} : remboursement envoyé',
  refundedTitle: 'Votre remboursement est en route',
  refundedText:
    'Nous avons envoyé le remboursement de la commande n° {number}. Il apparaît en général sur votre compte sous quelques jours ouvrés.',
} as const satisfies HostTexts['paymentMail'];
