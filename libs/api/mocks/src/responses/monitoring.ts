import type { AreaResponses } from '../handlers.ts';

export const monitoringResponses: AreaResponses<'Monitoring'> = {
  readHealth: () => ({ reply: { status: 'ready', database: 'pglite', version: 'test' } }),
  readShopHealth: () => ({ reply: { status: 'ok', market: 'pl' } }),
  sendVital: () => ({ reply: undefined }),
  readVitals: () => ({ reply: '' }),
};
