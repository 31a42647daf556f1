import { removal } from './removal.ts';
import { writeFileSync } from 'node:fs';
import { expect, inject, it, vi } from 'vitest';
import { markets } from '@materia/market-all';
import { PAGE_KINDS } from '../page-kinds.ts';
import { type PageVisit, wrongFacts } from '../support/facts.ts';
import { type Asked, openPageShop, type PageShop } from '../support/page-shop.ts';
import { startedHost } from '../support/started-host.ts';
import { replayingTransport } from './replaying-transport.ts';

type Case = {
  readonly kind: string;
  readonly shop: PageShop;
  readonly visit: PageVisit;
  readonly replay: ReturnType<typeof replayingTransport>;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
};

/** Facts of shared components are tried on this many pages, those of different kinds first. */
const MOST_PAGES = 40;

const only = process.env['MATERIA_MUTATED_PAGES']?.split(',').filter((name) => name !== '');
const reportFile = process.env['MATERIA_MUTATION_REPORT'];

/**
 * The data for the browser's router follows the page and repeats facts that the page may not show.
 */
const shown = (html: string): string => html.replaceAll(/<script>[^]*?<\/script>/g, '');

const openCases = async (): Promise<readonly Case[]> => {
  const cases: Case[] = [];
  for (const market of markets) {
    const replay = replayingTransport();
    const renderedBy = new Map<Asked, ReadonlySet<string>>();
    const shop = await openPageShop(market, await startedHost(inject('demoHost')), {
      recording: {
        transport: replay.transport,
        around: async (asked, work) => {
          removal.rendered = new Set();
          const result = await replay.record(asked, work);
          renderedBy.set(asked, removal.rendered);
          // What later pages render must not count as rendered by this one.
          removal.rendered = new Set();
          return result;
        },
      },
    });
    for (const { name: kind, visits } of PAGE_KINDS) {
      if (only !== undefined && only.length > 0 && !only.includes(kind)) continue;
      for (const visit of await visits(shop)) {
        const title = `${kind} in ${market.id}, ${visit.name}`;
        const { asked } = visit.page;
        const page = await replay.play(asked, () => shop.again(asked));
        const wrong = wrongFacts(visit, page);
        // A visit that cannot be repeated is no evidence about removed facts.
        if (wrong.length > 0) console.log(`  left out ${title}: ${wrong[0]}`);
        else
          cases.push({
            kind,
            shop,
            visit,
            replay,
            html: shown(page.html),
            ids: renderedBy.get(asked) ?? new Set(),
          });
      }
    }
  }
  return cases;
};

/** The pages of an id, alternating between page kinds. */
const pagesFor = (id: string, cases: readonly Case[]): readonly Case[] => {
  const byKind = Map.groupBy(
    cases.filter(({ ids }) => ids.has(id)),
    ({ kind }) => kind,
  );
  const rows = [...byKind.values()];
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? []))
    .flat()
    .slice(0, MOST_PAGES);
};

/**
 * `broken`: without it the page is an error page, so it is wiring and not a fact. `unseen`: the
 * page is the same without it.
 */
type Outcome = 'caught' | 'survived' | 'broken' | 'unseen';
const isFact = (outcome: Outcome | undefined): boolean =>
  outcome === 'caught' || outcome === 'survived';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('removes every rendered fact in turn', async () => {
  const startedAt = performance.now();
  const cases = await openCases();
  expect(cases, 'page kinds of this name').not.toEqual([]);
  const ids = [...new Set(cases.flatMap((page) => [...page.ids]))].toSorted();
  const outcomes = new Map<string, Outcome>();
  for (const id of ids) {
    let outcome: Outcome = 'unseen';
    for (const { shop, visit, replay, html } of pagesFor(id, cases)) {
      removal.id = id;
      const page = await replay.play(visit.page.asked, () => shop.again(visit.page.asked));
      removal.id = undefined;
      if (page.status >= 500) {
        outcome = 'broken';
        break;
      }
      if (shown(page.html) === html) continue;
      outcome = wrongFacts(visit, page).length > 0 ? 'caught' : 'survived';
      if (outcome === 'caught') break;
    }
    outcomes.set(id, outcome);
  }
  const survivors = ids.filter((id) => outcomes.get(id) === 'survived');
  for (const id of survivors) console.log(`  survived ${id}`);
  const score = (among: readonly string[]): string => {
    const facts = among.filter((id) => isFact(outcomes.get(id)));
    const caught = facts.filter((id) => outcomes.get(id) === 'caught').length;
    return `${caught} of ${facts.length} removed facts caught, ${percentOf(caught, facts.length).toFixed(1)} %`;
  };
  for (const [kind, pages] of Map.groupBy(cases, (page) => page.kind))
    console.log(
      `  ${kind}: ${score([...new Set(pages.flatMap((page) => [...page.ids]))])} (${pages.length} pages)`,
    );
  const facts = ids.filter((id) => isFact(outcomes.get(id))).length;
  const caught = facts - survivors.length;
  expect(facts, 'facts that can be removed').toBeGreaterThan(0);
  console.log(`pages: ${score(ids)}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (reportFile !== undefined)
    writeFileSync(reportFile, JSON.stringify({ facts, caught, survivors }, null, 2));
});

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : (100 * part) / whole;
