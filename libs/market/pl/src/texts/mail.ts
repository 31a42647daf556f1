/** What all mails share. */
export const mail = {
  /** A label before its value, in text parts. */
  labelled: '{label}: {value}',
  greeting: 'Dzień dobry, {name}!',
  greetingUnnamed: 'Dzień dobry!',
  questions: 'Pytania? Zadzwoń do sklepu: {phone}.',
  signature: 'Zespół {shop}',
} as const;
