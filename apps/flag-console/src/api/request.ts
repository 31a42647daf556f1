import { consoleClient, type ConsoleClientRefusal } from '@materia/api-console';

/** Why a person was refused. `unavailable` when there was no answer. */
export type CallRefusal = ConsoleClientRefusal;

const address = `${globalThis.location.origin}/api`;

/** Calls that a person makes. */
export const host = consoleClient({ address });
/** Calls that the page makes by itself: they do not keep the session alive. */
export const background = consoleClient({ address, isBackground: true });
