import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Encomenda rápida',
  lead: 'Cole referências ou códigos EAN, ou envie um ficheiro CSV. As linhas corretas seguem diretamente para o carrinho.',
  references: 'Referências e quantidades',
  referencesHint: 'Em cada linha: referência; quantidade. Uma referência sozinha pede uma unidade.',
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
  soldOut: 'esgotado na loja escolhida',
  partly: {
    one: 'só havia {count} unidade, já adicionada',
    many: 'só havia {count} unidades, já adicionadas',
    other: 'só havia {count} unidades, já adicionadas',
  },
  cartLink: 'Ver o carrinho',
} as const satisfies MarketTexts['quickOrder'];
