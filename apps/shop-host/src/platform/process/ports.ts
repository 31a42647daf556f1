import { createServer } from 'node:net';

/**
 * Whether a port is free, so that a start fails before it has imported anything. Port 0 is always
 * free.
 */
export const isPortFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
