import type { HostTexts } from '@materia/market-model';

export const companyMail = {
  subject: 'Invitation à un compte entreprise',
  title: 'Invitation à un compte entreprise',
  text: 'Quelqu’un vous invite à rejoindre le compte de son entreprise sur notre site. La page de l’invitation indique l’entreprise et le rôle proposé.',
  action: 'Voir l’invitation',
  life: 'Le lien est valable sept jours, uniquement pour le compte de cette adresse e-mail.',
  ignore: 'Si vous ne connaissez pas cette entreprise, vous n’avez rien à faire.',
} as const satisfies HostTexts['companyMail'];
