export { isLoopback } from './loopback.ts';
export { type RateLimit, rateWindow } from './rate-window.ts';
export { networkOf } from './network-of.ts';
export { parseTrustedProxies, type NotAProxy } from './trusted-proxies.ts';
export { traceOf } from './trace-of.ts';
