import { HostUnavailable } from '@materia/api-client-kernel';
import { usePath, useText } from '@materia/ui-shop';
import { shopRequest } from '@materia/storefront-request';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** The generic error page. It redirects home as soon as a call to the host succeeds; until then it offers a retry. */
export const loader = async ({ context }: Pick<LoaderFunctionArgs, 'context'>) => {
  const shop = context.get(shopRequest);
  try {
    // A call whose response is never cached, so only the host itself can serve it. Any response will do.
    await shop.host('findRedirection', { body: { url_path: shop.to('problem') } });
  } catch (error) {
    if (error instanceof HostUnavailable)
      return data(null, { status: error.status >= 503 ? 503 : 500 });
    throw error;
  }
  throw redirect(shop.to('home'));
};

/** Milliseconds between two attempts while the page stays open. */
const TRY_AGAIN_MS = 5000;

const ProblemPage = () => {
  const t = useText();
  const to = usePath();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return <ErrorPage status={500} t={t} to={to} departments={[]} retryPath={to('problem')} />;
};
export default ProblemPage;
