/** Public images, for browsers and proxies to cache. */
export const mediaCalls = {
  readPicture: {
    method: 'GET',
    path: '/media/:market/:name',
    base: 'host',
    credential: 'none',
    summary: 'A product picture as WebP on white',
    reply: 'binary',
    replyType: 'image/webp',
    revalidates: true,
    refusals: ['bad-input', 'not-found'],
  },
  readEnergyLabel: {
    method: 'GET',
    path: '/media/:market/energy/:sku',
    base: 'host',
    credential: 'none',
    summary: 'The energy label of a product as a drawing',
    reply: 'binary',
    replyType: 'image/svg+xml',
    refusals: ['bad-input', 'not-found'],
  },
} as const;
