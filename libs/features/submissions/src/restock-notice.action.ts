import { fetchProduct } from '@materia/api-catalogue';
import { outageAs } from '@materia/api-client-kernel';
import {
  requestRestockNotice,
  type RestockHostField,
  type SubmissionRefusal,
} from '@materia/api-submissions';
import { parseEmail } from '@materia/domain-contact';
import { shopRequest } from '@materia/page-request';
import { restockNoticeForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';

/** The product that is awaited, and the address of a signed-in customer. */
export type RestockNoticeFacts = {
  readonly product: { readonly sku: string; readonly name: string; readonly urlKey: string };
  readonly email: string | undefined;
};

export type RestockNoticeOutcome =
  | { readonly kind: 'to-confirm'; readonly email: string }
  | {
      readonly kind: 'refused';
      readonly typed: string;
      readonly problem: 'not-an-email' | 'too-many-requests' | 'failed';
    };

export const loadRestockNotice = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<RestockNoticeFacts> => {
  const { host, customer } = context.get(shopRequest);
  const product = await fetchProduct(host, params['sku'] ?? '');
  if (product === undefined) throw data(null, { status: 404 });
  const { sku, name, urlKey } = product;
  return { product: { sku, name, urlKey }, email: customer?.email };
};

/** Asks for the notice. A mail asks the owner of the address to confirm it. */
export const askForNotice = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const { host, store } = context.get(shopRequest);
  const { email } = restockNoticeForm.read(await request.formData());
  if (!parseEmail(email).ok) return refuse(email, 'not-an-email', 422);
  const sku = params['sku'] ?? '';
  const result = await requestRestockNotice(host, { sku, email, storeId: store.id }).catch(
    outageAs('failed'),
  );
  if (result === 'failed') return refuse(email, 'failed', 502);
  if (result.ok) return data<RestockNoticeOutcome>({ kind: 'to-confirm', email });
  const { problem, status } = REFUSALS[result.error.kind];
  return refuse(email, problem, status);
};

type Refused = Extract<RestockNoticeOutcome, { kind: 'refused' }>;

const refuse = (typed: string, problem: Refused['problem'], status: number) =>
  data<RestockNoticeOutcome>({ kind: 'refused', typed, problem }, { status });

/** What the form says of each refusal of the host, and the status of its page. */
const REFUSALS = {
  'too-many-requests': { problem: 'too-many-requests', status: 429 },
  'bad-input': { problem: 'not-an-email', status: 422 },
  refused: { problem: 'failed', status: 422 },
} as const satisfies Readonly<
  Record<
    SubmissionRefusal<RestockHostField>['kind'],
    { readonly problem: Refused['problem']; readonly status: number }
  >
>;
