import type { MarketTexts } from '@materia/market-model';
import type { PlannerFacts } from '../planner-facts.ts';

/** The texts that the tool shows in browsers. */
export type IslandTexts = Pick<MarketTexts, 'planner' | 'plannerRoles' | 'saleUnits'> & {
  readonly line: Pick<MarketTexts['line'], 'quantityTimes'>;
};

export const islandTexts = ({
  planner,
  plannerRoles,
  saleUnits,
  line,
}: MarketTexts): IslandTexts => ({
  planner,
  plannerRoles,
  saleUnits,
  line: { quantityTimes: line.quantityTimes },
});

/** What the server writes beside the tool for scripts. */
export type IslandFacts = { readonly facts: PlannerFacts; readonly texts: IslandTexts };
