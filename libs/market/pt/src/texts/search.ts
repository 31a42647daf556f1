import type { MarketTexts } from '@materia/market-model';

export const search = {
  title: 'Pesquisar produtos | Materia',
  titleFor: 'Resultados para «{words}» | Materia',
  label: 'O que procura?',
  action: 'Pesquisar',
  results: {
    one: '{count} resultado para «{words}»',
    many: '{count} resultados para «{words}»',
    other: '{count} resultados para «{words}»',
  },
  promptTitle: 'Pesquise em toda a oferta',
  promptText: 'Escreva um nome, uma marca, uma referência ou um código EAN.',
  emptyTitle: 'Não encontrámos nada para «{words}»',
  emptyText: 'Verifique a ortografia, use menos palavras ou escreva a referência do produto.',
  emptyAction: 'Ver todas as secções',
  tooLong: 'A pesquisa é demasiado longa. Usámos apenas o início.',
  corrected: 'A mostrar resultados para «{words}».',
  literalAction: 'Pesquisar exatamente «{words}»',
  dropped: 'Não encontrámos: {words}. Mostramos produtos com as restantes palavras.',
  categories: 'Categorias',
  similarCategories: 'Categorias semelhantes',
  bestSellers: 'Os mais vendidos',
  askStore: 'Não sabe como se chama o que procura? Ligue para a loja {store}:',
} as const satisfies MarketTexts['search'];
