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

/** The smallest shift, from 1000 in steps of 100, with which all ports of the list are free. */
export const freePortShift = async (ports: readonly number[]): Promise<number> => {
  for (let shift = 1000; shift < 20_000; shift += 100) {
    if ((await takenPorts(ports.map((port) => port + shift))).length === 0) return shift;
  }
  throw new Error('No free ports for a second shop on this machine');
};
