import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'NIF',
  vatNumber: 'N.º IVA',
  columnKind: 'Tipo de documento',
  columnNumber: 'Número',
  columnDate: 'Data de emissão',
  columnSeller: 'Vendedor',
  columnBuyer: 'Cliente',
  columnRate: 'Taxa de IVA (%)',
  columnNet: 'Valor sem IVA',
  columnTax: 'IVA',
  columnGross: 'Valor com IVA',
  columnCurrency: 'Moeda',
  columnOrder: 'Encomenda',
  columnPayment: 'Pagamento',
  kindInvoice: 'Fatura',
  kindCreditNote: 'Nota de crédito',
  kindSellerInvoice: 'Fatura do vendedor',
  kindReceipt: 'Talão',
} as const satisfies HostTexts['documents'];
