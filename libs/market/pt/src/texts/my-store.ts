import type { MarketTexts } from '@materia/market-model';

export const myStore = {
  title: 'A minha loja',
  lead: 'Os preços, a disponibilidade e os prazos de levantamento que vê são os desta loja.',
  change: 'Mudar de loja',
  choose: 'Escolher loja',
  details: 'Página da loja',
  noneTitle: 'Ainda não escolheu uma loja',
  noneText: 'Escolha uma loja para ver os preços, a disponibilidade e os prazos de levantamento.',
} as const satisfies MarketTexts['myStore'];
