import { connect } from 'node:net';

/** What a scanner found. `unknown` if it did not answer: such a file is not accepted. */
export type VirusFinding = 'clean' | 'infected' | 'unknown';
export type VirusScan = (bytes: Uint8Array) => Promise<VirusFinding>;

/** The scanner reads parts of at most this size. */
const PART_BYTES = 64 * 1024;
const TIME_LIMIT_MS = 10_000;
const MOST_ANSWER = 4096;

/** Without a scanner, the other checks decide. */
export const noVirusScan: VirusScan = async () => 'clean';

/** Asks a `clamd` at `host:port` by its command INSTREAM, one connection for each file. */
export const clamd =
  (address: string, timeLimitMs: number = TIME_LIMIT_MS): VirusScan =>
  (bytes) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(`tcp://${address}`);
      const socket = connect({ host: hostname, port: Number(port) });
      let answer = '';
      const end = (finding: VirusFinding): void => {
        socket.destroy();
        resolve(finding);
      };
      socket.setTimeout(timeLimitMs, () => end('unknown'));
      socket.on('error', () => end('unknown'));
      socket.on('data', (part: Buffer) => {
        answer += part.toString('latin1');
        if (answer.length > MOST_ANSWER) end('unknown');
      });
      socket.on('close', () => end(findingOf(answer)));
      socket.on('connect', () => {
        socket.write('zINSTREAM\0');
        for (let at = 0; at < bytes.length; at += PART_BYTES) {
          const part = bytes.subarray(at, at + PART_BYTES);
          socket.write(sizeOf(part.length));
          socket.write(part);
        }
        socket.write(sizeOf(0));
      });
    });

const sizeOf = (bytes: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
};

const findingOf = (answer: string): VirusFinding => {
  const text = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(text)) return 'clean';
  return /^stream: .+ FOUND$/.test(text) ? 'infected' : 'unknown';
};
