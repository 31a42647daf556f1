export { FEED_FILES, FEED_SCHEMAS } from './records.ts';
export type { FeedFile, FeedRecord } from './records.ts';
export type { VendorProfile } from './vendor-record.ts';
export { PRODUCT_VIEW_KINDS, type ProductViewKind } from '../catalogue/product-fields.ts';
export {
  DRAWING_PACK,
  drawingPackBlock,
  drawingPackIndex,
  type DrawingPackIndex,
} from './drawing-pack.ts';
