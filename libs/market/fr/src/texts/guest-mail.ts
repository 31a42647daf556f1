import type { HostTexts } from '@materia/market-model';

export const guestMail = {
  subject: 'Confirmez la commande {number}',
  title: 'Confirmez votre commande',
  text: 'Cette adresse a été indiquée pour une commande à payer en magasin. Si elle vient de vous, confirmez-la : nous la préparerons aussitôt.',
  store: 'Magasin',
  until: 'À confirmer avant le',
  confirm: 'Confirmer la commande',
  ignore: 'Sinon, ignorez ce message : sans confirmation, la commande s’annule d’elle-même.',
} as const satisfies HostTexts['guestMail'];
