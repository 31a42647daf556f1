import { connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of calls to the host: they pass, are refused, wait without an answer, are answered with a fault of the host or of
 * what stands before it, or are done while their answer gets lost.
 */
export type HostState = 'up' | 'down' | 'hanging' | 'failing' | 'overloaded' | 'losing-answers';

/** What an answer is that the host itself never gave. */
const FAULTS: Readonly<Partial<Record<HostState, string>>> = {
  failing: '500 Internal Server Error',
  overloaded: '503 Service Unavailable',
};

export type UnsteadyHost = {
  readonly url: string;
  readonly turn: (state: HostState) => void;
  readonly stop: () => Promise<void>;
};

/** A way to the shop's host that a test can cut and block, while the host itself goes on for everybody else. */
export const unsteadyHost = async (hostPort: number): Promise<UnsteadyHost> => {
  let now: HostState = 'up';
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((incoming) => {
    if (now === 'down') {
      incoming.destroy();
      return;
    }
    keep(incoming);
    if (now === 'hanging') return;
    const fault = FAULTS[now];
    if (fault !== undefined) {
      incoming.once('data', () =>
        incoming.end(
          `HTTP/1.1 ${fault}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
        ),
      );
      return;
    }
    const host = connect(hostPort, '127.0.0.1');
    keep(host);
    incoming.pipe(host);
    if (now === 'losing-answers') host.once('data', () => incoming.destroy());
    else host.pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The way to the host has no port');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    turn: (state) => {
      now = state;
      cut();
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
