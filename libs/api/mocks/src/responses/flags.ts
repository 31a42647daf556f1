import { anEvaluation } from '../builders/flags.ts';
import type { AreaResponses } from '../handlers.ts';

export const flagResponses: AreaResponses<'Flags'> = {
  readFlags: () => ({ reply: { revision: 0, choices: [] } }),
  followFlags: () => ({ reply: [{ revision: 0, choices: [] }] }),
  evaluateFlags: () => ({ reply: { flags: [anEvaluation()] } }),
  evaluateFlag: () => ({ reply: anEvaluation() }),
};
