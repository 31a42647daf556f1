import type { MarketTexts } from '@materia/market-model';

export const purchase = {
  title: 'Detalle de la compra',
  paidAt: 'Pagada el {date} a las {time}',
  lines: 'Productos comprados',
  charges: 'Preparación y entrega',
  taxAt: 'IVA incluido ({rate} %)',
  igicAt: 'IGIC incluido ({rate} %)',
  receipt: 'Ticket de compra',
  number: 'Número de ticket',
  kind: 'Tipo de ticket',
  kindPurchase: 'Compra',
  kindWithdrawalSale: 'Venta con recogida',
  kindGoodsReturn: 'Devolución de productos',
  kindCancelled: 'Ticket anulado',
  till: 'Caja',
  tillNumber: '{till}, n.º {number}',
  ofOrder: 'Con este ticket se entregó el pedido {number}.',
  toOrder: 'Ver el pedido',
  store: 'Almacén',
  noInvoice: 'No hay factura de esta compra. Pídela en el almacén con el ticket.',
  backToPurchases: 'Volver a las compras',
} as const satisfies MarketTexts['purchase'];
