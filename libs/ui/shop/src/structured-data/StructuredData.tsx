import type { Thing } from './things.ts';

/** Facts of a page for search engines, as schema.org JSON (BEY-25). It is data, not a script: policies let it stand. */
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
