import type { HostTexts } from '@materia/market-model';

export const newsletterMail = {
  subjectConfirm: 'Confirma tu suscripción al boletín',
  subjectWelcome: 'Suscripción al boletín confirmada',
  confirm:
    'Alguien ha indicado esta dirección para recibir nuestro boletín. Si has sido tú, confírmalo antes de siete días.',
  confirmButton: 'Confirmar la suscripción',
  ignore:
    'Si no has sido tú, no tienes que hacer nada: sin confirmación no enviaremos ningún mensaje.',
  welcome: 'A partir de ahora recibirás nuestro boletín en esta dirección.',
  stop: 'Puedes darte de baja de todos los envíos cuando quieras.',
  stopButton: 'Darme de baja',
} as const satisfies HostTexts['newsletterMail'];
