import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { submitOrder } from './review.action.ts';
import { loadSummaries } from './review.loader.ts';
import { SummariesView } from './ReviewView.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSummaries(args);
export const action = submitOrder;

const SummariesPage = () => (
  <>
    <title>{useText()('checkout.summariesTitle')}</title>
    <SummariesView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default SummariesPage;
