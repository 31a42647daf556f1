import type { HostTexts } from '@materia/market-model';

export const dataMail = {
  subject: 'Votre compte {shop} est supprimé',
  title: 'Votre compte est supprimé',
  text: 'Nous avons supprimé le compte de cette adresse et tout ce que la loi n’oblige pas à conserver. Numéro de la demande\u00a0: {reference}.',
  keptTitle: 'La loi nous oblige à conserver',
  keptNothing: 'Nous n’avons rien conservé.',
  rights:
    'Vos droits sur vos achats restent entiers. Pour toute question à leur sujet, écrivez à {email}.',
  notYou: 'Si vous n’êtes pas à l’origine de cette suppression, écrivez tout de suite à {email}.',
} as const satisfies HostTexts['dataMail'];
