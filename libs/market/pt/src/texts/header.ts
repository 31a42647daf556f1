import type { MarketTexts } from '@materia/market-model';

export const header = {
  mainNavigation: 'Navegação principal',
  allCategories: 'Todas as categorias',
  searchLabel: 'Pesquisar na loja',
  searchPlaceholder: 'Produto, marca ou referência',
  stores: 'As nossas lojas',
  changeStore: 'Mudar de loja',
  noStoreChosen: 'Nenhuma loja escolhida',
  myAccount: 'A minha conta',
  greeting: 'Olá, {name}',
  pageChanged: 'Página aberta: {title}',
  suggestions: 'Sugestões de pesquisa',
  suggestionCount: {
    one: '{count} sugestão',
    many: '{count} de sugestões',
    other: '{count} sugestões',
  },
  suggestedCategory: 'Categoria',
  suggestedBrand: 'Marca',
  suggestedCorrection: 'Queria dizer «{words}»?',
  recentSearch: 'Pesquisa recente',
  forgetSearches: 'Apagar pesquisas recentes',
  securePurchase: 'Pagamento seguro',
  purchaseHelp: 'Ajuda com a encomenda',
  priceWithoutTax: '{amount} s/ IVA',
} as const satisfies MarketTexts['header'];
