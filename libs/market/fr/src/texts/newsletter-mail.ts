import type { HostTexts } from '@materia/market-model';

export const newsletterMail = {
  subjectConfirm: 'Confirmez votre inscription à la newsletter',
  subjectWelcome: 'Votre inscription à la newsletter est confirmée',
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  confirm:
    'Cette adresse a été indiquée pour recevoir notre newsletter. Si la demande vient de vous, confirmez-la sous sept jours sur cette page :',
  ignore: 'Sinon, ignorez ce message : sans confirmation, nous n’enverrons rien.',
  welcome: 'Vous recevrez désormais notre newsletter à cette adresse.',
  stop: 'Vous pouvez vous désinscrire de tous nos envois à tout moment sur cette page :',
  signature: 'L’équipe {shop}',
} as const satisfies HostTexts['newsletterMail'];
