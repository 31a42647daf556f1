export { type FuzzFinding, fuzzShop, type FuzzResult } from './fuzz-pages/fuzz-shop.ts';
