import type { MarketTexts, TextNamespace } from '@materia/market-model';

/** Texts of a namespace as far as the sample has learnt them; a key that the shop no longer has does not compile. */
export type SomeWords<Namespace extends TextNamespace> = Partial<MarketTexts[Namespace]>;
