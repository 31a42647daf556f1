export { pt } from './market.ts';
