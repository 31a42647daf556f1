import type { MarketTexts } from '@materia/market-model';

export const line = {
  soldAndShippedBy: 'Vendido y enviado por {seller}',
  soldBy: 'Vendedor: {seller}',
  thirdParty: 'Vendedor externo',
  retailerGoods: 'Productos del almacén',
  reference: 'Ref. {reference}',
  quantity: 'Cantidad',
  quantityTimes: '{quantity} × {unit}',
  amountOf: 'en total {amount}',
  unitPrice: 'Precio unitario',
  lineTotal: 'Importe',
  discountApplied: 'Descuento',
  noStock: 'Sin existencias',
  lines: {
    one: 'Productos ({count} línea)',
    many: 'Productos ({count} de líneas)',
    other: 'Productos ({count} líneas)',
  },
  tierDiscount: 'Descuento de nivel {level} ({percent} %)',
  tierDiscountRule: 'Depende del importe de tus compras y no se aplica a otros vendedores.',
  coupon: 'Código promocional {code}',
  ecoContribution: 'Ecotasa',
  preparationFee: 'Preparación del pedido',
  preparationFeeRule: {
    one: 'Depende del número de productos: {count} referencia.',
    many: 'Depende del número de productos: {count} de referencias.',
    other: 'Depende del número de productos: {count} referencias.',
  },
  preparationFeeWaived: 'Con tu cuenta, la preparación es gratis.',
  palletDeposit: 'Fianza de palés',
  palletDepositRule: 'Te la devolvemos al entregar los palés. Tienes {days} días.',
  shipping: 'Entrega',
  total: 'Total',
  taxIncluded: 'incluye IVA {rate} %',
  totalExcluded: 'Total sin IVA',
  totalWithoutIgic: 'Total sin IGIC',
  totalIncluded: 'Total con IVA',
  explain: '¿Cómo lo hemos calculado?',
  explainText:
    'Calculamos el impuesto en cada línea, después de los descuentos. La suma de las líneas da exactamente el total.',
  taxPerRate: 'Impuestos por tipo',
  rate: 'Tipo',
  ratePercent: '{percent} %',
  base: 'Base imponible',
  tax: 'Cuota',
  undeliverableStock:
    'Agotado en el almacén elegido. No entra en este pedido; lo demás puedes pedirlo.',
  undeliverableCarrier:
    'El vendedor no lo envía en este momento. Puedes pedir el resto del carrito.',
  undeliverableWeight:
    'Pesa demasiado para un envío de este vendedor. Reduce la cantidad; el resto puedes pedirlo.',
  undeliverablePickup:
    'Ningún transportista puede llevarlo. Elige un almacén para recogerlo, o pide el resto.',
  undeliverableClosed: 'El almacén está cerrado en esas fechas. Puedes pedir el resto del carrito.',
} as const satisfies MarketTexts['line'];
