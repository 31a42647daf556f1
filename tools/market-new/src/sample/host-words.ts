/** What the host itself says in Italian: facets, refusals and the mail of an order. */
export const hostWords = {
  facets: { brand: 'Marca', availability: 'Disponibilità', availableHere: 'Disponibile nel tuo negozio', reduction: 'Offerte', reduced: 'Prezzo ribassato' },
  refusals: {
    showcase: 'Questo negozio non vende online. Scegline un altro per ordinare.',
    notSellable: 'Al momento questo prodotto non si può ordinare nel negozio scelto.',
  },
  orderMail: {
    subject: 'Ordine {{number}}: conferma',
    greeting: 'Ciao {{name}},',
    lead: 'grazie per l’ordine n. {{number}}. Lo stiamo preparando per il ritiro.',
    pickupAt: 'Ritiro: {{store}}, {{address}}',
    pickupFrom: 'Pronto {{date}} dalle {{time}}',
    payInStore: 'Paghi in negozio al momento del ritiro.',
    line: '{{count}} × {{name}}: {{amount}}',
    fee: 'Preparazione dell’ordine: {{amount}}',
    total: 'Totale: {{amount}} (IVA inclusa: {{tax}})',
    questions: 'Hai domande? Chiama il negozio: {{phone}}.',
    signature: 'Il team di {{shop}}',
  },
} as const;
