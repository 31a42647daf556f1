export { startPlanner } from './island/start-planner.tsx';
