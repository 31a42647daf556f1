import { formatNumber } from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { plannerContext, PlannerProvider } from '../planner-context.tsx';
import { ISLAND_MARK, ISLAND_PREFIX } from './island-marks.ts';
import type { IslandFacts } from './island-texts.ts';
import { PlannerIsland } from './PlannerIsland.tsx';

/**
 * React takes over the tool of the page. The products of a changed plan are those of its page, which
 * `fetchPage` reads.
 */
export const startPlanner = (fetchPage: (address: string) => Promise<Document>): void => {
  const place = document.querySelector<HTMLElement>(`[${ISLAND_MARK}]`);
  if (place === null) return;
  const island = islandFacts(document);
  if (island === undefined) return;
  const { facts, texts } = island;
  const { t } = openTranslations(texts, document.documentElement.lang, (value) =>
    formatNumber(value, facts.numberFormat),
  );
  const fetchFacts = async (address: string) => {
    const found = islandFacts(await fetchPage(address));
    if (found === undefined) throw new Error(`${address} has no planner`);
    return found.facts;
  };
  hydrateRoot(
    place,
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <PlannerProvider value={plannerContext(t, facts)}>
          <PlannerIsland
            facts={facts}
            fetchFacts={fetchFacts}
            showAddress={(address) => history.replaceState(history.state, '', address)}
          />
        </PlannerProvider>
      </QueryClientProvider>
    </StrictMode>,
    { identifierPrefix: ISLAND_PREFIX },
  );
};

/** The facts and texts that a page's server wrote beside its tool. */
const islandFacts = (page: Document): IslandFacts | undefined => {
  const text = page.querySelector(`[${ISLAND_MARK}]`)?.getAttribute(ISLAND_MARK);
  return text === null || text === undefined ? undefined : JSON.parse(text);
};
