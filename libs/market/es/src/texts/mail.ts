import type { HostTexts } from '@materia/market-model';

export const mail = {
  labelled: '{label}: {value}',
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  questions: '¿Alguna duda? Llama al almacén: {phone}.',
  signature: 'El equipo de {shop}',
} as const satisfies HostTexts['mail'];
