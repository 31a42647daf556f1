import type { MarketTexts } from '@materia/market-model';

export const orderDelivery = {
  title: 'Entrega',
  address: 'Morada de entrega',
  relayPoint: 'Ponto de recolha',
  locker: 'Cacifo automático',
  arrivesOn: 'Entrega prevista: {date}',
  readyOn: 'No ponto de recolha a partir de {date}',
  sentBy: 'Vendido e enviado por {vendor}',
  paidByCard: 'Pagamento com cartão',
  paidByTransfer: 'Transferência bancária',
  paidByMbWay: 'Pagamento com MB WAY',
  paidByBizum: 'Pagamento com Bizum',
  paidByBlik: 'Pagamento com BLIK',
  paidByPaypal: 'Pagamento com PayPal',
  paidOnCredit: 'Compra a crédito',
} as const satisfies MarketTexts['orderDelivery'];
