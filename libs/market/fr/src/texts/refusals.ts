import type { HostTexts } from '@materia/market-model';

export const refusals = {
  showcase: 'Ce magasin ne vend pas en ligne. Choisissez un autre magasin pour commander.',
  notSellable: 'Ce produit ne peut pas être commandé actuellement dans le magasin choisi.',
} as const satisfies HostTexts['refusals'];
