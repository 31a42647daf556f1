import type { HostTexts } from '@materia/market-model';

export const receiptMail = {
  subject: 'Ticket de votre achat : {store}',
  text: 'Merci de votre achat. Comme vous l’avez choisi, voici votre ticket sans papier.',
  number: 'Numéro de ticket',
  bought: 'Date d’achat',
  total: 'Total',
  paid: 'Payé par',
  action: 'Voir et télécharger le ticket',
  change: 'Vous pouvez changer ce choix dans votre compte, rubrique « Tickets et newsletter ».',
} as const satisfies HostTexts['receiptMail'];
