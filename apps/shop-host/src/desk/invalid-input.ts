import { callOf, type CallName } from '@materia/api-contract';
import type { OwnRefusal } from '../platform/contract/handlers.ts';
import { consoleRefusal } from './console/console-refusal.ts';
import { INVALID_CONTEXT_REFUSAL } from '../platform/flags/evaluation-routes.ts';

/** The response to invalid input, for calls with refusal bodies of their own. */
export const invalidInput = (name: CallName, field: string): OwnRefusal | undefined => {
  const { path } = callOf(name);
  if (path.startsWith('/console/')) return consoleRefusal({ kind: 'bad-input', subject: field });
  return name === 'evaluateFlag' || name === 'evaluateFlags'
    ? { status: 400, body: INVALID_CONTEXT_REFUSAL }
    : undefined;
};
