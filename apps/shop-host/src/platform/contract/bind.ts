import { type CallName, CALLS, type Credential, type RefusalCode } from '@materia/api-contract';
import { refusalReply, SCHEMAS } from '@materia/api-contract/schemas';
import type { Result } from '@materia/domain-kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import { type Refusal, refusalBody, statusOf } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; see the contract. */
    credential?: Credential;
  }
  interface FastifyRequest {
    /** Set once market and credential were checked. */
    shop: RequestContext | null;
  }
}

type CallOptions = { readonly tag: (name: CallName) => string };

/** Binds every call of the contract below `/:bu`. */
export const bindCalls = (app: FastifyInstance, handlers: Handlers, options: CallOptions): void => {
  for (const name of CALL_NAMES) bindCall(app, name, handlers, options);
};

/** `CALLS` has exactly the names of its type. */
const CALL_NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);

const bindCall = (
  app: FastifyInstance,
  name: CallName,
  handlers: Handlers,
  { tag }: CallOptions,
): void => {
  const call = CALLS[name];
  const shapes: AnyShapes = SCHEMAS[name];
  app.route({
    method: call.method,
    url: `/:bu${call.path}`,
    config: { credential: call.credential },
    schema: {
      operationId: name,
      summary: call.summary,
      tags: [tag(name)],
      security: SECURITY[call.credential],
      params: (shapes.params ?? z.object({})).extend({ bu: z.string() }),
      ...(shapes.query && { querystring: shapes.query }),
      ...(shapes.headers && { headers: shapes.headers }),
      ...(shapes.body && { body: shapes.body }),
      response: { 200: shapes.reply, '4xx': refusalReply, '5xx': refusalReply },
    },
    handler: (request, reply) => answer(name, handlers, request, reply),
  });
};

type AnyShapes = {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
};

const SECURITY: Readonly<
  Record<Credential, readonly { readonly [scheme: string]: readonly string[] }[]>
> = {
  none: [],
  public: [{ publicCredential: [] }, { customerToken: [] }],
  customer: [{ customerToken: [] }],
  session: [],
};

const answer = async (
  name: CallName,
  handlers: Handlers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const context = request.shop;
  if (context === null) throw new Error('A call was answered before its credential was checked');
  // `Handlers` ties each handler to its entry, the route's schemas have parsed the parts by the same entry, and the
  // credential has seen to the customer: a connection over the name that the compiler cannot follow in a loop.
  const handle: AnyFunction = handlers[name];
  const { params, query, headers, body } = request;
  const result: Result<string | object | boolean | null, Refusal> = await Reflect.apply(
    handle,
    undefined,
    [{ params, query, headers, body }, context],
  );
  if (!result.ok) return sendRefusal(request, reply, result.error);
  // Fastify sends texts as they are and null as nothing; on this wire both are JSON.
  return reply.type('application/json; charset=utf-8').send(reply.serialize(result.value));
};

type AnyFunction = (...inputs: never[]) => unknown;

/** Answers with a refusal: its status from the one table, its body in the one shape. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply => reply.code(statusOf(refusal.kind)).send(refusalBody(refusal, request.id));

/** A refusal for the code alone. */
export const refusal = <Code extends RefusalCode>(kind: Code): Refusal<Code> => ({ kind });
