import { type FlagSet, flagSet } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';

/** The flags by which the host answers for a market. */
export const flagsOf = (market: Pick<Market, 'flagPresets'>): FlagSet => flagSet({ channel: 'web', choices: {}, presets: market.flagPresets });
