import {
  type Kit,
  kitOf,
  type Surface,
  surfaceOf,
  type SurfaceRefusal,
} from '@materia/domain-project-planner';
import type { Result } from '@materia/domain-kernel';
import { priceOf } from '../plan/price-of.ts';
import type { PlannerFacts, PlannerProduct } from '../planner-facts.ts';

export type PlannedKit = { readonly surface: Surface; readonly kit: Kit<PlannerProduct> };

/** The kit of the shown plan; refused while a measure is wrong. */
export const plannedKit = ({
  plan,
  products,
  basis,
  wrong,
}: Pick<PlannerFacts, 'plan' | 'products' | 'basis' | 'wrong'>): Result<
  PlannedKit,
  SurfaceRefusal | undefined
> => {
  const surface = surfaceOf(plan);
  if (!surface.ok) return surface;
  if (Object.keys(wrong).length > 0) return { ok: false, error: undefined };
  return {
    ok: true,
    value: {
      surface: surface.value,
      kit: kitOf(plan, surface.value, {
        products,
        priceOf: (product, quantity) => priceOf(product, quantity, basis),
      }),
    },
  };
};
