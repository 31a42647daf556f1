import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** What an erasure of the account means: what stands in its way, and what the law keeps. */
export type ErasureFacts = {
  readonly openOrders: readonly string[];
  readonly unpaidPurchases: readonly string[];
  readonly kept: Reply<'readMyErasure'>['kept'];
};

/** Loads what an erasure would mean; undefined when the host no longer knows the session. */
export const fetchErasure = async (host: HostClient): Promise<ErasureFacts | undefined> => {
  const answer = await host('readMyErasure', {});
  if (!answer.ok) return undefined;
  const { open_orders: openOrders, unpaid_purchases: unpaidPurchases, kept } = answer.value;
  return { openOrders, unpaidPurchases, kept };
};

/** Everything that the shop knows of the customer, as a stream of the host's text. */
type DataFile = Reply<'exportMyData'>;

/** Why there is no file. */
type DataFileRefusal = { readonly kind: 'too-many-requests' | 'refused' };

const NO_FILE = {
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'exportMyData', DataFileRefusal['kind']>;

/** Asks for the file with the customer's data. */
export const fetchDataFile = async (
  host: HostClient,
): Promise<Result<DataFile, DataFileRefusal>> => {
  const answer = await host('exportMyData', {});
  return answer.ok
    ? ok(answer.value)
    : fail({ kind: refusalMeaning('exportMyData', answer.error, NO_FILE, 'refused') });
};

/** Why an account was not erased. */
export type ErasureRefusal = {
  readonly kind: 'wrong-password' | 'erasure-blocked' | 'too-many-requests' | 'refused';
};

const NOT_ERASED = {
  // The password is all that the call says.
  'bad-input': 'wrong-password',
  // Another tab was faster.
  unauthenticated: 'refused',
  'erasure-blocked': 'erasure-blocked',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'eraseMyData', ErasureRefusal['kind']>;

/** Erases the account of the customer, who gives the password again. */
export const eraseAccount = async (
  host: HostClient,
  password: string,
): Promise<Result<undefined, ErasureRefusal>> => {
  const answer = await host('eraseMyData', { body: { password } });
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning('eraseMyData', answer.error, NOT_ERASED, 'refused') });
};
