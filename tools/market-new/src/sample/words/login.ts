import type { SomeWords } from './some-words.ts';

export const login = {
  title: 'Accedi',
  lead: 'Accedi per ordinare e seguire i tuoi acquisti.',
  email: 'Email',
  password: 'La tua password',
  action: 'Entra',
  noAccount: 'Non hai ancora un account?',
  noAccountText: 'Bastano due minuti e il carrello resta salvato.',
  register: 'Crea un account',
  errorSummary: 'Accesso non riuscito',
  required: 'Questo campo è obbligatorio',
  wrongCredentials: 'Email o password non corrette.',
  tooManyAttempts: 'Troppi tentativi. Riprova tra qualche minuto.',
  problem: 'C’è stato un problema, contatta il tuo negozio.',
  failed: 'Si è verificato un errore.',
  signOutTitle: 'Uscire dall’account',
  signOutText: 'Vuoi uscire da questo dispositivo?',
  signOutAction: 'Esci',
  stay: 'Resta nel mio account',
} as const satisfies SomeWords<'login'>;
