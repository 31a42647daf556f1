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
  online: 'Disponible online',
  onlineUnits: {
    one: '{count} unidad online',
    many: '{count} de unidades online',
    other: '{count} unidades online',
  },
  regional: 'Lo traemos al almacén',
  regionalUnits: {
    one: '{count} unidad que traemos al almacén',
    many: '{count} de unidades que traemos al almacén',
    other: '{count} unidades que traemos al almacén',
  },
  within24: 'En 24 horas',
  within24Units: {
    one: '{count} unidad en 24 horas',
    many: '{count} de unidades en 24 horas',
    other: '{count} unidades en 24 horas',
  },
  homeCourier: 'Entrega a domicilio',
  vendorDelivery: 'Entrega del vendedor',
  units: { one: '{count} unidad', many: '{count} de unidades', other: '{count} unidades' },
} as const satisfies MarketTexts['stock'];
