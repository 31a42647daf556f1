import type { ConsoleConfig } from '@materia/api-contract';

/** Where the console's own server serves its settings for the pages. */
export const CONSOLE_CONFIG_PATH = '/config';

/**
 * Reads the settings of the console's pages from their own server.
 * @param origin the origin of the console
 * @throws when there is no response or it is not the settings
 */
export const fetchConsoleConfig = async (
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ConsoleConfig> => {
  const response = await fetch(`${origin}${CONSOLE_CONFIG_PATH}`);
  const body: unknown = await response.json();
  if (!response.ok || !isConsoleConfig(body)) throw new Error('The console has no settings');
  return body;
};

/** The server writes its reply by the contract, so the values are not validated again. */
const isConsoleConfig = (body: unknown): body is ConsoleConfig =>
  typeof body === 'object' && body !== null && 'shops' in body;
