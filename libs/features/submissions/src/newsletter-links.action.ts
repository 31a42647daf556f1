import { confirmNewsletter, stopNewsletter } from '@materia/api-submissions';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';

/** The purpose of a link in a mail. */
export type LinkPurpose = 'confirm' | 'stop';
export type LinkOutcome = 'done' | 'unknown-link';

/** Opening the link changes nothing; submitting its page's form does. */
export const loadLink = ({
  params,
}: Pick<LoaderFunctionArgs, 'params'>): { readonly token: string } => ({
  token: params['token'] ?? '',
});

const CALLS = { confirm: confirmNewsletter, stop: stopNewsletter } as const;

/** Confirms a sign-up, or unsubscribes from all mail, by the token in a mail. */
export const followLink =
  (purpose: LinkPurpose) =>
  async ({ context, params }: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
    const isDone = await CALLS[purpose](context.get(shopRequest).host, params['token'] ?? '');
    return data<LinkOutcome>(isDone ? 'done' : 'unknown-link', { status: isDone ? 200 : 404 });
  };
