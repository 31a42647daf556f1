export { consoleClient } from './console-client.ts';
export { CONSOLE_CONFIG_PATH, fetchConsoleConfig } from './console-config.ts';
export type { ConsoleClient, ConsoleClientRefusal } from './console-client.ts';
