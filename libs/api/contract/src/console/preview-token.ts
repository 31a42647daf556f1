/**
 * The preview token that host and storefront share: a JWT (HS256) for one market, whose key both
 * derive from the service credential. Its claim `changes` contains the unpublished change set.
 */
export const PREVIEW_TOKEN = {
  audience: 'flag-preview',
  purpose: 'flag-preview',
  lifeSeconds: 900,
} as const;
