import type { MarketTexts } from '@materia/market-model';

export const footer = {
  shopping: 'Compras',
  customerSpace: 'Área de clientes',
  myOrders: 'As minhas encomendas',
  createAccount: 'Criar conta',
  legal: 'Informação legal',
  rights: '© {year} Materia Portugal. Todos os direitos reservados.',
  returnTitle: '{days} dias para devolver',
  returnText: 'Devolva o que sobrou em qualquer uma das nossas lojas.',
  driveTitle: 'Levantamento em {hours} horas',
  driveText: 'Compre em linha e preparamos tudo para levantar na loja.',
  rangeTitle: 'Tudo para a obra',
  rangeText: 'Mais de {references} referências para construir e renovar.',
  adviceTitle: 'Conselhos de quem sabe',
  adviceText: 'As nossas equipas conhecem o ofício. Pergunte na sua loja.',
  cookies: 'Definições de cookies',
} as const satisfies MarketTexts['footer'];
