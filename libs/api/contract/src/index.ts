export { FIXED_MESSAGES, REFUSALS } from './call.ts';
export type { Call, CallSchemas, Credential, Method, RefusalCode } from './call.ts';
export { CALLS, CALLS_BY_AREA } from './calls.ts';
export type { CallName } from './calls.ts';
export type { CallInput, ParsedInput, Reply } from './schemas.ts';
