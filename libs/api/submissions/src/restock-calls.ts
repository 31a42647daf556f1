import type { HostClient } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  type RestockHostField,
  submissionRefusal,
  type SubmissionRefusal,
} from './submission-refusal.ts';

/** The wish for a mail when a product can be ordered again at a store. */
export type RestockRequest = {
  readonly sku: string;
  readonly email: string;
  readonly storeId: string;
};

/**
 * Asks for a notice; a mail asks the owner of the address to confirm it. The response does not
 * reveal whether the address was known.
 */
export const requestRestockNotice = async (
  host: HostClient,
  { sku, email, storeId }: RestockRequest,
): Promise<Result<true, SubmissionRefusal<RestockHostField>>> => {
  const answer = await host('requestRestockNotice', {
    body: { sku, email, retailer_id: storeId },
  });
  return answer.ok ? ok(true) : fail(submissionRefusal('requestRestockNotice', answer.error));
};

/** Confirms a notice by the token of its mail; false when the token is no longer valid. */
export const confirmRestockNotice = async (host: HostClient, token: string): Promise<boolean> =>
  (await host('confirmRestockNotice', { body: { token } })).ok;

/** Forgets a notice by the token of its mail; false when it is forgotten already. */
export const stopRestockNotice = async (host: HostClient, token: string): Promise<boolean> =>
  (await host('stopRestockNotice', { body: { token } })).ok;
