import {
  ErrorCode,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import {
  type Channel,
  CHANNELS,
  choicesAt,
  type FlagDocument,
  type FlagPresets,
  type FlagState,
  isFlagKey,
  resolveFlag,
} from '@materia/domain-feature-flags';

/** A snapshot of a market's flags. */
export type FlagMoment = {
  readonly document: FlagDocument;
  readonly presets: FlagPresets;
  /** Milliseconds since 1970. */ readonly now: number;
};

/** OpenFeature's reason for the value; the exact one is in the metadata. */
const REASONS: Readonly<Record<FlagState['because'], string>> = {
  console: StandardResolutionReasons.STATIC,
  market: StandardResolutionReasons.STATIC,
  fallback: StandardResolutionReasons.STATIC,
  channel: StandardResolutionReasons.TARGETING_MATCH,
};

/**
 * Flags as an OpenFeature provider. `channel` in the evaluation context is `web` (the default) or
 * `app`. Every flag is a boolean.
 */
export const flagProvider = (moment: () => FlagMoment): Provider => ({
  metadata: { name: 'materia-flags' },
  runsOn: 'server',
  resolveBooleanEvaluation: (key, defaultValue, context) =>
    Promise.resolve(evaluate(key, defaultValue, context, moment())),
  resolveStringEvaluation: (_, defaultValue) => Promise.resolve(otherType(defaultValue)),
  resolveNumberEvaluation: (_, defaultValue) => Promise.resolve(otherType(defaultValue)),
  resolveObjectEvaluation: (_, defaultValue) => Promise.resolve(otherType(defaultValue)),
});

const evaluate = (
  key: string,
  defaultValue: boolean,
  context: EvaluationContext,
  { document, presets, now }: FlagMoment,
): ResolutionDetails<boolean> => {
  const channel = channelOf(context);
  if (channel === undefined)
    return {
      value: defaultValue,
      errorCode: ErrorCode.INVALID_CONTEXT,
      errorMessage: 'channel is web or app',
      reason: StandardResolutionReasons.ERROR,
    };
  if (!isFlagKey(key))
    return {
      value: defaultValue,
      errorCode: ErrorCode.FLAG_NOT_FOUND,
      errorMessage: 'There is no such flag',
      reason: StandardResolutionReasons.ERROR,
    };
  const { on, because } = resolveFlag({
    key,
    channel,
    choices: choicesAt(document.choices, now),
    presets,
  });
  return {
    value: on,
    variant: on ? 'on' : 'off',
    reason: REASONS[because],
    flagMetadata: { because, revision: document.revision },
  };
};

const channelOf = ({ channel = 'web' }: EvaluationContext): Channel | undefined =>
  CHANNELS.find((each) => each === channel);

const otherType = <Value>(value: Value): ResolutionDetails<Value> => ({
  value,
  errorCode: ErrorCode.TYPE_MISMATCH,
  errorMessage: 'Every flag is a boolean',
  reason: StandardResolutionReasons.ERROR,
});
