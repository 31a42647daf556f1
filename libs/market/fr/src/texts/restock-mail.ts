import type { HostTexts } from '@materia/market-model';

export const restockMail = {
  subjectConfirm: 'Confirmez votre alerte de disponibilité',
  confirm:
    'Cette adresse a été indiquée pour savoir quand ce produit pourra de nouveau être commandé : {product}. Si la demande vient de vous, confirmez-la sous sept jours.',
  confirmButton: 'Confirmer l’alerte',
  ignore: 'Sinon, ignorez ce message : sans confirmation, nous n’écrirons pas.',
  subjectAvailable: 'De nouveau disponible : {product}',
  available:
    'Le produit que vous attendiez peut de nouveau être commandé : {product}. Il n’est pas réservé et peut partir vite.',
  availableButton: 'Voir le produit',
  once: 'C’est le seul message que vous avez demandé. Votre adresse sera effacée sous 30 jours.',
  stopButton: 'Effacer mon adresse maintenant',
} as const satisfies HostTexts['restockMail'];
