export { FEED_FILES, FEED_SCHEMAS } from './records.ts';
export type { FeedFile, FeedRecord } from './records.ts';
export type { VendorProfile } from './vendor-record.ts';
