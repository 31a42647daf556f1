import { isIP } from 'node:net';

/**
 * Whether a host name, an address or an origin refers to this machine only. `*.localhost` is
 * loopback too.
 */
export const isLoopback = (place: string): boolean => {
  const name = (URL.canParse(place) && place.includes('://') ? new URL(place).hostname : place)
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
};
