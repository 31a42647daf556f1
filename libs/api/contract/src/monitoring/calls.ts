/** Readiness of processes, and the web vitals of visitors. */
export const monitoringCalls = {
  readHealth: {
    method: 'GET',
    path: '/health',
    base: 'host',
    credential: 'none',
    summary: 'Whether the host can answer from its database',
    refusals: ['unavailable'],
  },
  readShopHealth: {
    method: 'GET',
    path: '/health',
    base: 'storefront',
    credential: 'none',
    summary: 'Whether the storefront runs, and of which market it is',
    refusals: [],
  },
  sendVital: {
    method: 'POST',
    path: '/gateway/vitals',
    base: 'storefront',
    credential: 'none',
    summary: 'Count a figure that a visitor measured; only for the shop’s own pages',
    reply: 'empty',
    refusals: ['bad-input', 'forbidden'],
  },
  readVitals: {
    method: 'GET',
    path: '/gateway/vitals',
    base: 'storefront',
    credential: 'service-header',
    summary:
      'What visitors measured since the storefront started, in the text format of Prometheus',
    reply: 'text',
    replyType: 'text/plain; version=0.0.4; charset=utf-8',
    refusals: ['forbidden', 'not-found'],
  },
} as const;
