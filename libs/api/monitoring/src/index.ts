export { storefrontMonitor, type StorefrontMonitor } from './monitoring-client.ts';
