import type { SomeWords } from './some-words.ts';

export const footer = {
  shopping: 'Acquisti',
  customerSpace: 'Area clienti',
  myOrders: 'I miei ordini',
  createAccount: 'Crea un account',
  legal: 'Informazioni legali',
  rights: '© {year} Materia Italia. Tutti i diritti riservati.',
  returnTitle: '{days} giorni per il reso',
  returnText: 'Riporta quello che ti avanza in qualsiasi nostro negozio.',
  driveTitle: 'Ritiro in {hours} ore',
  driveText: 'Ordini online e trovi tutto pronto in negozio.',
  rangeTitle: 'Tutto per il cantiere',
  rangeText: 'Oltre {references} articoli per costruire e ristrutturare.',
  adviceTitle: 'Consigli di chi se ne intende',
  adviceText: 'Le nostre squadre conoscono il mestiere. Chiedi in negozio.',
  cookies: 'Impostazioni dei cookie',
} as const satisfies SomeWords<'footer'>;
