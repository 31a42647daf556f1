import type { MarketTexts } from '@materia/market-model';

export const purchase = {
  title: 'Detalhe da compra',
  paidAt: 'Paga em {date} às {time}',
  lines: 'Produtos comprados',
  charges: 'Preparação e entrega',
  taxAt: 'IVA a {rate}% incluído',
  igicAt: 'IGIC a {rate}% incluído',
  receipt: 'Talão de compra',
  number: 'Número do talão',
  kind: 'Tipo de talão',
  kindPurchase: 'Compra',
  kindWithdrawalSale: 'Venda com levantamento',
  kindGoodsReturn: 'Devolução de artigos',
  kindCancelled: 'Talão anulado',
  till: 'Caixa',
  tillNumber: '{till} n.º {number}',
  ofOrder: 'Com este talão foi entregue a encomenda {number}.',
  toOrder: 'Ver a encomenda',
  store: 'Loja',
  noInvoice:
    'Não há fatura desta compra em nome do titular da conta. Peça-a na loja e leve o talão.',
  backToPurchases: 'Voltar às compras',
} as const satisfies MarketTexts['purchase'];
