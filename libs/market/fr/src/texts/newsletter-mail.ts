import type { HostTexts } from '@materia/market-model';

export const newsletterMail = {
  subjectConfirm: 'Confirmez votre inscription à la newsletter',
  subjectWelcome: 'Votre inscription à la newsletter est confirmée',
  confirm:
    'Cette adresse a été indiquée pour recevoir notre newsletter. Si la demande vient de vous, confirmez-la sous sept jours.',
  confirmButton: 'Confirmer l’inscription',
  ignore: 'Sinon, ignorez ce message : sans confirmation, nous n’enverrons rien.',
  welcome: 'Vous recevrez désormais notre newsletter à cette adresse.',
  stop: 'Vous pouvez vous désinscrire de tous nos envois à tout moment.',
  stopButton: 'Me désinscrire',
} as const satisfies HostTexts['newsletterMail'];
