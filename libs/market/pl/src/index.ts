export { pl } from './market.ts';
