/** The published flags of a business unit: for its storefronts, and for OpenFeature clients. */
export const flagCalls = {
  readFlags: {
    method: 'GET',
    path: '/flags',
    credential: 'service',
    summary: 'What is published in a business unit',
    refusals: [],
  },
  followFlags: {
    method: 'GET',
    path: '/flags/stream',
    credential: 'service',
    summary: 'What is published in a business unit, now and after each change (server-sent events)',
    reply: 'event-stream',
    refusals: [],
  },
  evaluateFlags: {
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags',
    credential: 'evaluation',
    summary: 'Every flag (OFREP)',
    revalidates: true,
    refusals: ['bad-input'],
  },
  evaluateFlag: {
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags/:key',
    credential: 'evaluation',
    summary: 'One flag (OFREP)',
    refusals: ['bad-input', 'not-found'],
  },
} as const;
