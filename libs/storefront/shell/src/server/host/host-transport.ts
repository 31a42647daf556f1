import type { HostCall, HostTransport } from '@materia/api-client-kernel';
import { callOf } from '@materia/api-contract';
import { Pool } from 'undici';

/** A page must be served within three seconds even when the host hangs. */
const TIMEOUT_MS = 2000;
/**
 * Files are looked at before the host answers, one after another, and those that it makes arrive as they are
 * made. Nobody waits for a page meanwhile.
 */
const FILE_TIMEOUT_MS = 30_000;

/**
 * Transport to a business unit of the host. Connections are reused, so that a call costs a quarter
 * of what `fetch` takes.
 */
type Way = { readonly pool: Pool; readonly folder: string };
const ways = new Map<string, Way>();

const wayTo = (baseUrl: string): Way => {
  const known = ways.get(baseUrl);
  if (known !== undefined) return known;
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, {
    connections: 64,
    connect: { timeout: TIMEOUT_MS },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  const way = { pool, folder: pathname };
  ways.set(baseUrl, way);
  return way;
};

/**
 * The storefront's transport to the host. `baseUrl` ends in the business unit; `baseHeaders` are
 * sent with every call.
 */
export const hostTransport = (
  baseUrl: string,
  baseHeaders: Readonly<Record<string, string>>,
): HostTransport => {
  const { pool, folder } = wayTo(baseUrl);
  return async ({ name, path, method, query, headers, json, content }) => {
    const search = new URLSearchParams(query).toString();
    const upload = content === undefined ? undefined : await encoded(content);
    const {
      statusCode,
      headers: replied,
      body,
    } = await pool.request({
      path: `${folder}${path}${search === '' ? '' : `?${search}`}`,
      method,
      headers: {
        ...baseHeaders,
        ...headers,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...upload?.headers,
      },
      body: json ?? upload?.bytes ?? null,
      ...((upload !== undefined || isFile(name)) && {
        headersTimeout: FILE_TIMEOUT_MS,
        bodyTimeout: FILE_TIMEOUT_MS,
      }),
    });
    return {
      ok: statusCode >= 200 && statusCode < 300,
      status: statusCode,
      json: () => body.json(),
      get headers() {
        return new Headers(
          Object.entries(replied).flatMap(([name, value]) =>
            [value ?? []].flat().map((each): [string, string] => [name, each]),
          ),
        );
      },
      // Read once, by whoever needs it as it arrives.
      get body() {
        return streamOf(body);
      },
    };
  };
};

const isFile = (name: HostCall['name']): boolean => {
  const { reply } = callOf(name);
  return reply === 'file' || reply === 'stream';
};

/** A form with files as bytes, with the type that names where its parts end. */
const encoded = async (
  content: NonNullable<HostCall['content']>,
): Promise<{
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}> => {
  const body = new Response(content);
  const type = body.headers.get('content-type');
  return {
    bytes: new Uint8Array(await body.arrayBuffer()),
    headers: type === null ? {} : { 'content-type': type },
  };
};

/** Bytes that are read from the host as fast as the browser takes them. */
const streamOf = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const parts = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(new Uint8Array(part.value));
    },
    cancel: async () => {
      await parts.return?.();
    },
  });
};
