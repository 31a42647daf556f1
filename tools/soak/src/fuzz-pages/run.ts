import type { SoakPart } from '../soak-part.ts';
import { openShops } from '../shop.ts';
import type { SoakRow } from '../row.ts';
import { fuzzShop, TIMEOUT_MS } from './fuzz-shop.ts';

const REQUESTS = 100_000;
const EXAMPLES = 10;

/**
 * Sends hostile paths, queries, cookies and forms to every page of every market: no response may be
 * a 5xx, late or too large.
 */
export const fuzzPages: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const each = Math.ceil((options.amount ?? REQUESTS) / opened.shops.length);
    const rows: SoakRow[] = [];
    for (const shop of opened.shops) {
      const { findings, slowestMs, largestBytes, classes } = await fuzzShop(
        shop,
        each,
        options.seed,
      );
      for (const { request, why } of findings.slice(0, EXAMPLES))
        console.error(
          `  ${shop.market.id} ${why}: ${request.method} ${request.target.slice(0, 300)} ${request.headers['cookie'] ?? ''} ${request.body?.slice(0, 300) ?? ''}`,
        );
      const counts = Object.entries(classes).map(([kind, count]) => `${kind}xx ${count}`);
      rows.push({
        goal: `${shop.market.id}: ${each} hostile requests, no 5xx, response within ${TIMEOUT_MS} ms`,
        found: `${findings.length} faults; ${counts.join(', ')}; slowest ${Math.round(slowestMs)} ms, largest ${Math.round(largestBytes / 1024)} KiB`,
        isMet: findings.length === 0,
      });
    }
    return rows;
  } finally {
    await opened.stop();
  }
};
