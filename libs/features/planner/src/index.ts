export { PlannerView } from './PlannerView.tsx';
export { presetQuery } from './plan/plan-address.ts';
