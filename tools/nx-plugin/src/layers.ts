/** What packages with a tag, or with all of several tags, may import. */
export type Layer = {
  readonly onlyDependOnLibsWithTags: readonly string[];
  readonly allowedExternalImports?: readonly string[];
} & ({ readonly sourceTag: string } | { readonly allSourceTags: readonly string[] });

const withoutPackages = { allowedExternalImports: [] };

/**
 * Which packages may import which, as constraints of Nx's boundary rule. Every package has one
 * `type:` and one `scope:` tag. Arrows only point down. `eslint.config.mjs` enforces them, so
 * `tools/start` derives from them which sources may be in an application's pages.
 */
export const layersOf = (marketIds: readonly string[]): readonly Layer[] => [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'], ...withoutPackages },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:platform', 'type:domain'],
    allowedExternalImports: ['sanitize-html', 'i18next', 'prom-client', 'fastify'],
  },
  // date-fns writes days: the model calls it, and a market brings the words of its language and nothing else of it.
  {
    sourceTag: 'type:market-model',
    onlyDependOnLibsWithTags: ['type:domain'],
    allowedExternalImports: ['date-fns', 'date-fns/*'],
  },
  {
    sourceTag: 'type:market',
    onlyDependOnLibsWithTags: ['type:market-model', 'type:domain'],
    allowedExternalImports: ['date-fns/locale/*'],
  },
  {
    sourceTag: 'type:market-registry',
    onlyDependOnLibsWithTags: ['type:market', 'type:market-model', 'type:domain'],
    ...withoutPackages,
  },
  {
    sourceTag: 'type:contract',
    onlyDependOnLibsWithTags: ['type:contract', 'type:domain'],
    allowedExternalImports: ['zod'],
  },
  {
    sourceTag: 'type:api-client',
    onlyDependOnLibsWithTags: ['type:api-client', 'type:contract', 'type:domain', 'type:platform'],
  },
  {
    sourceTag: 'type:request',
    onlyDependOnLibsWithTags: ['type:api-client', 'type:market-model', 'type:domain'],
  },
  { sourceTag: 'type:design-system', onlyDependOnLibsWithTags: ['type:design-system'] },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:design-system', 'type:market-model', 'type:domain'],
  },
  // Mails are drawn on the host, so they use nothing of the pages but their colours.
  {
    sourceTag: 'type:mail',
    onlyDependOnLibsWithTags: ['type:design-system', 'type:market-model', 'type:domain'],
    allowedExternalImports: ['@react-email/*', 'react', 'react-dom/*'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: [
      'type:ui',
      'type:design-system',
      'type:api-client',
      'type:request',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:ui',
      'type:design-system',
      'type:api-client',
      'type:contract',
      'type:request',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: [
      'type:api-client',
      'type:contract',
      'type:market-registry',
      'type:market-model',
      'type:domain',
    ],
  },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: [
      'type:tool',
      'type:testing',
      'type:api-client',
      'type:contract',
      'type:market-registry',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  { sourceTag: 'scope:storefront', onlyDependOnLibsWithTags: ['scope:storefront', 'scope:shared'] },
  { sourceTag: 'scope:console', onlyDependOnLibsWithTags: ['scope:console', 'scope:shared'] },
  {
    allSourceTags: ['type:app', 'scope:console'],
    onlyDependOnLibsWithTags: [
      'type:design-system',
      'type:api-client',
      'type:contract',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  {
    sourceTag: 'scope:sandbox',
    onlyDependOnLibsWithTags: [
      'type:market-registry',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  {
    sourceTag: 'scope:host',
    onlyDependOnLibsWithTags: [
      'type:contract',
      'type:mail',
      'type:market-registry',
      'type:market-model',
      'type:domain',
      'type:platform',
    ],
  },
  // The tests of whole pages render storefronts from their sources and ask the host what must be on them.
  {
    allSourceTags: ['type:app', 'scope:testing'],
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:ui',
      'type:api-client',
      'type:testing',
      'type:contract',
      'type:market-registry',
      'type:market-model',
      'type:domain',
      'type:platform',
      'type:tool',
    ],
  },
  // A storefront sees the shell and its own market, nothing else.
  ...marketIds.map((id) => ({
    allSourceTags: ['type:app', `scope:${id}`],
    onlyDependOnLibsWithTags: ['type:shell', `scope:${id}`],
  })),
];
