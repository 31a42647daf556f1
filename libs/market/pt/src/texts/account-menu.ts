import type { MarketTexts } from '@materia/market-model';

export const accountMenu = {
  label: 'Menu da conta',
  back: 'Voltar à conta',
  overview: 'Resumo da conta',
  information: 'Os meus dados',
  addresses: 'As minhas moradas',
  company: 'Empresa',
  orders: 'Encomendas',
  pendingOrders: 'Encomendas em curso',
  purchases: 'As minhas compras',
  invoices: 'Faturas',
  quotes: 'Orçamentos',
  lists: 'As minhas listas',
  data: 'Dados e eliminação',
  club: 'Club M',
  store: 'A minha loja',
  receipts: 'Talões e newsletter',
  security: 'Acesso e segurança',
} as const satisfies MarketTexts['accountMenu'];
