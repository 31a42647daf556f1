import { unreachable } from '@materia/domain-kernel';
import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadSitemap, SITEMAP_NAMES, type SitemapFacts } from './sitemap.loader.ts';
import { SitemapView } from './SitemapView.tsx';

export const loader = loadSitemap;

const SitemapPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{titleOf(t, facts)}</title>
      <meta
        name="description"
        content={t('common.labelled', {
          label: t('sitemap.heading'),
          value: t(SITEMAP_NAMES[facts.identifier]),
        })}
      />
      <SitemapView {...facts} />
    </>
  );
};

const titleOf = (t: ReturnType<typeof useText>, { identifier, page }: SitemapFacts): string => {
  switch (identifier) {
    case 'category':
      return t('sitemap.titleCategory');
    case 'product':
      return t('sitemap.titleProduct', { page });
    case 'brand':
      return t('sitemap.titleBrand');
    case 'cms':
      return t('sitemap.titleCms');
    case 'longtail':
      return t('sitemap.titleLongtail', { page });
    default:
      return unreachable(identifier);
  }
};

export default SitemapPage;
