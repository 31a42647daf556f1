import type { HostTexts, MarketTexts } from '@materia/market-model';

type AllTexts = MarketTexts & HostTexts;

/** Texts of a namespace as far as the sample has learnt them; a key that the shop no longer has does not compile. */
export type SomeWords<Namespace extends keyof AllTexts> = Partial<AllTexts[Namespace]>;
