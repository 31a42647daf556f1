import { createServer } from 'node:net';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** The ports of the list that another process already listens on. */
export const takenPorts = async (ports: readonly number[]): Promise<readonly number[]> => {
  const free = await Promise.all(ports.map((port) => isFree(port, '127.0.0.1')));
  return ports.filter((_, index) => !free[index]);
};

/** Ports from 1024 that browsers and `fetch` do not ask, since other protocols live there. Source: WHATWG Fetch, "bad port". */
export const BAD_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
] as const;
const bad: ReadonlySet<number> = new Set(BAD_PORTS);

/** The ports of the list that a shop cannot have: those of the system, those nobody can ask, and numbers that are no port. */
export const unusablePorts = (ports: readonly number[]): readonly number[] =>
  ports.filter((port) => port < 1024 || port > 65_535 || bad.has(port));

/** The smallest shift, from 1000 in steps of 100, with which all ports of the list can be used and are free. */
export const freePortShift = async (ports: readonly number[]): Promise<number> => {
  for (let shift = 1000; shift < 20_000; shift += 100) {
    const shifted = ports.map((port) => port + shift);
    if (unusablePorts(shifted).length === 0 && (await takenPorts(shifted)).length === 0)
      return shift;
  }
  throw new Error('No free ports for a second shop on this machine');
};
