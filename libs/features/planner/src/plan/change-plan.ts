import type { LineChange, Plan, PlanChoice, PlanNumberKey } from '@materia/domain-project-planner';
import { readTyped } from './plan-fields.ts';

/** What the shopper can change in a planner that runs in their browser. */
export type PlanChange =
  | { readonly kind: 'number'; readonly key: PlanNumberKey; readonly typed: string }
  | { readonly kind: 'shape'; readonly shape: Plan['shape'] }
  | { readonly kind: 'choice'; readonly choice: PlanChoice; readonly isChosen: boolean }
  | { readonly kind: 'sku'; readonly role: string; readonly sku: string }
  | { readonly kind: 'quantity'; readonly role: string; readonly quantity: number | undefined }
  | { readonly kind: 'removed'; readonly role: string; readonly isRemoved: boolean };

export type ChangedPlan = {
  readonly plan: Plan;
  readonly wrong: Readonly<Partial<Record<PlanNumberKey, string>>>;
};

/** The plan after a change; a number that cannot be read is kept as it was typed. */
export const changePlan = ({ plan, wrong }: ChangedPlan, change: PlanChange): ChangedPlan => {
  switch (change.kind) {
    case 'number': {
      const value = readTyped(change.key, change.typed);
      if (value === undefined) return { plan, wrong: { ...wrong, [change.key]: change.typed } };
      const { [change.key]: _, ...others } = wrong;
      return {
        plan: { ...plan, numbers: { ...plan.numbers, [change.key]: value } },
        wrong: others,
      };
    }
    case 'shape':
      return { plan: { ...plan, shape: change.shape }, wrong };
    case 'choice': {
      const others = plan.choices.filter((choice) => choice !== change.choice);
      return {
        plan: { ...plan, choices: change.isChosen ? [...others, change.choice] : others },
        wrong,
      };
    }
    case 'sku':
      // Another product comes in other packs, so its quantity is calculated anew.
      return withLine({ plan, wrong }, change.role, (line) => ({
        ...(line.isRemoved && { isRemoved: true }),
        ...(change.sku !== '' && { sku: change.sku }),
      }));
    case 'quantity':
      return withLine({ plan, wrong }, change.role, (line) => {
        const { quantity: _, ...others } = line;
        return {
          ...others,
          ...(change.quantity !== undefined && { quantity: change.quantity }),
        };
      });
    case 'removed':
      return withLine({ plan, wrong }, change.role, (line) => {
        const { isRemoved: _, ...others } = line;
        return { ...others, ...(change.isRemoved && { isRemoved: true }) };
      });
  }
};

const withLine = (
  { plan, wrong }: ChangedPlan,
  role: string,
  changed: (line: LineChange) => LineChange,
): ChangedPlan => {
  const { [role]: line = {}, ...others } = plan.lines;
  const next = changed(line);
  return {
    plan: { ...plan, lines: Object.keys(next).length === 0 ? others : { ...others, [role]: next } },
    wrong,
  };
};
