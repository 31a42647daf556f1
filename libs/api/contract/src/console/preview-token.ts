/**
 * What host and storefront agree on about the token of a preview: a JWT (HS256) for one market, whose key both derive
 * from the service credential. Its claim `changes` holds the unpublished change set.
 */
export const PREVIEW_TOKEN = {
  audience: 'flag-preview',
  purpose: 'flag-preview',
  lifeSeconds: 900,
} as const;
