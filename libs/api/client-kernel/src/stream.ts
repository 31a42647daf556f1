import { type CallInput, callOf, type Reply, type StreamCallName } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { callRequest } from './call-request.ts';
import { kyTransport, type KyTransportOptions } from './ky-transport.ts';
import { type HostRefusal, HostUnavailable, readRefusal } from './refusal-reply.ts';

type StreamOptions<Name extends StreamCallName> = KyTransportOptions & {
  readonly name: Name;
  readonly input: CallInput<Name>;
  /** Reads one event or line; throws when it is invalid. */
  readonly parse: (item: unknown) => Reply<Name>;
  readonly signal?: AbortSignal;
  /** Called for everything that arrives, heartbeats included. */
  readonly onActivity?: () => void;
};

/**
 * Opens a streaming call and yields its events or lines one by one. Refusals (4xx) are returned as
 * values; 5xx and no response throw `HostUnavailable`. When the stream is cut, iteration throws the
 * connection error.
 */
export const openStream = async <Name extends StreamCallName>({
  name,
  input,
  parse,
  signal,
  onActivity = () => undefined,
  ...way
}: StreamOptions<Name>): Promise<Result<AsyncIterable<Reply<Name>>, HostRefusal>> => {
  const call = callOf(name);
  const response = await kyTransport({ timeoutMs: false, ...way })(
    callRequest(call, input),
    signal,
  ).catch((cause: unknown) => {
    throw new HostUnavailable(503, { cause });
  });
  if (response.status >= 500) throw new HostUnavailable(response.status);
  if (!response.ok) return fail(await readRefusal(response));
  const { body } = response;
  if (body === null) throw new HostUnavailable(502);
  const [end, prefix] = call.reply === 'event-stream' ? ['\n\n', 'data: '] : ['\n', ''];
  return ok(itemsOf(body, { end, prefix, onActivity }, (text) => parse(JSON.parse(text))));
};

type Framing = {
  /** The separator after an item. */
  readonly end: string;
  /** The prefix of an item; anything else is a heartbeat. */
  readonly prefix: string;
  readonly onActivity: () => void;
};

const itemsOf = async function* <Item>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { end, prefix, onActivity }: Framing,
  read: (text: string) => Item,
): AsyncIterable<Item> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    onActivity();
    const items = (rest + chunk).split(end);
    rest = items.pop() ?? '';
    for (const item of items)
      if (item !== '' && item.startsWith(prefix)) yield read(item.slice(prefix.length));
  }
};
