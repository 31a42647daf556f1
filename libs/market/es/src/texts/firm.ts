import type { MarketTexts } from '@materia/market-model';

export const firm = {
  title: 'Datos de empresa del pedido',
  lead: 'Aparecerán en el pedido y en el correo, y los verán quienes lo preparan.',
  company: 'Empresa',
  taxNumber: 'NIF / CIF',
  quote: 'Presupuesto',
  reference: 'Tu referencia de pedido',
  referenceHint:
    'Por ejemplo, el número de la obra o de tu orden de compra. {maximum} caracteres como máximo.',
  site: 'Contacto en la obra',
  siteHint: 'Si recibe la entrega otra persona, la llamaremos a ella.',
  siteName: 'Nombre y apellidos',
  sitePhone: 'Teléfono',
  siteNameMissing: 'Indica el nombre de la persona en la obra.',
  sitePhoneMissing: 'Indica el teléfono de la persona en la obra.',
  net: 'total sin impuestos',
  unitPrice: 'Precio sin impuestos',
  lineTotal: 'Importe sin impuestos',
  purchase: 'Compra {number}',
  purchaseNumber: 'Número de compra',
  partOf: 'Pedido {place} de {count}',
} as const satisfies MarketTexts['firm'];
