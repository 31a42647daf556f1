import { connect, createServer, type Socket } from 'node:net';

/**
 * What happens to calls to the host: they pass, are refused, get no response, get an error from the
 * host or a gateway in front of it, or are executed while their response gets lost.
 */
export type HostState = 'up' | 'down' | 'hanging' | 'failing' | 'overloaded' | 'losing-responses';

/** Status lines of error responses that do not come from the host itself. */
const FAULTS: Readonly<Partial<Record<HostState, string>>> = {
  failing: '500 Internal Server Error',
  overloaded: '503 Service Unavailable',
};

export type UnsteadyHost = {
  readonly url: string;
  readonly turn: (state: HostState) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a proxy to the shop host that a test can break, without affecting other clients of the
 * host.
 */
export const unsteadyHost = async (hostPort: number): Promise<UnsteadyHost> => {
  let current: HostState = 'up';
  const open = new Set<Socket>();
  const track = (socket: Socket): void => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((incoming) => {
    if (current === 'down') {
      incoming.destroy();
      return;
    }
    track(incoming);
    if (current === 'hanging') return;
    const fault = FAULTS[current];
    if (fault !== undefined) {
      incoming.once('data', () =>
        incoming.end(
          `HTTP/1.1 ${fault}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
        ),
      );
      return;
    }
    const host = connect(hostPort, '127.0.0.1');
    track(host);
    incoming.pipe(host);
    if (current === 'losing-responses') host.once('data', () => incoming.destroy());
    else host.pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    turn: (state) => {
      current = state;
      cut();
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
