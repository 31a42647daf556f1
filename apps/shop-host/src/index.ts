export { createHost, type Host, type HostOptions } from './host.ts';
