import type { MarketTexts } from '@materia/market-model';

export const stock = {
  unavailable: 'Indisponível',
  restocking: 'Em reposição',
  onOrder: 'Por encomenda ao armazém',
  inStore: 'Na loja',
  inStoreUnits: {
    one: '{count} unidade na loja',
    many: '{count} de unidades na loja',
    other: '{count} unidades na loja',
  },
  online: 'Disponível online',
  onlineUnits: {
    one: '{count} unidade online',
    many: '{count} de unidades online',
    other: '{count} unidades online',
  },
  regional: 'No armazém regional',
  regionalUnits: {
    one: '{count} unidade no armazém regional',
    many: '{count} de unidades no armazém regional',
    other: '{count} unidades no armazém regional',
  },
  within24: 'Em 24 horas',
  within24Units: {
    one: '{count} unidade em 24 horas',
    many: '{count} de unidades em 24 horas',
    other: '{count} unidades em 24 horas',
  },
  homeCourier: 'Entrega ao domicílio',
  vendorDelivery: 'Entrega pelo vendedor',
  units: { one: '{count} unidade', many: '{count} de unidades', other: '{count} unidades' },
} as const satisfies MarketTexts['stock'];
