import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadApprovals } from './approvals.loader.ts';
import { ApprovalsView } from './ApprovalsView.tsx';

export const loader = loadApprovals;

const ApprovalsPage = () => (
  <>
    <title>{useText()('approvals.title')}</title>
    <ApprovalsView {...useLoaderData<typeof loader>()} />
  </>
);
export default ApprovalsPage;
