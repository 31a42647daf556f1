import type { SomeWords } from './some-words.ts';

export const purchase = {
  title: 'Dettaglio dell’acquisto',
  paidAt: 'Pagato il {date} alle {time}',
  lines: 'Prodotti acquistati',
  charges: 'Preparazione e consegna',
  taxAt: 'IVA {rate}% inclusa',
  total: 'Importo totale',
  receipt: 'Scontrino',
  number: 'Numero dello scontrino',
  kind: 'Tipo di scontrino',
  kindPurchase: 'Acquisto',
  kindWithdrawalSale: 'Vendita con ritiro',
  kindGoodsReturn: 'Reso di merce',
  kindCancelled: 'Scontrino annullato',
  till: 'Cassa',
  tillNumber: '{till} n. {number}',
  ofOrder: 'Con questo scontrino è stato consegnato l’ordine {number}.',
  toOrder: 'Vedi l’ordine',
  store: 'Negozio',
  noInvoice: 'Per questo acquisto non c’è una fattura. Chiedila in negozio con lo scontrino.',
  backToPurchases: 'Torna agli acquisti',
} as const satisfies SomeWords<'purchase'>;
