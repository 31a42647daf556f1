import type { HostTexts } from '@materia/market-model';

export const dataMail = {
  subject: 'A sua conta na {shop} foi eliminada',
  title: 'A sua conta foi eliminada',
  text: 'Eliminámos a conta deste endereço e tudo o que a lei não nos obriga a guardar. Número do pedido: {reference}.',
  keptTitle: 'A lei obriga-nos a guardar',
  keptNothing: 'Não guardámos nada.',
  rights:
    'Os direitos das suas compras mantêm-se. Para qualquer assunto sobre elas, escreva para {email}.',
  notYou: 'Se não foi o seu pedido, escreva já para {email}.',
} as const satisfies HostTexts['dataMail'];
