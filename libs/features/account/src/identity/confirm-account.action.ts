import {
  confirmMailbox,
  type MailboxOutcome,
  resendConfirmation,
  type ResendOutcome,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { defineForm, sentForm } from '@materia/ui-shop';

/** The forms of the page, told apart by their buttons. */
export const confirmForm = defineForm({}, { intent: 'confirm' });
export const resendForm = defineForm({}, { intent: 'resend' });

export type ConfirmFacts = {
  readonly link: { readonly id: string; readonly token: string };
  readonly isSignedIn: boolean;
};

/** What the page says after its button was pressed. */
export type ConfirmOutcome = MailboxOutcome | ResendOutcome | 'failed';

/** Opening the link changes nothing, because mail programs open links too; the page's form does. */
export const loadConfirmation = ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): ConfirmFacts => ({
  link: { id: params['id'] ?? '', token: params['token'] ?? '' },
  isSignedIn: context.get(shopRequest).customer !== undefined,
});

const STATUSES = {
  activated: 200,
  sent: 200,
  'already-active': 200,
  'link-invalid': 404,
  'link-expired': 410,
  'too-many-requests': 429,
  failed: 502,
} as const satisfies Readonly<Record<ConfirmOutcome, number>>;

/** Confirms the mailbox of an account, or has another link mailed to it. */
export const followConfirmation = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const { host } = context.get(shopRequest);
  const link = { id: params['id'] ?? '', key: params['token'] ?? '' };
  const form = sentForm(await request.formData(), { confirm: confirmForm, resend: resendForm });
  const work = form === 'resend' ? resendConfirmation(host, link) : confirmMailbox(host, link);
  const outcome: ConfirmOutcome = await work.catch(outageAs('failed'));
  return data(outcome, { status: STATUSES[outcome] });
};
