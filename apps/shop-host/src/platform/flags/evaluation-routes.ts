import { createHash } from 'node:crypto';
import type { OwnRefusalBody, ParsedInput, Reply } from '@materia/api-contract';
import type { Provider } from '@openfeature/server-sdk';
import { FLAG_KEYS } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { HandlersOf } from '../contract/handlers.ts';
import type { FlagBoard } from './flag-board.ts';
import { flagProvider } from './flag-provider.ts';

const LOGGER = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};

/** The response to a request with an invalid context. */
export const INVALID_CONTEXT_REFUSAL = {
  errorCode: 'INVALID_CONTEXT',
  errorDetails: 'context is an object',
} as const satisfies OwnRefusalBody<'evaluateFlags'>;

/**
 * The OpenFeature Remote Evaluation Protocol for each business unit: one flag, or all flags with an
 * ETag.
 */
export const evaluationHandlers = ({
  flags,
}: {
  readonly flags: FlagBoard;
}): HandlersOf<'evaluateFlags' | 'evaluateFlag'> => {
  const providerOf = (market: Market, now: string): Provider =>
    flagProvider(() => ({
      document: flags.documentOf(market.id),
      presets: market.flagPresets,
      now: Date.parse(now),
    }));
  return {
    evaluateFlags: async ({ body, headers }, { market, now, setHeader }) => {
      const provider = providerOf(market, now);
      const answers = await Promise.all(
        FLAG_KEYS.map((key) => answerOf(provider, key, body.context)),
      );
      const fault = answers.find((answer) => !answer.ok && answer.error.status === 400);
      if (fault !== undefined && !fault.ok) return fault;
      const reply = {
        flags: answers.map((answer) => (answer.ok ? answer.value : answer.error.body)),
      };
      const etag = `"${createHash('sha256').update(JSON.stringify(reply)).digest('base64url').slice(0, 27)}"`;
      setHeader('etag', etag);
      setHeader('cache-control', 'private, no-cache');
      return headers['if-none-match'] === etag ? fail({ status: 304 }) : ok(reply);
    },
    evaluateFlag: ({ params, body }, { market, now }) =>
      answerOf(providerOf(market, now), params.key, body.context),
  };
};

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { FLAG_NOT_FOUND: 404 };

type Failure = { readonly status: number; readonly body: OwnRefusalBody<'evaluateFlag'> };

const answerOf = async (
  provider: Provider,
  key: string,
  context: ParsedInput<'evaluateFlag'>['body']['context'],
): Promise<Result<Reply<'evaluateFlag'>, Failure>> => {
  const {
    value: on,
    variant,
    reason,
    flagMetadata,
    errorCode,
    errorMessage,
  } = await provider.resolveBooleanEvaluation(key, false, context, LOGGER);
  if (errorCode !== undefined)
    return fail({
      status: STATUS_OF_ERROR[errorCode] ?? 400,
      body: { key, errorCode, errorDetails: errorMessage },
    });
  return ok({ key, value: on, variant, reason, metadata: { ...flagMetadata } });
};
