import { es } from '@materia/market-es';
import { fr } from '@materia/market-fr';
import type { Market } from '@materia/market-model';
import { pl } from '@materia/market-pl';
import { pt } from '@materia/market-pt';

const all = [pl, es, fr, pt] as const;

/**
 * Every market of the shop. A market must be listed here to exist. As markets and not as the values
 * that they are, so that one without a text is an error here and not wherever markets are used.
 */
export const markets: {
  readonly [Place in keyof typeof all]: Market & Pick<(typeof all)[Place], 'id'>;
} = all;

/**
 * The market of a business-unit id, or undefined: an unknown id never falls back to another market.
 */
export const marketById = (id: string): Market | undefined =>
  markets.find((market) => market.id === id);
