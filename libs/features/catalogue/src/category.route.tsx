import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadCategory } from './category.loader.ts';
import { CategoryView } from './CategoryView.tsx';

export const loader = loadCategory;

const CategoryPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const { page } = facts.list.query;
  return (
    <>
      <title>
        {page > 1
          ? t('listing.titlePage', { category: facts.name, page })
          : t('listing.title', { category: facts.name })}
      </title>
      <meta name="description" content={t('listing.description', { category: facts.name })} />
      <CategoryView {...facts} />
    </>
  );
};
export default CategoryPage;
