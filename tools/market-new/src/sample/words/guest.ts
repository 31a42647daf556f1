import type { SomeWords } from './some-words.ts';

export const guest = {
  title: 'Come vuoi ordinare?',
  lead: 'Puoi ordinare senza account. Se ne hai già uno, puoi accedere.',
  guest: 'Ordina senza account',
  guestText: 'Invieremo la conferma e gli avvisi dell’ordine a questo indirizzo.',
  email: 'Indirizzo e-mail',
  emailHint: 'Per esempio, nome@posta.it',
  emailMissing: 'Scrivi il tuo indirizzo e-mail.',
  emailInvalid:
    'Questo indirizzo non è valido. Controlla la chiocciola e il dominio, come in nome@posta.it.',
  errorSummary: 'Controlla questo campo',
  updateFailed: 'Non siamo riusciti a salvare l’indirizzo. Riprova.',
  next: 'Continua senza account',
  account: 'Ho già un account',
  accountText: 'Nel tuo account trovi ordini, liste e fatture in un solo posto. Il carrello resta.',
  signIn: 'Accedi',
  backToCart: 'Torna al carrello',
  orderedAs: 'Ordine senza account con l’indirizzo {email}.',
  changeEmail: 'Cambia l’indirizzo',
  followTitle: 'Segui il tuo ordine',
  followText:
    'Conserva questo link: mostra lo stato dell’ordine senza account. È anche nell’e-mail di conferma.',
  follow: 'Vedi lo stato dell’ordine',
  pageTitle: 'Il tuo ordine {number}',
  pageLead: 'Questa pagina è privata: la vede solo chi ha il link.',
  saveTitle: 'Salva l’ordine in un account',
  saveText: 'Lo troverai sempre insieme agli altri acquisti, con le fatture.',
  register: 'Crea un account',
  claimText:
    'Hai effettuato l’accesso come {email}. Se aggiungi l’ordine, il link smetterà di funzionare per altre persone.',
  claim: 'Aggiungi al mio account',
  gone: 'Il link non è più valido',
  goneText:
    'Potrebbe essere scaduto, oppure l’ordine è in un account. Accedi per vederlo, o chiama il tuo negozio con il numero dell’ordine.',
  tooMany: 'Sono stati fatti troppi ordini senza account in poco tempo. Aspetta un po’ o accedi.',
} as const satisfies SomeWords<'guest'>;
