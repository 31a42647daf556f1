import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Quiero una factura con IVA',
  wantedHint: 'El almacén la emitirá con los datos de tu cuenta.',
  title: 'Factura',
  made: 'Factura {number} del {date}',
  willCome: 'El almacén emitirá una factura con IVA a nombre del titular de la cuenta.',
  askStore:
    'No pediste factura para este pedido. El personal del almacén puede emitirla si la solicitas.',
} as const satisfies MarketTexts['invoice'];
