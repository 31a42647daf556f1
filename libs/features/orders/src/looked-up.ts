import { anyOutageAs } from '@materia/api-client-kernel';
import type { ShopRequest } from '@materia/page-request';

/** What a lookup found that the page can do without: where the host fails, that is only logged. */
export const lookedUp = <Found>(
  { log }: Pick<ShopRequest, 'log'>,
  what: string,
  lookup: Promise<Found>,
): Promise<Found | undefined> =>
  lookup.catch((error: unknown) => {
    const nothing = anyOutageAs(undefined)(error);
    log(`${what} could not be looked up: ${error instanceof Error ? error.message : ''}`);
    return nothing;
  });
