import type { HostTexts } from '@materia/market-model';

export const mail = {
  labelled: '{label} : {value}',
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  questions: 'Une question ? Appelez le magasin au {phone}.',
  signature: 'L’équipe {shop}',
} as const satisfies HostTexts['mail'];
