import type { MarketTexts } from '@materia/market-model';

export const storeChange = {
  title: 'Mudar para {store}',
  lead: 'É isto que muda no carrinho se escolher {to} em vez de {from}. Pode anular a mudança.',
  same: 'Sem alterações',
  unavailable: 'Indisponível nesta loja: fica à espera no carrinho',
  availableAgain: 'Aqui há stock: volta à encomenda',
  priceUp: 'O preço sobe de {from} para {to}',
  priceDown: 'O preço desce de {from} para {to}',
  quantity: 'A quantidade passa de {from} para {to}',
  availability: 'Outra disponibilidade:',
  promise: 'Outro prazo:',
  total: 'Total: {from} → {to}',
  delivery: 'Entrega mais barata: {from} → {to}',
  confirm: 'Escolher {store}',
  keep: 'Ficar com {store}',
  chosen: 'Loja escolhida.',
  done: 'Loja mudada. Os preços, a disponibilidade e os prazos já são da nova loja.',
  undo: 'Anular a mudança de loja',
  undone: 'Anulámos a mudança de loja. O carrinho está como antes.',
  undonePartly:
    'Voltámos à loja anterior, mas já não há todos os produtos. Verifique as quantidades.',
} as const satisfies MarketTexts['storeChange'];
