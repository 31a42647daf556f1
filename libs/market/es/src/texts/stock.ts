import type { MarketTexts } from '@materia/market-model';

export const stock = {
  unavailable: 'No disponible',
  restocking: 'En reposición',
  onOrder: 'Bajo pedido al almacén central',
  inStore: 'En el almacén',
  inStoreUnits: {
    one: '{count} unidad en el almacén',
    many: '{count} de unidades en el almacén',
    other: '{count} unidades en el almacén',
  },
  online: 'Disponible en la web',
  onlineUnits: {
    one: '{count} unidad en la web',
    many: '{count} de unidades en la web',
    other: '{count} unidades en la web',
  },
  regional: 'En la plataforma regional',
  regionalUnits: {
    one: '{count} unidad en la plataforma regional',
    many: '{count} de unidades en la plataforma regional',
    other: '{count} unidades en la plataforma regional',
  },
  within24: 'En 24 horas',
  within24Units: {
    one: '{count} unidad en 24 horas',
    many: '{count} de unidades en 24 horas',
    other: '{count} unidades en 24 horas',
  },
  homeCourier: 'Envío por mensajería',
  vendorDelivery: 'Entrega del vendedor',
  units: { one: '{count} unidad', many: '{count} de unidades', other: '{count} unidades' },
} as const satisfies MarketTexts['stock'];
