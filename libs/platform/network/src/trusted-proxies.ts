import { isIP } from 'node:net';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A list entry that is neither an address nor a network. */
export type NotAProxy = { readonly kind: 'not-a-proxy'; readonly entry: string };

/**
 * Parses `TRUSTED_PROXIES`: addresses and networks (CIDR) separated by commas. An empty list trusts
 * no proxy.
 */
export const parseTrustedProxies = (text: string): Result<readonly string[], NotAProxy> => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !isAddressOrNetwork(entry));
  return wrong === undefined ? ok(entries) : fail({ kind: 'not-a-proxy', entry: wrong });
};

const isAddressOrNetwork = (entry: string): boolean => {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A prefix of 0 would trust every address.
  return (
    prefix === undefined ||
    (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
};
