import { Breadcrumb } from '@materia/ui-design-system';
import { useDrawnOnce, usePath, useText } from '../provider/ShopProvider.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import { breadcrumbThing } from '../structured-data/things.ts';
import { categoryPath } from './category-path.ts';

export type CategoryTrailProps = {
  readonly label: string;
  /** The page's ancestor categories, outermost first, with their URL slugs. */
  readonly above: readonly { readonly name: string; readonly segments: readonly string[] }[];
  /** The current page and its path. */
  readonly current: { readonly name: string; readonly path: string };
  /** Scheme and host of the shop, for search engines. */
  readonly origin: string;
};

/** The breadcrumb from the home page to a category or product, visible and as structured data. */
export const CategoryTrail = ({ label, above, current, origin }: CategoryTrailProps) => {
  const t = useText();
  const to = usePath();
  const drawn = useDrawnOnce();
  const steps = [
    { name: t('common.home'), path: to('home') },
    ...above.map(({ name, segments }) => ({ name, path: categoryPath(to, segments) })),
  ];
  const content = (
    <>
      <Breadcrumb
        label={label}
        items={[
          ...steps.map(({ name, path }) => ({ label: name, href: path })),
          { label: current.name },
        ]}
      />
      <StructuredData
        thing={breadcrumbThing(
          [...steps, current].map(({ name, path }) => ({ name, address: origin + path })),
        )}
      />
    </>
  );
  return <div {...drawn(['trail', label, steps, current, origin], content)} />;
};
