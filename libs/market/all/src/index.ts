import { es } from '@materia/market-es';
import { fr } from '@materia/market-fr';
import type { Market } from '@materia/market-model';
import { pl } from '@materia/market-pl';
import { pt } from '@materia/market-pt';

const all = [pl, es, fr, pt] as const;

/** The places of a list, each a market with its own id. */
type AsMarkets<All extends readonly unknown[]> = {
  readonly [Place in keyof All]: All[Place] extends { readonly id: infer Id extends string }
    ? Market & { readonly id: Id }
    : never;
};

/**
 * Every market of the shop. A market must be listed here to exist. As markets and not as the values
 * that they are, so that one without a text is an error here and not wherever markets are used.
 */
export const markets: AsMarkets<typeof all> = all;

/**
 * The market of a business-unit id, or undefined: an unknown id never falls back to another market.
 */
export const marketById = (id: string): Market | undefined =>
  markets.find((market) => market.id === id);
