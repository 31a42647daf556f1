import { CONSOLE_REFUSALS, type ConsoleRefusalReply } from '@materia/api-contract';
import type { OwnRefusal } from '../../platform/contract/handlers.ts';
import type { ConsoleFailure } from '../flags/failure.ts';

/** A refusal as the console reads it. */
export const consoleRefusal = ({
  kind,
  keys = [],
  subject,
  current,
}: ConsoleFailure): OwnRefusal<ConsoleRefusalReply> => ({
  status: CONSOLE_REFUSALS[kind],
  body: { code: kind, keys: [...keys], subject: subject ?? null, current: current ?? null },
});
