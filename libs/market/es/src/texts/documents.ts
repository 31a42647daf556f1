import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'NIF',
  vatNumber: 'NIF-IVA',
  columnKind: 'Tipo de documento',
  columnNumber: 'Número',
  columnDate: 'Fecha de expedición',
  columnSeller: 'Vendedor',
  columnBuyer: 'Cliente',
  columnRate: 'Tipo impositivo (%)',
  columnNet: 'Base imponible',
  columnTax: 'Cuota',
  columnGross: 'Total',
  columnCurrency: 'Moneda',
  columnOrder: 'Pedido',
  columnPayment: 'Forma de pago',
  kindInvoice: 'Factura',
  kindCreditNote: 'Factura rectificativa',
  kindSellerInvoice: 'Factura del vendedor',
  kindReceipt: 'Ticket',
} as const satisfies HostTexts['documents'];
