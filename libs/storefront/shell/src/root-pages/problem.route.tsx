import { HostUnavailable } from '@materia/api-client-kernel';
import { usePath } from '@materia/ui-shop';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { ErrorPage } from '../frame/ErrorPage.tsx';

/**
 * The generic error page. It redirects home as soon as a call to the host succeeds; until then it
 * offers a retry.
 */
export const loader = async ({ context }: Pick<LoaderFunctionArgs, 'context'>) => {
  const shop = context.get(shopRequest);
  try {
    // A call whose response is never cached, so only the host itself can serve it. Any response
    // will do.
    await shop.host('findRedirection', { body: { url_path: shop.to('problem') } });
  } catch (error) {
    if (error instanceof HostUnavailable)
      return data(null, { status: error.status >= 503 ? 503 : 500 });
    throw error;
  }
  throw redirect(shop.to('home'));
};

/** While the page stays open, a script asks again (`watch-problem.ts`). */
const ProblemPage = () => (
  <div data-problem="">
    <ErrorPage status={500} departments={[]} retryPath={usePath()('problem')} />
  </div>
);
export default ProblemPage;
