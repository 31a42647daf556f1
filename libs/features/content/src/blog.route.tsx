import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadBlog } from './blog.loader.ts';
import { BlogView } from './BlogView.tsx';

export const loader = loadBlog;

const BlogPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('content.title', { page: t('content.blog') })}</title>
      <meta name="description" content={t('content.blogLead')} />
      <BlogView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default BlogPage;
