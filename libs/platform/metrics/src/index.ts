export {
  type HostMetrics,
  type HostReadings,
  type LaneReading,
  openHostMetrics,
} from './host-metrics.ts';
export { measureRequests, type RequestName } from './measure-requests.ts';
export { type Metrics, openMetrics } from './metrics.ts';
export { type MetricsPlace, serveMetrics } from './serve-metrics.ts';
export {
  openStorefrontMetrics,
  type PageSource,
  type StorefrontMetrics,
} from './storefront-metrics.ts';
