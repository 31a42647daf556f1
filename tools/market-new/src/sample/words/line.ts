import type { SomeWords } from './some-words.ts';

export const line = {
  soldAndShippedBy: 'Venduto e spedito da {seller}',
  soldBy: 'Venduto da: {seller}',
  thirdParty: 'Venditore esterno',
  retailerGoods: 'Articoli del negozio',
  reference: 'Cod. {reference}',
  quantity: 'Quantità',
  quantityTimes: '{quantity} × {unit}',
  amountOf: 'in tutto {amount}',
  unitPrice: 'Prezzo unitario',
  lineTotal: 'Importo',
  discountApplied: 'Sconto applicato',
  noStock: 'Esaurito',
  lines: {
    one: 'Prodotti ({count} riga)',
    many: 'Prodotti ({count} di righe)',
    other: 'Prodotti ({count} righe)',
  },
  tierDiscount: 'Sconto di livello {level} ({percent}%)',
  tierDiscountRule: 'Dipende da quanto compri e non vale per gli altri venditori.',
  coupon: 'Codice sconto {code}',
  ecoContribution: 'Contributo ambientale',
  preparationFee: 'Preparazione dell’ordine',
  preparationFeeRule: {
    one: 'Dipende dal numero di prodotti: {count} articolo.',
    many: 'Dipende dal numero di prodotti: {count} di articoli.',
    other: 'Dipende dal numero di prodotti: {count} articoli.',
  },
  preparationFeeWaived: 'Con il tuo account la preparazione è gratuita.',
  palletDeposit: 'Cauzione per i bancali',
  palletDepositRule: 'Te la restituiamo quando riporti i bancali. Hai {days} giorni.',
  shipping: 'Consegna',
  total: 'Totale da pagare',
  taxIncluded: 'IVA {rate}% compresa',
  totalExcluded: 'Totale senza IVA',
  totalIncluded: 'Totale IVA inclusa',
  explain: 'Come lo abbiamo calcolato?',
  explainText:
    'Calcoliamo l’imposta riga per riga, dopo gli sconti. La somma delle righe dà esattamente il totale.',
  taxPerRate: 'Imposta per aliquota',
  rate: 'Aliquota',
  ratePercent: '{percent}%',
  base: 'Imponibile',
  tax: 'Imposta',
  undeliverableStock:
    'Non è nel negozio scelto. Ora non si può ordinare, il resto del carrello sì.',
  undeliverableCarrier:
    'Al momento il venditore non lo spedisce. Il resto del carrello si può ordinare.',
  undeliverableWeight:
    'Troppo pesante per una spedizione di questo venditore. Riduci la quantità; il resto si può ordinare.',
  undeliverableClosed: 'In quei giorni il negozio è chiuso. Il resto del carrello si può ordinare.',
} as const satisfies SomeWords<'line'>;
