export type { AssortmentRefusal } from './assortment.ts';
export {
  type DemoShopOrder,
  type OnProgress,
  writeDemoShop,
  type WrittenShop,
} from './demo-shop.ts';
export { type Manifest, readManifest } from './manifest.ts';
export { DEMO_MARKETS, type DemoMarketId, isDemoMarketId } from './markets/index.ts';
