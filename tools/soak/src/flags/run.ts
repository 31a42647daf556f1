import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '@materia/market-model';
import type { SoakPart } from '../soak-part.ts';
import type { SoakRow } from '../row.ts';
import { openShops, type RunningShop } from '../shop.ts';
import { signInDemo } from '../sign-in.ts';
import { type MarketTeam, signInTeam } from './market-team.ts';

const FLIPS = 10_000;
const TIMED = 100;
const READERS = 4;
const SHOWN_WITHIN_MS = 1000;
const TIMEOUT_MS = 10_000;

/**
 * Two entries of the account menu, and a flag that depends on one of them. They are always
 * published together.
 */
const PUBLISHED_TOGETHER = [
  'INVOICES_PAGE',
  'LOYALTY_CLUB',
  'ACCOUNT_CREATION_LOYALTY_INPUT',
] as const;

type MenuState = 'on' | 'off' | 'mixed';

/**
 * Publishes flags while pages are read: no page mixes two revisions, changes are visible within a
 * second, and the audit log stays one chain with an entry for each publication.
 */
export const flags: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const rows: SoakRow[] = [];
    for (const shop of opened.shops)
      rows.push(
        ...(await flipFlags(
          shop,
          opened.consoleUrl,
          Math.ceil((options.amount ?? FLIPS) / opened.shops.length),
        )),
      );
    return rows;
  } finally {
    await opened.stop();
  }
};

const flipFlags = async (
  shop: RunningShop,
  consoleUrl: string,
  flips: number,
): Promise<readonly SoakRow[]> => {
  const { id } = shop.market;
  const team = await signInTeam(consoleUrl, shop);
  const cookie = await signInDemo(shop);
  const readMenu = (): Promise<MenuState> => readMenuState(shop, cookie);
  const entriesBefore = (await team.audit()).entries[0]?.seq ?? 0;

  const waits: number[] = [];
  for (let flip = 0; flip < TIMED; flip += 1)
    waits.push(await waitForChange(team, readMenu, flip % 2 === 0));
  const sorted = waits.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;

  const load = { isOver: false };
  let pages = 0;
  let mixed = 0;
  const readers = Array.from({ length: READERS }, async () => {
    while (!load.isOver) {
      pages += 1;
      if ((await readMenu()) === 'mixed') mixed += 1;
    }
  });
  for (let flip = 0; flip < flips; flip += 1)
    await team.publish(PUBLISHED_TOGETHER.map((key) => ({ key, choice: flip % 2 === 0 })));
  load.isOver = true;
  await Promise.all(readers);
  const { entries, brokenAt } = await team.audit();
  const written = (entries[0]?.seq ?? 0) - entriesBefore;
  // The audit log has one entry for creating a set and one for publishing it.
  const expected = 2 * (flips + TIMED);
  return [
    {
      goal: `${id}: published change visible within ${SHOWN_WITHIN_MS} ms (p95 of ${TIMED})`,
      found: `p95 ${Math.round(p95)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
      isMet: p95 <= SHOWN_WITHIN_MS,
    },
    {
      goal: `${id}: ${flips} flips under page load, no page mixes two revisions`,
      found: `${mixed} mixed of ${pages} pages`,
      isMet: mixed === 0 && pages > 0,
    },
    {
      goal: `${id}: the audit log is one chain with every change`,
      found: `${written} entries, ${brokenAt === null ? 'unbroken' : `broken at ${brokenAt}`}`,
      isMet: brokenAt === null && written === expected,
    },
  ];
};

/**
 * Milliseconds from the publish request to the first page that shows the change; `Infinity` after
 * the timeout.
 */
const waitForChange = async (
  team: MarketTeam,
  readMenu: () => Promise<MenuState>,
  on: boolean,
): Promise<number> => {
  const { requestedAt } = await team.publish(
    PUBLISHED_TOGETHER.map((key) => ({ key, choice: on })),
  );
  while (performance.now() - requestedAt < TIMEOUT_MS) {
    if ((await readMenu()) === (on ? 'on' : 'off')) return performance.now() - requestedAt;
    await sleep(1);
  }
  return Infinity;
};

const readMenuState = async (
  { market, origin }: RunningShop,
  cookie: string,
): Promise<MenuState> => {
  const to = pathTo(market.routes);
  const reply = await fetch(origin + to('account'), {
    headers: { cookie, 'user-agent': 'Mozilla/5.0 Firefox/150' },
  });
  const html = await reply.text();
  if (reply.status !== 200)
    throw new Error(`${market.id}: the account page responded with ${reply.status}`);
  const [invoices, club] = [to('myInvoices'), to('loyalty')].map((path) =>
    html.includes(`href="${path}"`),
  );
  return invoices === club ? (invoices === true ? 'on' : 'off') : 'mixed';
};
