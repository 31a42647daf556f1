import {
  confirmNewsletter,
  confirmRestockNotice,
  stopNewsletter,
  stopRestockNotice,
} from '@materia/api-submissions';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';

/** What the mail with the link is about, and the purpose of the link. */
export type LinkSubject = 'newsletter' | 'restockNotice';
export type LinkPurpose = 'confirm' | 'stop';
export type LinkOutcome = 'done' | 'unknown-link';

/** Opening the link changes nothing; submitting its page's form does. */
export const loadLink = ({
  params,
}: Pick<LoaderFunctionArgs, 'params'>): { readonly token: string } => ({
  token: params['token'] ?? '',
});

const CALLS = {
  newsletter: { confirm: confirmNewsletter, stop: stopNewsletter },
  restockNotice: { confirm: confirmRestockNotice, stop: stopRestockNotice },
} as const;

/** Confirms what was asked for with an address, or ends it, by the token in a mail. */
export const followLink =
  (subject: LinkSubject, purpose: LinkPurpose) =>
  async ({ context, params }: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
    const call = CALLS[subject][purpose];
    const isDone = await call(context.get(shopRequest).host, params['token'] ?? '');
    return data<LinkOutcome>(isDone ? 'done' : 'unknown-link', { status: isDone ? 200 : 404 });
  };
