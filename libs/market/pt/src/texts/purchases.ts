import type { MarketTexts } from '@materia/market-model';

export const purchases = {
  title: 'Compras',
  lead: 'Tudo o que compra online e nas nossas lojas, do mais recente para o mais antigo.',
  period: 'Período',
  recent: 'Últimos 3 meses',
  year: 'Ano de {year}',
  selfServiceOnly: 'Só caixas self-service',
  show: 'Mostrar',
  emptyTitle: 'Sem compras',
  emptyText: 'Neste período não há compras que correspondam à sua escolha.',
  online: 'Compra online',
  inStore: 'Caixa da loja',
  selfService: 'Caixa self-service',
  boughtOn: 'Compra de {date}',
  more: {
    one: 'e mais {count} produto',
    many: 'e mais {count} de produtos',
    other: 'e mais {count} produtos',
  },
  pages: 'Páginas de compras',
  unavailableTitle: 'De momento não é possível mostrar as compras',
  unavailableText: 'Tente novamente dentro de alguns minutos.',
  ordersOf: 'Encomendas desta compra',
  partsLead: 'Comprado de uma vez a vários vendedores. Cada um entrega a sua parte.',
} as const satisfies MarketTexts['purchases'];
