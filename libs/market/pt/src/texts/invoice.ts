import type { MarketTexts } from '@materia/market-model';

export const invoice = {
  wanted: 'Quero fatura com IVA discriminado',
  wantedHint: 'Indique os dados da empresa que devem constar da fatura.',
  title: 'Fatura',
  made: 'Fatura {number} de {date}',
  willCome: 'A loja vai emitir uma fatura com IVA discriminado em nome da empresa indicada.',
  askStore: 'Fatura disponível após a entrega.',
  willComeFromVendor:
    '{vendor} vai emitir uma fatura com IVA discriminado em nome da empresa indicada.',
  askVendor: 'O vendedor emite a fatura a pedido: {vendor}. Indique o número da encomenda.',
  documents: 'Documentos',
  confirmationPdf: 'Confirmação da encomenda (PDF)',
  invoicePdf: 'Fatura {number} (PDF)',
  creditNotePdf: 'Nota de crédito {number} (PDF)',
  receiptPdf: 'Talão de compra {number} (PDF)',
  withdrawalPdf: 'Aviso de receção da livre resolução de {date} (PDF)',
  download: 'Descarregar PDF',
  sellerInvoicePdf: 'Fatura do vendedor {number} (PDF)',
} as const satisfies MarketTexts['invoice'];
