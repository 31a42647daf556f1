import { type ConsoleClient, consoleClient } from '@materia/api-console';
import type { Audit, NewSet } from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';
import { readDemoSecrets } from '@materia/tools-start/demo-secrets';
import type { RunningShop } from '../shop.ts';

/** An editor of one market who calls the console API the way its pages do. */
export type MarketTeam = {
  /** Creates a change set and publishes it. Returns the new revision and when publishing was requested (`performance.now`). */
  readonly publish: (
    changes: NewSet['changes'],
  ) => Promise<{ readonly revision: number; readonly requestedAt: number }>;
  readonly audit: () => Promise<Audit>;
};

/** Signs the demo's editor of the market in. Throws when the console refuses this or any later call. */
export const signInTeam = async (
  consoleUrl: string,
  { market: { id: market }, dataFolder }: Pick<RunningShop, 'market' | 'dataFolder'>,
): Promise<MarketTeam> => {
  const client = pageClient(consoleUrl);
  const params = { bu: market };
  accepted(
    await client('signInToConsole', {
      body: {
        email: `editor.${market}@console.example`,
        password: readDemoSecrets(dataFolder).password,
      },
    }),
  );
  const readRevision = async (): Promise<number> => {
    const { units } = accepted(await client('readBoard', {}));
    const found = units.find(({ id }) => id === market);
    if (found === undefined) throw new Error(`The editor of ${market} does not see ${market}`);
    return found.revision;
  };
  return {
    publish: async (changes) => {
      const set = accepted(
        await client('createChangeSet', {
          params,
          body: {
            title: 'Soak',
            reason: 'Soak test of flags',
            changes,
            from: null,
            until: null,
            base: await readRevision(),
          },
        }),
      );
      const requestedAt = performance.now();
      const { revision } = accepted(
        await client('publishChangeSet', {
          params: { ...params, id: set.id },
          body: { revision: set.revision, despiteHoliday: false },
        }),
      );
      return { revision, requestedAt };
    },
    audit: async () => accepted(await client('readFlagAudit', { params, query: {} })),
  };
};

/** The client of the console's pages, with the cookie and the site that a browser would send. */
const pageClient = (consoleUrl: string): ConsoleClient => {
  let cookie = '';
  return consoleClient({
    address: `${consoleUrl}/api`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('sec-fetch-site', 'same-origin');
      request.headers.set('cookie', cookie);
      const reply = await fetch(request);
      cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
      return reply;
    },
  });
};

const accepted = <Value>(answer: Result<Value, { readonly code: string }>): Value => {
  if (answer.ok) return answer.value;
  throw new Error(`The console refused the soak's editor: ${answer.error.code}`);
};
