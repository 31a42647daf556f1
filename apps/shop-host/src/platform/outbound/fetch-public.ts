import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { isPublicAddress } from './public-address.ts';

/** Why a stranger's address was not fetched. */
export type FetchFault =
  | 'not-an-address'
  | 'not-https'
  | 'internal'
  | 'redirects'
  | 'missing'
  | 'too-large'
  | 'unreachable';

export type FetchPublic = (
  address: string,
  maximumBytes: number,
) => Promise<Result<Uint8Array, FetchFault>>;

const WAIT_MS = 10_000;

/** Finds all addresses of a name. */
type LookUpAll = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const lookUpAll: LookUpAll = (hostname, callback) =>
  systemLookup(hostname, { all: true }, callback);

type Tools = {
  readonly request?: typeof httpsRequest;
  readonly protocol?: 'https:' | 'http:';
  readonly lookUp?: LookUpAll;
  readonly isAllowed?: (ip: string) => boolean;
};

class InternalAddress extends Error {}

/**
 * Fetches what a stranger's address names, with GET and nothing of this shop in the request. The
 * address is checked where it is used: every IP address that its name resolves to has to be public,
 * and the connection goes to one of those, so a name cannot change in between. Redirects are not
 * followed. Only https on its own port, without credentials; at most `maximumBytes`, within ten
 * seconds.
 */
export const fetchPublic =
  ({
    request = httpsRequest,
    protocol = 'https:',
    lookUp = lookUpAll,
    isAllowed = isPublicAddress,
  }: Tools = {}): FetchPublic =>
  async (address, maximumBytes) => {
    const url = URL.parse(address);
    if (url === null) return fail('not-an-address');
    const isOwnPort = url.port === '' || protocol === 'http:';
    if (url.protocol !== protocol || !isOwnPort || url.username !== '' || url.password !== '')
      return fail('not-https');
    // A literal address would not be looked up, and no shop serves its pictures from one.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return fail('internal');
    return answerOf(request, url, {
      method: 'GET',
      agent: false,
      lookup: publicLookup(lookUp, isAllowed),
      signal: AbortSignal.timeout(WAIT_MS),
      headers: { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' },
      maximumBytes,
    });
  };

/** Resolves a name; fails if any of its addresses is internal. */
const publicLookup =
  (lookUp: LookUpAll, isAllowed: (ip: string) => boolean): LookupFunction =>
  (hostname, { all = false }, callback) =>
    lookUp(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined)
        return callback(error ?? new Error(`${hostname} has no address`), '');
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new InternalAddress(hostname), '');
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

const answerOf = (
  request: typeof httpsRequest,
  url: URL,
  { maximumBytes, ...options }: RequestOptions & { readonly maximumBytes: number },
): Promise<Result<Uint8Array, FetchFault>> =>
  new Promise((resolve) => {
    const asked = request(url, options, (response) => {
      const refuse = (fault: FetchFault): void => {
        resolve(fail(fault));
        response.destroy();
      };
      const { statusCode = 0 } = response;
      if (statusCode >= 300 && statusCode < 400) return refuse('redirects');
      if (statusCode !== 200) return refuse(statusCode >= 500 ? 'unreachable' : 'missing');
      if (Number(response.headers['content-length'] ?? 0) > maximumBytes)
        return refuse('too-large');
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > maximumBytes) refuse('too-large');
        else parts.push(part);
      });
      response.on('end', () => resolve(ok(Buffer.concat(parts))));
      response.on('error', () => resolve(fail('unreachable')));
    });
    asked.on('error', (error) =>
      resolve(fail(error instanceof InternalAddress ? 'internal' : 'unreachable')),
    );
    asked.end();
  });
