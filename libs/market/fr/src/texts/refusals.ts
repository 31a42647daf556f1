import type { HostTexts } from '@materia/market-model';

export const refusals = {
  showcase: 'Ce dépôt ne vend pas en ligne. Choisissez un autre dépôt pour commander.',
  notSellable: 'Ce produit ne peut pas être commandé actuellement dans le dépôt choisi.',
} as const satisfies HostTexts['refusals'];
