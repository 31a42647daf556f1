export { PlannerView } from './PlannerView.tsx';
