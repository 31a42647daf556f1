import { createServer } from 'node:net';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** The given ports on which another process already listens. */
export const portsInUse = async (ports: readonly number[]): Promise<readonly number[]> => {
  const free = await Promise.all(ports.map((port) => isFree(port, '127.0.0.1')));
  return ports.filter((_, index) => !free[index]);
};

/**
 * Ports from 1024 that browsers and `fetch` block because other protocols use them. Source: WHATWG
 * Fetch, "bad port".
 */
export const BAD_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
] as const;
const blocked: ReadonlySet<number> = new Set(BAD_PORTS);

/**
 * The given ports that a shop cannot use: system ports, ports that browsers block, and invalid port
 * numbers.
 */
export const unusablePorts = (ports: readonly number[]): readonly number[] =>
  ports.filter((port) => port < 1024 || port > 65_535 || blocked.has(port));

/**
 * The smallest shift, from 1000 in steps of 100, for which all ports are usable and free. Throws if
 * there is none.
 */
export const freePortShift = async (ports: readonly number[]): Promise<number> => {
  for (let shift = 1000; shift < 20_000; shift += 100) {
    const shifted = ports.map((port) => port + shift);
    if (unusablePorts(shifted).length === 0 && (await portsInUse(shifted)).length === 0)
      return shift;
  }
  throw new Error('No free ports for a second shop on this machine');
};
