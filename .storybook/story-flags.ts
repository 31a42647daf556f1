import {
  FLAG_KEYS,
  type FlagKey,
  flagSet,
  type FlagSet,
  isFlagKey,
} from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';

/** What the toolbar offers for all flags at once. */
export const FLAG_CHOICES = {
  preset: 'As the market sets them',
  on: 'All flags on',
  off: 'All flags off',
} as const;

type Globals = Readonly<Record<string, unknown>>;

/** The flags of a story: those of its market, or all on or off, and one of them turned round. */
export const storyFlags = (market: Market, { flags, flag }: Globals): FlagSet => {
  const all =
    flags === 'on' || flags === 'off'
      ? Object.fromEntries(FLAG_KEYS.map((key) => [key, { on: flags === 'on' }]))
      : {};
  const set = flagSet({ channel: 'web', choices: all, presets: market.flagPresets });
  return typeof flag === 'string' && isFlagKey(flag) ? { ...set, [flag]: !set[flag] } : set;
};

/** Items of the toolbar that turns one flag round. */
export const flagItems = (): readonly {
  readonly value: FlagKey | 'none';
  readonly title: string;
}[] => [
  { value: 'none', title: 'No single flag' },
  ...FLAG_KEYS.map((key) => ({ value: key, title: key })),
];
