import type { MarketTexts } from '@materia/market-model';

export const restockNotice = {
  title: 'Aviso de disponibilidad: {product}',
  heading: 'Te avisamos cuando vuelva',
  lead: 'Te escribiremos una sola vez, cuando se pueda volver a pedir: {product}.',
  text: 'Déjanos tu correo y te escribiremos una sola vez, cuando se pueda volver a pedir.',
  email: 'Tu correo electrónico',
  action: 'Avísame',
  privacy:
    'Solo usaremos tu correo para este aviso y lo borraremos después o, como muy tarde, a los 180 días.',
  privacyLink: 'Política de privacidad',
  errorSummary: 'Revisa la dirección',
  notAnEmail: 'Revisa el correo electrónico.',
  failed: 'Ahora no hemos podido guardar el aviso. Inténtalo de nuevo en un momento.',
  tooMany: 'Demasiadas solicitudes desde aquí. Inténtalo de nuevo dentro de una hora.',
  doneTitle: 'Un paso más',
  doneText: 'Hemos enviado un mensaje con un enlace a {email}. Confírmalo antes de siete días.',
  toProduct: 'Volver al producto',
  confirmTitle: 'Confirma el aviso',
  confirmText: 'Un clic y te escribiremos cuando se pueda volver a pedir.',
  confirmAction: 'Sí, avísame',
  confirmedTitle: 'Te avisaremos',
  confirmedText: 'Te escribiremos una sola vez, cuando se pueda volver a pedir.',
  stopTitle: 'Cancelar el aviso',
  stopText: 'Borraremos la solicitud y tu correo.',
  stopAction: 'Cancelar el aviso',
  stoppedTitle: 'No te escribiremos',
  stoppedText: 'Hemos borrado la solicitud y tu correo.',
  linkUnknownTitle: 'Este enlace ya no funciona',
  linkUnknownText:
    'La solicitud ha caducado o se ha borrado. Puedes pedir el aviso otra vez en la página del producto.',
} as const satisfies MarketTexts['restockNotice'];
