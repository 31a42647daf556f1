export { flagFeedClient, type FlagFeedClient } from './flag-feed-client.ts';
