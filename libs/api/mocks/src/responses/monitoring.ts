import type { AreaResponses } from '../handlers.ts';

export const monitoringResponses: AreaResponses<'Monitoring'> = {
  readHealth: () => ({ reply: { status: 'ready', database: 'pglite', version: 'test' } }),
  readLiveness: () => ({ reply: { status: 'live' } }),
  readReadiness: () => ({ reply: { status: 'ready', lacks: [] } }),
  readShopLiveness: () => ({ reply: { status: 'live' } }),
  readShopReadiness: () => ({ reply: { status: 'ready', lacks: [] } }),
  readShopHealth: () => ({ reply: { status: 'ok', market: 'pl' } }),
  sendVital: () => ({ reply: undefined }),
  readVitals: () => ({ reply: '' }),
};
