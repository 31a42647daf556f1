import type { HostTexts, MarketTexts } from '@materia/market-model';

type AllTexts = MarketTexts & HostTexts;

/**
 * The texts of a namespace that the sample has; keys that the shop no longer has do not compile.
 */
export type SomeWords<Namespace extends keyof AllTexts> = Partial<AllTexts[Namespace]>;
