import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { acceptOnPage, loadInvitation } from './company-invitation.action.ts';
import { CompanyInvitationView } from './CompanyInvitationView.tsx';

export const loader = loadInvitation;
export const action = acceptOnPage;

const CompanyInvitationPage = () => (
  <>
    <title>{useText()('company.invitationTitle')}</title>
    <CompanyInvitationView
      {...useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  </>
);
export default CompanyInvitationPage;
