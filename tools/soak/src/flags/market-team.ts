import { readDemoSecrets } from '@materia/tools-start/demo-secrets';
import { z } from 'zod';
import type { RunningShop } from '../shop.ts';

const unit = z.object({
  id: z.string(),
  revision: z.number(),
  values: z.object({ web: z.record(z.string(), z.boolean()) }),
});
const board = z.object({ units: z.array(unit) });
const createdSet = z.object({ id: z.string(), revision: z.number() });
const published = z.object({ revision: z.number() });
const audit = z.object({
  entries: z.array(z.object({ seq: z.number() })),
  brokenAt: z.number().nullable(),
});

type Change = { readonly key: string; readonly choice: boolean };

/** An editor of one market who calls the console API the way its pages do. */
export type MarketTeam = {
  readonly unit: () => Promise<z.output<typeof unit>>;
  /** Creates a change set and publishes it. Returns the new revision and when publishing was requested (`performance.now`). */
  readonly publish: (
    changes: readonly Change[],
  ) => Promise<{ readonly revision: number; readonly requestedAt: number }>;
  readonly audit: () => Promise<z.output<typeof audit>>;
};

export const signInTeam = async (
  consoleUrl: string,
  { market: { id: market }, dataFolder }: Pick<RunningShop, 'market' | 'dataFolder'>,
): Promise<MarketTeam> => {
  let cookie = '';
  const request = async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<z.output<Shape>> => {
    const reply = await fetch(`${consoleUrl}/api${path}`, {
      method,
      headers: {
        'x-materia': '1',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    return shape.parse(await reply.json());
  };
  await request(z.object({}), 'POST', '/sign-in', {
    email: `editor.${market}@console.example`,
    password: readDemoSecrets(dataFolder).password,
  });
  const readUnit = async (): Promise<z.output<typeof unit>> => {
    const found = (await request(board, 'GET', '/board')).units.find(({ id }) => id === market);
    if (found === undefined) throw new Error(`The editor of ${market} does not see ${market}`);
    return found;
  };
  return {
    unit: readUnit,
    publish: async (changes) => {
      const { revision: base } = await readUnit();
      const set = await request(createdSet, 'POST', `/units/${market}/sets`, {
        title: 'Soak',
        reason: 'Soak test of flags',
        changes,
        from: null,
        until: null,
        base,
      });
      const requestedAt = performance.now();
      const { revision } = await request(
        published,
        'POST',
        `/units/${market}/sets/${set.id}/publish`,
        {
          revision: set.revision,
          despiteHoliday: false,
        },
      );
      return { revision, requestedAt };
    },
    audit: () => request(audit, 'GET', `/units/${market}/audit`),
  };
};
