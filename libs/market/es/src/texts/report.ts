import type { MarketTexts } from '@materia/market-model';

export const report = {
  title: 'Notificar un contenido ilícito | Materia',
  description:
    'Formulario para notificar un contenido que consideras contrario a la ley. Cualquiera puede usarlo, sin iniciar sesión.',
  heading: 'Notificar un contenido ilícito',
  lead: '¿Una oferta, una opinión o una descripción incumple la ley? Cuéntanoslo. Una persona lee cada notificación y te comunicamos la decisión con sus motivos.',
  address: 'Dirección de la página o referencia del producto',
  addressHint: 'Copia la dirección de la barra del navegador.',
  reason: 'Motivo',
  reasonChoose: 'Elige un motivo',
  reasonForbiddenProduct: 'Producto cuya venta está prohibida',
  reasonUnsafeProduct: 'Producto peligroso',
  reasonCounterfeit: 'Falsificación o infracción de derechos de autor o de marca',
  reasonMisleading: 'Información engañosa para los clientes',
  reasonHate: 'Odio, amenazas o injurias',
  reasonPersonalData: 'Divulgación de datos personales',
  reasonChildAbuse: 'Abuso sexual de menores',
  reasonOther: 'Otra infracción de la ley',
  explanation: 'Qué ocurre y por qué',
  explanationHint: 'Indica el fragmento y la norma o el derecho que crees que se incumple.',
  person: 'Tus datos',
  personHint:
    'Los necesitamos para enviarte el acuse de recibo y la decisión. Si denuncias abusos a menores, puedes omitirlos.',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  goodFaith:
    'Declaro que actúo de buena fe y que, según mi leal saber, la información de esta notificación es exacta y completa.',
  goodFaithLabel: 'Declaración',
  privacy: 'Usamos tus datos solo para tramitar la notificación y responderte.',
  privacyLink: 'Política de privacidad',
  action: 'Enviar la notificación',
  errorSummary: 'Corrige la notificación',
  required: 'Rellena este campo.',
  tooLong: 'Como máximo, {maximum} caracteres.',
  notAnAddress: 'Indica la dirección de la página o la referencia del producto.',
  notAnEmail: 'Indica un correo electrónico válido.',
  goodFaithMissing: 'Sin esta declaración no podemos tramitar la notificación.',
  failed: 'Ahora mismo no se ha podido enviar la notificación. Inténtalo de nuevo en unos minutos.',
  tooMany:
    'Hemos recibido muchas notificaciones desde aquí. Inténtalo de nuevo dentro de una hora.',
  doneTitle: 'Notificación recibida',
  doneReceipt: 'Número de registro',
  doneMail: 'Hemos enviado un acuse de recibo con este número a {email}.',
  doneNoMail:
    'Apunta este número: sin un correo electrónico no podemos enviarte el acuse de recibo.',
  doneNext: 'Estudiaremos la notificación y tomaremos una decisión motivada, que podrás recurrir.',
} as const satisfies MarketTexts['report'];
