import {
  type Call,
  type CallInput,
  callOf,
  type FieldPath,
  type Reply,
  type ShopCallName,
} from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { callRequest, type CallRequest } from './call-request.ts';
import { fileOf } from './file-reply.ts';
import { kyTransport, type KyTransportOptions } from './ky-transport.ts';
import {
  type FieldRefusal,
  type HostReply,
  HostUnavailable,
  readRefusal,
} from './refusal-reply.ts';

export type CallAnswer<Name extends ShopCallName> = Result<
  Reply<Name>,
  FieldRefusal<FieldPath<Name>>
>;

/** One typed function for shopper calls: `client('readStore', { params: { storeId } })`. */
export type HostClient = <Name extends ShopCallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallAnswer<Name>>;

/** A shopper call ready to be sent. */
export type HostCall = CallRequest & { readonly name: ShopCallName };

/** Sends a call. Rejects when there is no response. */
export type HostTransport = (call: HostCall) => Promise<HostReply>;

/** Reads one response: 2xx as the reply, 4xx as a refusal; 5xx throws `HostUnavailable`. */
export const callAnswer = async <Name extends ShopCallName>(
  response: HostReply,
  parse: (body: unknown) => Reply<Name>,
  { reply }: Pick<Call, 'reply'> = {},
): Promise<CallAnswer<Name>> => {
  if (response.ok) return ok(parse(await hostReplyBody(reply, response)));
  if (response.status >= 500) throw new HostUnavailable(response.status);
  return fail(await readRefusal(response));
};

const hostReplyBody = (reply: Call['reply'], response: HostReply): unknown => {
  if (reply === 'stream') return response.body;
  return reply === 'file' ? fileOf(response) : response.json();
};

type ShopReplyReader = <Name extends ShopCallName>(name: Name, body: unknown) => Reply<Name>;

/**
 * Creates the client of a market, over ky or the caller's own transport. `replyReader` validates a reply against the
 * schemas of the contract (tests, development) or trusts it.
 */
export const createHostClient = (
  options: { readonly replyReader: ShopReplyReader } & (
    KyTransportOptions | { readonly transport: HostTransport }
  ),
): HostClient => {
  const transport: HostTransport =
    'transport' in options ? options.transport : kyTransport(options);
  return async (name, input) => {
    const response = await transport({ name, ...callRequest(callOf(name), input) }).catch(
      (cause: unknown) => {
        throw new HostUnavailable(503, { cause });
      },
    );
    return callAnswer(response, (reply) => options.replyReader(name, reply), callOf(name));
  };
};
