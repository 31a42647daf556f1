export { fr } from './market.ts';
