export { consoleClient } from './console-client.ts';
export type { ConsoleClient, ConsoleClientRefusal } from './console-client.ts';
