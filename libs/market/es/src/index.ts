export { es } from './market.ts';
