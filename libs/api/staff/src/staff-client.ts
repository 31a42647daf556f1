import {
  type Client,
  createClient,
  type FieldRefusal,
  readRefusal,
} from '@materia/api-client-kernel';
import type { SellerCallName, StaffCallName } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';

/** The calls of staff and of sellers in one business unit, without the import of own files, which is a stream. */
export type StaffClient = Client<
  Exclude<StaffCallName, 'importOwnFile' | 'setConsoleStaff'> | SellerCallName
>;
export type StaffClientRefusal = FieldRefusal;

type Access = {
  /** Base URL of the host, without a trailing slash. */
  readonly address: string;
  readonly market: string;
  /** The token of signed-in staff or sellers, or the operator's credential; empty before sign-in. */
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** Creates the staff client of a market. Every reply is validated against the contract; throws `HostUnavailable` on 5xx and no response. */
export const staffClient = ({ address, market, credential, fetch }: Access): StaffClient =>
  createClient({
    baseUrl: `${address}/${market}/`,
    headers: credential === '' ? {} : { authorization: `Bearer ${credential}` },
    timeoutMs: 30_000,
    replyReader: parseReply,
    refusalReader: readRefusal,
    ...(fetch && { fetch }),
  });
