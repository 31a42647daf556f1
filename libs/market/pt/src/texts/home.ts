import type { MarketTexts } from '@materia/market-model';

export const home = {
  title: 'Materia – materiais de construção, renovação e casa',
  description:
    'Tudo para construir, renovar e cuidar do jardim. Preços e stocks da sua loja, levantamento em 2 horas e {days} dias para devolver.',
  heroTitle: 'Tudo para a sua obra. Pronto a levantar.',
  heroText: 'Consulte o preço e o stock da sua loja, encomende online e levante em apenas 2 horas.',
  heroAction: 'Ver secções',
  heroStores: 'Encontrar loja',
  departments: 'Secções',
  departmentProducts: {
    one: '{count} produto',
    many: '{count} produtos',
    other: '{count} produtos',
  },
  offers: 'Ofertas da semana',
  bestSellers: 'Os mais vendidos',
  bestSellersAt: 'Preços e stock: {store}',
  storeTitle: 'Em que loja compra?',
  storeText:
    'Escolha a sua loja e mostramos-lhe os preços, o stock e o próximo levantamento possível.',
  storeLabel: 'Código postal ou localidade',
  storeHint: 'Por exemplo, {example}',
  storeAction: 'Procurar loja',
  storeChosenTitle: 'A sua loja: {store}',
  storeChosenText: 'Está a ver os preços e o stock desta loja.',
  proTitle: 'Para profissionais',
  proText: 'Preços sem IVA, condições para empresas e todas as compras num só lugar.',
  proAction: 'Criar conta profissional',
} as const satisfies MarketTexts['home'];
