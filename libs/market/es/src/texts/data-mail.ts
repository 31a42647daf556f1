import type { HostTexts } from '@materia/market-model';

export const dataMail = {
  subject: 'Hemos eliminado tu cuenta en {shop}',
  title: 'Hemos eliminado tu cuenta',
  text: 'Hemos eliminado la cuenta de esta dirección y todo lo que la ley no nos obliga a conservar. Número de la solicitud: {reference}.',
  keptTitle: 'La ley nos obliga a conservar',
  keptNothing: 'No hemos conservado nada.',
  rights:
    'Mantienes los derechos de tus compras. Si necesitas algo de ellas, escríbenos a {email}.',
  notYou: 'Si no has sido tú, escríbenos enseguida a {email}.',
} as const satisfies HostTexts['dataMail'];
