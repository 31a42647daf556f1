export { startPlanner } from '@materia/features-planner/browser';
