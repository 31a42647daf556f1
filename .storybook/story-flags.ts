import {
  FLAG_KEYS,
  type FlagKey,
  flagSet,
  type FlagSet,
  isFlagKey,
} from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';

/** Toolbar choices that apply to all flags. */
export const FLAG_CHOICES = {
  preset: 'Market presets',
  on: 'All flags on',
  off: 'All flags off',
} as const;

type Globals = Readonly<Record<string, unknown>>;

/** The flags of a story: the market's presets or all on or off, with at most one flag inverted. */
export const storyFlags = (market: Market, { flags, flag }: Globals): FlagSet => {
  const all =
    flags === 'on' || flags === 'off'
      ? Object.fromEntries(FLAG_KEYS.map((key) => [key, { on: flags === 'on' }]))
      : {};
  const set = flagSet({ channel: 'web', choices: all, presets: market.flagPresets });
  return typeof flag === 'string' && isFlagKey(flag) ? { ...set, [flag]: !set[flag] } : set;
};

/** Items of the toolbar menu that inverts one flag. */
export const flagItems = (): readonly {
  readonly value: FlagKey | 'none';
  readonly title: string;
}[] => [
  { value: 'none', title: 'No single flag' },
  ...FLAG_KEYS.map((key) => ({ value: key, title: key })),
];
