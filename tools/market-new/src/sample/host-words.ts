/** What the host itself says in Italian: facets, refusals and mails. */
export const hostWords = {
  facets: {
    brand: 'Marca',
    availability: 'Disponibilità',
    availableHere: 'Disponibile nel tuo negozio',
    reduction: 'Offerte',
    reduced: 'Prezzo ribassato',
  },
  refusals: {
    showcase: 'Questo negozio non vende online. Scegline un altro per ordinare.',
    notSellable: 'Al momento questo prodotto non si può ordinare nel negozio scelto.',
  },
  demoCoupons: {
    tenth:
      '10 % sui prodotti Materia. Non cumulabile con un altro codice, esclusi gli altri venditori.',
    five: '5 in meno sul primo ordine con questo codice, esclusi gli altri venditori.',
  },
  relayPoint: 'Punto di ritiro {{city}} centro',
  invoice: { companyNumber: 'Partita IVA', vatNumber: 'P. IVA UE' },
  orderMail: {
    subject: 'Ordine {{number}}: conferma',
    greeting: 'Ciao {{name}},',
    lead: 'grazie per l’ordine n. {{number}}. Lo stiamo preparando per il ritiro.',
    pickupAt: 'Ritiro: {{store}}, {{address}}',
    pickupFrom: 'Pronto {{date}} dalle {{time}}',
    payInStore: 'Paghi in negozio al momento del ritiro.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Preparazione dell’ordine: {{amount}}',
    pallets: 'Cauzione per i bancali: {{amount}}',
    total: 'Totale: {{amount}} (IVA inclusa: {{tax}})',
    questions: 'Hai domande? Chiama il negozio: {{phone}}.',
    signature: 'Il team di {{shop}}',
  },
  reportMail: {
    subjectReceived: 'Segnalazione {{receipt}}: ricevuta',
    subjectDecided: 'Segnalazione {{receipt}}: decisione',
    greeting: 'Buongiorno,',
    received:
      'abbiamo ricevuto la Sua segnalazione di un contenuto che ritiene illecito. Numero di pratica: {{receipt}}.',
    decided: 'abbiamo esaminato la Sua segnalazione n. {{receipt}}.',
    address: 'Contenuto segnalato: {{address}}',
    next: 'La leggerà una persona del nostro team. Le comunicheremo a questo indirizzo la decisione e i motivi. Conservi il numero di pratica.',
    removed: 'Decisione: il contenuto è stato rimosso.',
    restricted: 'Decisione: l’accesso al contenuto è stato limitato.',
    kept: 'Decisione: il contenuto resta pubblicato.',
    statement: 'Motivi: {{statement}}',
    redress:
      'Se non è d’accordo, risponda a questo messaggio entro sei mesi: il caso sarà riesaminato da un’altra persona. Può anche rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice.',
    signature: 'Il team di {{shop}}',
  },
  newsletterMail: {
    subjectConfirm: 'Conferma l’iscrizione alla newsletter',
    subjectWelcome: 'Iscrizione alla newsletter confermata',
    greeting: 'Ciao {{name}},',
    greetingUnnamed: 'Ciao,',
    confirm:
      'questo indirizzo è stato indicato per ricevere la nostra newsletter. Se la richiesta è tua, confermala entro sette giorni in questa pagina:',
    ignore: 'Altrimenti non devi fare nulla: senza conferma non invieremo alcun messaggio.',
    welcome: 'da ora riceverai la nostra newsletter a questo indirizzo.',
    stop: 'Puoi annullare tutti gli invii, quando vuoi, in questa pagina:',
    signature: 'Il team di {{shop}}',
  },
} as const;
