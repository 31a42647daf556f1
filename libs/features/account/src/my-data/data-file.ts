import { fetchDataFile } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';

const FAILURES = {
  'too-many-requests': 'myData.fileTooMany',
  refused: 'myData.fileFailed',
} as const;

/**
 * The file with everything that the shop knows of the customer, to be saved. Without it, the page of the data says why (303).
 */
export const loadDataFile = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> => {
  const { host, market, now, session, to } = context.get(shopRequest);
  const file = await fetchDataFile(host).catch(outageAs('problem'));
  if (file === 'problem' || !file.ok) {
    const kind = file === 'problem' ? 'refused' : file.error.kind;
    session.flash({ type: 'error', key: FAILURES[kind] });
    return redirect(to('myData'), 303);
  }
  return new Response(file.value, {
    headers: {
      // The router would read a file of the type JSON as data of a page.
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="materia-${market.id}-${now.slice(0, 10)}.json"`,
      'cache-control': 'private, no-store',
    },
  });
};
