import type { MarketTexts } from '@materia/market-model';

export const coming = {
  quote: 'Detalhe do orçamento',
  createQuote: 'Novo orçamento',
  text: 'Estamos a preparar esta página e ainda não pode tratar de nada aqui.',
  helpTitle: 'O que já pode fazer',
  help: 'A sua loja ajuda-o neste assunto: telefone, escreva ou passe por lá.',
  toStore: 'Contactar a loja',
  toLogin: 'Ir para o início de sessão',
} as const satisfies MarketTexts['coming'];
