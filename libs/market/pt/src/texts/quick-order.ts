import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Encomenda rápida',
  lead: 'Cole referências ou códigos EAN, ou envie um ficheiro CSV. Antes de adicionar, verá nomes, preços e disponibilidade.',
  references: 'Referências e quantidades',
  referencesHint:
    'Em cada linha: referência e quantidade, por exemplo copiadas de uma folha de cálculo. Uma referência sozinha pede uma unidade.',
  file: 'Ficheiro CSV',
  fileHint: 'Em vez de colar, até 500 linhas.',
  action: 'Adicionar ao carrinho',
  errorSummary: 'Não há nada para adicionar',
  empty: 'Cole pelo menos uma referência ou escolha um ficheiro.',
  tooLarge: 'O ficheiro é demasiado grande. Divida-o em partes até 500 linhas.',
  added: 'Os produtos estão no carrinho.',
  addedCount: {
    one: 'Adicionámos {count} referência.',
    many: 'Adicionámos {count} referências.',
    other: 'Adicionámos {count} referências.',
  },
  noneAdded: 'Não foi possível adicionar nenhuma destas referências.',
  faults: {
    one: '{count} linha a rever',
    many: '{count} linhas a rever',
    other: '{count} linhas a rever',
  },
  faultsHint:
    'Em baixo ficam só estas linhas. Corrija-as e envie de novo: nada é adicionado duas vezes.',
  lineNumber: 'Linha {line}',
  notAReference: 'não é uma referência nem um EAN',
  tooManyCells: 'colunas a mais: bastam a referência e a quantidade',
  tooManyLines: 'ultrapassa as {most} linhas',
  unknownReference: 'não conhecemos esta referência',
  soldOut: 'esgotado de momento',
  partly: {
    one: 'só havia {count} unidade, já adicionada',
    many: 'só havia {count} unidades, já adicionadas',
    other: 'só havia {count} unidades, já adicionadas',
  },
  preview: 'Ver preços e disponibilidade',
  add: {
    one: 'Adicionar {count} linha ao carrinho',
    many: 'Adicionar {count} linhas ao carrinho',
    other: 'Adicionar {count} linhas ao carrinho',
  },
  previewFailed:
    'Não foi possível consultar os preços. Tente novamente dentro de instantes ou adicione os produtos diretamente ao carrinho.',
  noneFound: 'Não conhecemos nenhuma destas referências.',
  moreFaults: 'E mais {count} linhas a rever, todas no campo em baixo.',
  previewFaultsHint:
    'Corrija-as no campo em baixo e verifique de novo. Já pode adicionar as restantes linhas.',
  referenceHeadings: 'referência, ref, código, codigo, artigo, número',
  quantityHeadings: 'quantidade, qtd, qtde, unidades, un',
  cartLink: 'Ver o carrinho',
} as const satisfies MarketTexts['quickOrder'];
