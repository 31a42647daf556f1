import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changePlan } from '../plan/change-plan.ts';
import { planQuery } from '../plan/plan-address.ts';
import type { PlannerFacts } from '../planner-facts.ts';
import { PlannerTool } from '../PlannerTool.tsx';

/** Products and prices are asked for again after this time, and when the shopper comes back to the page. */
const FRESH_MS = 60_000;
/** A pause in typing, after which the kit is asked for. */
const PAUSE_MS = 350;

export type PlannerIslandProps = {
  readonly facts: PlannerFacts;
  /** Asks the server for the products of a plan. */
  readonly fetchFacts: (address: string) => Promise<PlannerFacts>;
  /** Shows the plan in the address of the page. */
  readonly showAddress: (address: string) => void;
};

/**
 * The tool with its state: a change shows at once, calculated from the products at hand, and the
 * server's kit of the new plan follows.
 */
export const PlannerIsland = ({ facts, fetchFacts, showAddress }: PlannerIslandProps) => {
  const [changed, setChanged] = useState({ plan: facts.plan, wrong: facts.wrong });
  const isLive = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const address = `${facts.path}?${planQuery(changed.plan)}`;
  const first = `${facts.path}?${planQuery(facts.plan)}`;
  const settled = useSettled(address);
  const { data = facts, isFetching } = useQuery({
    queryKey: ['planner', settled],
    queryFn: () => fetchFacts(settled),
    ...(settled === first && { initialData: facts }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  useEffect(() => {
    if (settled !== first) showAddress(settled);
  }, [settled, first, showAddress]);
  return (
    <PlannerTool
      facts={{ ...facts, products: data.products, ...changed }}
      isLive={isLive}
      isBusy={isLive && (isFetching || settled !== address)}
      onChange={(change) => setChanged((before) => changePlan(before, change))}
    />
  );
};

/** False while React takes over the server's markup, then true for good. */
const unchanging = () => () => undefined;

/** A value after it has stayed the same for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
