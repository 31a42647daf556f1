import { initialPlan, numbersOf, type Plan } from '@materia/domain-project-planner';
import { lineField, PLAN_FIELDS, typedNumber } from './plan-fields.ts';

/** The query that opens a project: what differs from its initial plan. */
export const planQuery = (plan: Plan): string => {
  const initial = initialPlan(plan.project);
  const query = new URLSearchParams({ [PLAN_FIELDS.project]: plan.project });
  if (plan.shape !== initial.shape) query.set(PLAN_FIELDS.shape, plan.shape);
  for (const key of numbersOf(plan))
    if (plan.numbers[key] !== initial.numbers[key])
      query.set(key, typedNumber(key, plan.numbers[key], '.'));
  for (const choice of plan.choices) query.set(choice, '1');
  for (const [role, { sku, quantity, isRemoved }] of Object.entries(plan.lines)) {
    if (sku !== undefined) query.set(lineField('sku', role), sku);
    if (quantity !== undefined) query.set(lineField('qty', role), String(quantity));
    if (isRemoved) query.set(lineField('off', role), '1');
  }
  return query.toString();
};
