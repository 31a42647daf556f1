import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { decideApproval } from './approval.action.ts';
import { loadApproval } from './approvals.loader.ts';
import { ApprovalView } from './ApprovalView.tsx';

export const loader = loadApproval;
export const action = decideApproval;

const ApprovalPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('approvals.details')}</title>
      <ApprovalView {...facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default ApprovalPage;
