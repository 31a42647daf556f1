export { callAnswer, createHostClient, HostUnavailable } from './host-client.ts';
export type {
  CallAnswer,
  HostClient,
  HostCall,
  HostRefusal,
  HostReply,
  HostTransport,
} from './host-client.ts';
