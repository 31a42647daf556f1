import { confirmEmail, type EmailConfirmation } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data } from 'react-router';

/**
 * Changes the e-mail address of an account by the link in the mail to the new one. Opening the link
 * changes nothing: mail programs do that as well.
 */
export const confirmNewEmail = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const { host } = context.get(shopRequest);
  const confirmed = await confirmEmail(host, params['token'] ?? '').catch(
    outageAs({ kind: 'failed' } as const),
  );
  return data<EmailConfirmation>(confirmed, { status: STATUSES[confirmed.kind] });
};

const STATUSES = {
  changed: 200,
  taken: 409,
  'unknown-link': 404,
  'too-many-requests': 429,
  failed: 502,
} as const satisfies Readonly<Record<EmailConfirmation['kind'], number>>;
