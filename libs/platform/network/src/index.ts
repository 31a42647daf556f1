export { isLoopback } from './loopback.ts';
export { networkOf } from './network-of.ts';
export { readTrustedProxies, type NotAProxy } from './trusted-proxies.ts';
