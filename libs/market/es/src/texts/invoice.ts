import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Quiero una factura con IVA',
  wantedHint: 'Indica los datos de la empresa que deben figurar en ella.',
  title: 'Factura',
  made: 'Factura {number} del {date}',
  willCome: 'El almacén emitirá una factura con IVA con los datos de empresa indicados.',
  askStore:
    'No pediste factura para este pedido. El personal del almacén puede emitirla si la solicitas.',
  willComeFromVendor: '{vendor} emitirá una factura con IVA con los datos de empresa indicados.',
  askVendor: 'No pediste factura para este pedido. Pídela al vendedor: {vendor}.',
  documents: 'Documentos',
  confirmationPdf: 'Confirmación del pedido (PDF)',
  invoicePdf: 'Factura {number} (PDF)',
  creditNotePdf: 'Factura rectificativa {number} (PDF)',
  receiptPdf: 'Ticket de compra {number} (PDF)',
  withdrawalPdf: 'Acuse de recibo del desistimiento del {date} (PDF)',
  download: 'Descargar PDF',
  sellerInvoicePdf: 'Factura del vendedor {number} (PDF)',
} as const satisfies MarketTexts['invoice'];
