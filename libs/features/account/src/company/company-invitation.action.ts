import {
  type AcceptanceRefusal,
  acceptInvitation,
  fetchInvitation,
  type OpenInvitation,
} from '@materia/api-account';
import { refreshedPath, RETURN_PARAMETER, shopRequest, signInPath } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';

type InvitationArgs = Pick<LoaderFunctionArgs, 'context' | 'params'>;

export type InvitationFacts = {
  readonly token: string;
  readonly invitation: OpenInvitation | undefined;
  /** How visitors without a session get to the account of the mailbox. */
  readonly ways: { readonly signIn: string; readonly register: string } | undefined;
};

/** Opening the link changes nothing; submitting its page's form does. */
export const loadInvitation = async ({
  context,
  params,
}: InvitationArgs): Promise<InvitationFacts> => {
  const { host, to, customer } = context.get(shopRequest);
  const token = params['token'] ?? '';
  const page = to('companyInvitation', { token });
  return {
    token,
    invitation: await fetchInvitation(host, token),
    ways:
      customer === undefined
        ? {
            signIn: signInPath(to, page),
            register: `${to('register')}?${new URLSearchParams({ [RETURN_PARAMETER]: page })}`,
          }
        : undefined,
  };
};

/** Accepts the invitation and shows the company (303). */
export const acceptOnPage = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const { host, to, session } = context.get(shopRequest);
  const accepted = await acceptInvitation(host, params['token'] ?? '');
  if (!accepted.ok) return data<AcceptanceRefusal>(accepted.error, { status: 422 });
  session.flash({ type: 'success', key: 'company.invitationDone' });
  // The menu has its entry at once.
  return redirect(refreshedPath(to('company')), 303);
};
