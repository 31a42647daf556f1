import type { Thing } from './things.ts';

/**
 * Page facts for search engines as schema.org JSON. It is data, not a script, so content security
 * policies allow it.
 */
export const StructuredData = ({ thing }: { readonly thing: Thing }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
        '<',
        String.raw`\u003c`,
      ),
    }}
  />
);
