import type { HostTexts } from '@materia/market-model';

export const companyMail = {
  subject: 'Invitación a una cuenta de empresa',
  title: 'Invitación a una cuenta de empresa',
  text: 'Alguien te invita a la cuenta de su empresa en nuestra web. En la página de la invitación verás de qué empresa se trata y qué función tendrás.',
  action: 'Ver la invitación',
  life: 'El enlace es válido durante siete días y solo para la cuenta de este correo electrónico.',
  ignore: 'Si no conoces la empresa, no tienes que hacer nada.',
} as const satisfies HostTexts['companyMail'];
