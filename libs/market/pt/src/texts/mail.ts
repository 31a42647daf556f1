import type { HostTexts } from '@materia/market-model';

export const mail = {
  labelled: '{label}: {value}',
  greeting: 'Olá, {name}!',
  greetingUnnamed: 'Olá!',
  questions: 'Alguma dúvida? Ligue para a loja: {phone}.',
  signature: 'A equipa {shop}',
} as const satisfies HostTexts['mail'];
