import { consoleClient, type ConsoleClientRefusal } from '@materia/api-console';

/** The reason for a refusal. `unavailable` if there was no response. */
export type CallRefusal = ConsoleClientRefusal;

const address = `${globalThis.location.origin}/api`;

/** Calls that a user makes. */
export const host = consoleClient({ address });
/** Calls that the page makes without user action: they do not keep the session alive. */
export const background = consoleClient({ address, isBackground: true });
