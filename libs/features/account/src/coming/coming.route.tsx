import { shopRequest } from '@materia/page-request';
import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useLoaderData, useMatches } from 'react-router';
import { COMING_PAGES, isComingPage } from './coming-pages.ts';
import { ComingView } from './ComingView.tsx';

export const loader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
  isSignedIn: context.get(shopRequest).customer !== undefined,
});

const ComingPage = () => {
  const t = useText();
  const { isSignedIn } = useLoaderData<typeof loader>();
  const name = useMatches().at(-1)?.id;
  const title = t(isComingPage(name) ? COMING_PAGES[name] : 'accountMenu.overview');
  return (
    <>
      <title>{title}</title>
      <ComingView title={title} isSignedIn={isSignedIn} />
    </>
  );
};
export default ComingPage;
