import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  title: 'Entrega',
  address: 'Morada de entrega',
  relayPoint: 'Ponto de levantamento',
  locker: 'Cacifo automático',
  arrivesOn: 'Entrega prevista: {date}',
  arrivesIn: 'Entrega prevista: {date}, entre as {from} e as {to}',
  readyOn: 'No ponto de levantamento a partir de {date}',
  sentBy: 'Vendido e enviado por {vendor}',
} as const satisfies MarketTexts['orderDelivery'];
