import type { Channel } from './flag-definition.ts';
import { FLAG_KEYS, flagDefinition, type FlagKey } from './flags.ts';

/** A market's deviations from the general defaults; a market's value always overrides the default. */
export type FlagPresets = Readonly<Partial<Record<FlagKey, boolean>>>;

/** A choice of the console: for both channels, or for one. */
export type FlagChoice = boolean | Readonly<Partial<Record<Channel, boolean>>>;

export type FlagChoices = Readonly<Partial<Record<FlagKey, FlagChoice>>>;

export type FlagState = {
  readonly on: boolean;
  /** The source of the value: `channel` for a web-only flag in the app. */
  readonly because: 'console' | 'market' | 'fallback' | 'channel';
};

export type FlagSources = {
  readonly channel: Channel;
  readonly choices: FlagChoices;
  readonly presets: FlagPresets;
};

/** All flags of one page or one order, which uses the same set throughout. */
export type FlagSet = Readonly<Record<FlagKey, boolean>>;

/** Console choice before market preset before default; a web-only flag is off in the app. */
export const resolveFlag = ({
  key,
  channel,
  choices,
  presets,
}: FlagSources & { readonly key: FlagKey }): FlagState => {
  const { channels, fallback } = flagDefinition(key);
  if (channels === 'web-only' && channel === 'app') return { on: false, because: 'channel' };
  const chosen = choiceFor(choices[key], channel);
  if (chosen !== undefined) return { on: chosen, because: 'console' };
  const preset = presets[key];
  return preset === undefined
    ? { on: fallback, because: 'fallback' }
    : { on: preset, because: 'market' };
};

/** Every flag as on or off. */
export const flagSet = (sources: FlagSources): FlagSet =>
  perFlag((key) => resolveFlag({ ...sources, key }).on);

const choiceFor = (choice: FlagChoice | undefined, channel: Channel): boolean | undefined =>
  typeof choice === 'object' ? choice[channel] : choice;

const perFlag = <Value>(valueOf: (key: FlagKey) => Value): Readonly<Record<FlagKey, Value>> => {
  const values: Partial<Record<FlagKey, Value>> = Object.fromEntries(
    FLAG_KEYS.map((key) => [key, valueOf(key)]),
  );
  if (!isComplete(values)) throw new Error('A flag is missing');
  return values;
};

/** The type of Object.fromEntries does not preserve the keys. */
const isComplete = <Value>(
  values: Partial<Record<FlagKey, Value>>,
): values is Record<FlagKey, Value> => FLAG_KEYS.every((key) => key in values);
