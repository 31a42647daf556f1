import type { HostTexts } from '@materia/market-model';

export const refusals = {
  showcase: 'Esta loja não vende online. Escolha outra loja para encomendar.',
  notSellable: 'De momento, este produto não pode ser encomendado na loja escolhida.',
} as const satisfies HostTexts['refusals'];
