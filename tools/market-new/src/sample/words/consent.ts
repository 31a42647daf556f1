import type { SomeWords } from './some-words.ts';

export const consent = {
  title: 'Sui cookie decidi tu',
  text: 'Quelli necessari tengono il carrello e l’accesso. Gli altri li usiamo solo con il tuo consenso, che puoi cambiare in ogni momento in fondo alla pagina.',
  policy: 'Informativa sui cookie',
  acceptAll: 'Accetta tutti',
  refuseAll: 'Rifiuta tutti',
  choose: 'Scegli per categoria',
  save: 'Salva la scelta',
  necessary: 'Necessari',
  necessaryText: 'Carrello, accesso e sicurezza. Sempre attivi.',
  performance: 'Misurazione',
  performanceText: 'Ci mostrano quali pagine funzionano e quali danno problemi.',
  functional: 'Comodità',
  functionalText: 'Ricordano le tue preferenze, come gli ultimi prodotti visti.',
  targeting: 'Pubblicità',
  targetingText: 'Adattano gli annunci a ciò che guardi.',
  social: 'Social network',
  socialText: 'Permettono di vedere e condividere contenuti di altri servizi.',
  saved: 'La tua scelta è salvata.',
} as const satisfies SomeWords<'consent'>;
