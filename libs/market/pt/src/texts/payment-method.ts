import type { MarketTexts } from '@materia/market-model';

export const paymentMethod = {
  accepted: 'Meios de pagamento',
  card: 'Cartão',
  cardText: 'Introduz os dados do cartão na página segura do prestador de pagamentos.',
  blik: 'BLIK',
  blikText: 'Escreva o código da aplicação do seu banco e confirme nela o pagamento.',
  p24: 'Transferência (Przelewy24)',
  p24Text: 'Alguns bancos demoram entre {from} e {to} horas. A encomenda espera pelo pagamento.',
  multibanco: 'Referência Multibanco',
  multibancoText:
    'Recebe uma referência para pagar no multibanco ou no seu banco. Tem {days} dias; começamos quando o pagamento chegar.',
  mbWay: 'MB WAY',
  mbWayText: 'Indica o seu telemóvel e confirma o pagamento na aplicação MB WAY.',
  bizum: 'Bizum',
  bizumText: 'Confirma o pagamento na aplicação do seu banco.',
  paypal: 'PayPal',
  paypalText: 'Inicia sessão no PayPal e confirma aí o pagamento.',
  credit: 'Pagamento em prestações',
  creditText:
    'Financiado pela Klarna, para compras de 100 € a 3000 €. As prestações e o custo aparecem na página dela antes de aceitar. A Klarna analisa o pedido; a resposta costuma ser imediata.',
  payInStore: 'Pagamento na loja',
  payInStoreText: 'Com cartão ou em dinheiro, no ato do levantamento.',
} as const satisfies MarketTexts['paymentMethod'];
