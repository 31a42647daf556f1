import type { SomeWords } from './some-words.ts';

export const mail = {
  labelled: '{label}: {value}',
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  questions: 'Ha domande? Chiami il negozio: {phone}.',
  signature: 'Il team di {shop}',
} as const satisfies SomeWords<'mail'>;
