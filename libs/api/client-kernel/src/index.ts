export { callAnswer, createHostClient, HostUnavailable } from './host-client.ts';
export type { CallAnswer, HostClient, HostRefusal } from './host-client.ts';
