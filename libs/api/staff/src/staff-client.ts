import {
  type Client,
  createClient,
  type HostRefusal,
  readRefusal,
} from '@materia/api-client-kernel';
import type { StaffCallName } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';

/** The staff calls of one business unit, without the import of own files, which goes on. */
export type StaffClient = Client<Exclude<StaffCallName, 'importOwnFile' | 'setConsoleStaff'>>;
export type StaffClientRefusal = HostRefusal;

type Access = {
  /** Where the host listens, without a slash at the end. */
  readonly address: string;
  readonly market: string;
  /** The token of staff who are signed in, or the operator's credential; empty before sign-in. */
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** Makes the staff's client of a market. Every reply is parsed by the contract; throws `HostUnavailable` on 5xx and silence. */
export const staffClient = ({ address, market, credential, fetch }: Access): StaffClient =>
  createClient({
    baseUrl: `${address}/${market}/`,
    headers: credential === '' ? {} : { authorization: `Bearer ${credential}` },
    timeoutMs: 30_000,
    replyReader: parseReply,
    refusalReader: readRefusal,
    ...(fetch && { fetch }),
  });
