import { isIP } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED_IPV4 = /^(?:0{1,4}:){5}ffff:(\d+\.\d+\.\d+\.\d+)$|^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network by which limits count: an IPv4 address as is (also when it is mapped into IPv6), or
 * the first 64 bits of an IPv6 address, because a client with one address of a /64 can use them
 * all. Text that is not an address counts as the network `unknown`.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.trim().split('%', 1);
  const mapped = MAPPED_IPV4.exec(plain);
  const ipv4 = mapped?.[1] ?? mapped?.[2] ?? plain;
  if (isIP(ipv4) === 4) return ipv4;
  if (isIP(plain) !== 6) return 'unknown';
  const groups = groupsOf(plain).slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** All eight groups of a valid IPv6 address; the part after `::` is aligned to the right. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end replaces two groups.
  const isMixed = (after.at(-1) ?? '').includes('.');
  const missing = GROUPS - before.length - after.length - (isMixed ? 1 : 0);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
};
