import {
  type Call,
  type CallInput,
  callOf,
  type PlainCallName,
  type Reply,
} from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { callRequest } from './call-request.ts';
import { fileOf } from './file-reply.ts';
import { kyTransport, type KyTransportOptions } from './ky-transport.ts';
import type { ReplyReader } from './reply-reader.ts';
import { type FieldRefusal, HostUnavailable } from './refusal-reply.ts';

/** One typed function for a group of calls: `client('readReport', { params: { receipt } })`. */
export type Client<Names extends PlainCallName, Refused = FieldRefusal> = <Name extends Names>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Result<Reply<Name>, Refused>>;

/**
 * Creates the client for a group of calls over ky. `baseUrl` is the base of their paths. Refusals (4xx) are returned as values, read by
 * `refusalReader` for calls with their own refusal body; 5xx and no response throw `HostUnavailable`.
 */
export const createClient = <Names extends PlainCallName, Refused>({
  replyReader,
  refusalReader,
  ...way
}: KyTransportOptions & {
  readonly replyReader: ReplyReader;
  readonly refusalReader: (response: Response) => Promise<Refused>;
}): Client<Names, Refused> => {
  const send = kyTransport(way);
  return async (name, input) => {
    const call = callOf(name);
    const response = await send(callRequest(call, input)).catch((cause: unknown) => {
      throw new HostUnavailable(503, { cause });
    });
    if (response.ok) return ok(replyReader(name, await replyBody(call, response)));
    if (response.status >= 500) throw new HostUnavailable(response.status);
    return fail(await refusalReader(response));
  };
};

/** The response body by its kind: a JSON value, a text, a `Blob`, or a stream. */
export const replyBody = async (
  { reply = 'json' }: Pick<Call, 'reply'>,
  response: Pick<Response, 'json' | 'text' | 'blob' | 'body' | 'headers'>,
): Promise<unknown> => {
  switch (reply) {
    case 'json':
      return response.json();
    case 'text':
      return response.text();
    case 'binary':
      return response.blob();
    case 'stream':
      return response.body;
    case 'file':
      return fileOf(response);
    case 'empty':
      return undefined;
    case 'event-stream':
    case 'json-lines':
      throw new Error('A call that goes on is opened as a stream');
  }
};
