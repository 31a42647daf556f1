import { Readable } from 'node:stream';
import {
  attachment,
  type Call,
  type CallName,
  callOf,
  type CallSchemas,
  type Credential,
  RAW_BODY_TYPE,
} from '@materia/api-contract';
import {
  callStatuses,
  HOST_CALL_NAMES,
  refusalReply,
  shapesOf,
} from '@materia/api-contract/schemas';
import type { Result } from '@materia/domain-kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EventStreams } from './event-streams.ts';
import type { BinaryReply, EventSource, ServedFile, Handlers, OwnRefusal } from './handlers.ts';
import { type MultipartReader, UnreadableForm, type WantedFiles } from './multipart.ts';
import { type AnyRefusal, type BareRefusalCode, refusalBody, statusOf } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract entry that the route serves. */
    call?: Call;
  }
  interface FastifyRequest {
    /** The handler's context; set once the credential was checked. */
    callContext: object | null;
  }
}

/** A refusal from the common table, or one in the call's own shape. */
export type Refused = AnyRefusal | OwnRefusal;

/** Checks the caller's credential before the input is read, and returns the handler's context. */
export type Guard = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
) => Promise<Result<object, Refused>>;

/** Implements a call, typed by its contract entry. */
export type Work = (input: object, context: object) => Promise<Result<Outcome, Refused>>;
/** A reply of any kind: JSON, text, bytes, an event source or lines. */
export type Outcome = string | boolean | object | null | undefined;

export type BindOptions = {
  readonly guardOf: (call: Call) => Guard;
  readonly events: EventStreams;
  readonly tag: (name: CallName) => string;
  /** The reply to invalid input, where a call has its own shape for it. */
  readonly invalidInput?: (name: CallName, field: string) => OwnRefusal | undefined;
  /** Runs a staff call and audits it. */
  readonly around?: (name: CallName, input: object, context: object, run: Work) => ReturnType<Work>;
  /** Reads forms. Without it, a call with a multipart body cannot be bound. */
  readonly readMultipart?: MultipartReader;
  /** Prepares a scope in which forms are read; without it, their bodies stay unread for the reader. */
  readonly openMultipart?: (scope: FastifyInstance) => Promise<void>;
  /** Largest form of callers with a credential, in bytes. */
  readonly formLimit?: (files: WantedFiles) => number;
  /** Largest raw body of callers with a credential, in bytes. */
  readonly rawBodyLimit?: number;
};

/** Binds every contract call that the host serves. */
export const bindCalls = (
  app: FastifyInstance,
  handlers: Handlers,
  options: BindOptions,
): Promise<void> => bindSome(app, handlers, options);

/** Binds only the calls that have a handler, for tests of a few calls. */
export const bindSome = async (
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  options: BindOptions,
): Promise<void> => {
  app.decorateRequest('callContext', null);
  for (const name of HOST_CALL_NAMES) {
    // `Handlers` ties each handler to its entry, the route's schemas have parsed the input by the
    // same entry, and the guard has built the context of its credential. The compiler cannot follow
    // this relation by name in a loop.
    const handle: AnyFunction | undefined = handlers[name];
    if (handle === undefined) continue;
    const work: Work = (input, context) => Reflect.apply(handle, undefined, [input, context]);
    await bindCall(app, { name, call: callOf(name), shapes: shapesOf(name), work }, options);
  }
};

type AnyFunction = (...inputs: never[]) => unknown;

type BoundCall = {
  readonly name: CallName;
  readonly call: Call;
  readonly shapes: CallSchemas;
  readonly work: Work;
};

/** Binds one call. Throws immediately when no reader is registered for the kind of its body. */
export const bindCall = async (
  app: FastifyInstance,
  { name, call, shapes, work }: BoundCall,
  options: BindOptions,
): Promise<void> => {
  const { readMultipart } = options;
  if (call.body === 'multipart' && readMultipart === undefined)
    throw new Error(
      `${name} takes a form, but no reader of multipart bodies is registered: pass readMultipart to bindCalls.`,
    );
  const guard = options.guardOf(call);
  const { aliases = [] } = call;
  const isBelowUnit = call.base === undefined;
  const params = isBelowUnit
    ? (shapes.params ?? z.object({})).extend({ bu: z.string() })
    : shapes.params;
  const bind = async (scope: FastifyInstance): Promise<void> => {
    if (call.body === 'raw') {
      // The body stays a stream: the handler reads it.
      const type = call.bodyType ?? RAW_BODY_TYPE;
      if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
      scope.addContentTypeParser(type, (_request, _payload, done) => done(null));
    }
    if (call.body === 'multipart' && options.openMultipart !== undefined)
      await options.openMultipart(scope);
    else if (call.body === 'multipart')
      scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    for (const path of [call.path, ...aliases]) bindAt(scope, path);
  };
  const bindAt = (scope: FastifyInstance, path: string): void => {
    scope.route({
      method: call.method,
      url: isBelowUnit ? `/:bu${path}` : path,
      config: { call },
      // Files come from people who have signed in; what anybody may send is small.
      ...(call.body === 'raw' &&
        call.credential !== 'none' &&
        options.rawBodyLimit !== undefined && { bodyLimit: options.rawBodyLimit }),
      ...(call.body === 'multipart' &&
        call.credential !== 'none' &&
        options.formLimit !== undefined && { bodyLimit: options.formLimit(filesOf(call)) }),
      schema: {
        operationId: name,
        summary: call.summary,
        // Described once, at the path that our own clients use.
        ...(path !== call.path && { hide: true }),
        ...(aliases.length > 0 && { description: `Also at ${aliases.join(' and ')}` }),
        tags: [options.tag(name)],
        security: SECURITY[call.credential],
        ...(params && { params }),
        ...(shapes.query && { querystring: shapes.query }),
        ...(shapes.headers && { headers: shapes.headers }),
        ...(shapes.body && isJson(call.body) && { body: shapes.body }),
        response: responsesOf(call, shapes),
      },
      onRequest: async (request, reply) => {
        const admitted = await guard(request, reply, call);
        if (!admitted.ok) return sendRefused(request, reply, admitted.error);
        request.callContext = admitted.value;
        return undefined;
      },
      errorHandler: (error: FastifyError, request, reply) => {
        const own = hasZodFastifySchemaValidationErrors(error)
          ? options.invalidInput?.(name, error.validation[0]?.instancePath.slice(1) ?? '')
          : undefined;
        if (own === undefined) throw error;
        return sendRefused(request, reply, own);
      },
      handler: async (request, reply) => {
        const context = request.callContext;
        if (context === null)
          throw new Error('A call was answered before its credential was checked');
        const input = await inputOf(call, shapes, request, readMultipart);
        const result = await (options.around?.(name, input, context, work) ?? work(input, context));
        return result.ok
          ? sendReply(call, request, reply, result.value, options.events)
          : sendRefused(request, reply, result.error);
      },
    });
  };
  // Encapsulated, so that the parser applies to this call only.
  if (isJson(call.body)) await bind(app);
  else await app.register(bind);
};

const filesOf = ({ files = [], optionalFiles = [], largestFile }: Call): WantedFiles => ({
  names: [...files, ...optionalFiles],
  largest: largestFile,
});

const isJson = (kind: Call['body'] | Call['reply']): boolean =>
  kind === undefined || kind === 'json';

/** The body schema of every status. Kinds that are not JSON are described in describe.ts. */
const responsesOf = (call: Call, shapes: CallSchemas): Record<string, z.ZodType> =>
  Object.fromEntries(
    callStatuses(call, shapes).flatMap((status): [string, z.ZodType][] => {
      if (status === 304 || status === 204) return [];
      if (status === 200) return isJson(call.reply) ? [['200', shapes.reply]] : [];
      return [
        [
          String(status),
          shapes.refusal === undefined ? refusalReply : z.union([shapes.refusal, refusalReply]),
        ],
      ];
    }),
  );

type Security = readonly { readonly [scheme: string]: readonly string[] }[];
const SECURITY: Readonly<Record<Credential, Security>> = {
  none: [],
  public: [{ publicCredential: [] }, { customerToken: [] }],
  customer: [{ customerToken: [] }],
  session: [],
  staff: [{ staffToken: [] }, { staffCredential: [] }],
  'staff-session': [{ staffToken: [] }, { staffCredential: [] }],
  seller: [{ sellerToken: [] }],
  operator: [{ staffCredential: [] }],
  service: [{ serviceCredential: [] }],
  evaluation: [{ publicCredential: [] }, { serviceCredential: [] }],
  'service-header': [{ serviceHeader: [] }],
  console: [{ serviceHeader: [], consoleSession: [] }],
};

const inputOf = async (
  call: Call,
  shapes: CallSchemas,
  request: FastifyRequest,
  readMultipart: MultipartReader | undefined,
): Promise<object> => {
  const { params, query, headers } = request;
  if (call.body === 'raw') return { params, query, headers, body: request.raw };
  if (call.body !== 'multipart' || readMultipart === undefined)
    return { params, query, headers, body: request.body };
  const { fields, files } = await readMultipart(request, filesOf(call));
  for (const name of call.files ?? []) if (!(name in files)) throw new UnreadableForm(name);
  const body = (shapes.body ?? z.object({})).safeParse(fields);
  if (!body.success) throw new UnreadableForm(body.error.issues[0]?.path.join('.') ?? '');
  return { params, query, headers, body: body.data, files };
};

const sendReply = (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  value: Outcome,
  events: EventStreams,
): FastifyReply => {
  const { reply: kind = 'json' } = call;
  if (kind === 'json')
    // Fastify sends strings as they are and null as an empty body; this API sends both as JSON.
    return reply.type('application/json; charset=utf-8').send(reply.serialize(value ?? null));
  if (kind === 'empty') return reply.code(204).send();
  if (kind === 'text' && typeof value === 'string')
    return reply.type(call.replyType ?? 'text/plain; charset=utf-8').send(value);
  if ((kind === 'binary' || kind === 'stream') && isBinaryReply(value))
    return reply.type(value.type).send(value.bytes);
  if (kind === 'file' && isFileReply(value))
    return reply
      .type(value.type)
      .headers({
        'content-disposition': attachment(value.name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        // Whoever opens it in a browser anyway gets a page of no origin and without scripts.
        'content-security-policy': 'sandbox',
      })
      .send(value.bytes);
  if (kind === 'json-lines' && isAsyncIterable(value))
    return reply.type('application/x-ndjson').send(Readable.from(linesOf(value)));
  if (kind === 'event-stream' && isEventSource(value)) {
    events.open(request, reply, value);
    return reply;
  }
  throw new Error(`A reply of the kind ${kind} cannot be sent as it is`);
};

const isBinaryReply = (value: Outcome): value is BinaryReply =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'type' in value;
const isFileReply = (value: Outcome): value is ServedFile =>
  isBinaryReply(value) && 'name' in value && typeof value.name === 'string';
const isAsyncIterable = (value: Outcome): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
const isEventSource = (value: Outcome): value is EventSource<unknown> =>
  typeof value === 'function';

const linesOf = async function* (items: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
};

const sendRefused = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
): FastifyReply =>
  'kind' in refused
    ? sendRefusal(request, reply, refused)
    : reply.code(refused.status).send(refused.body);

/** Sends a refusal: its status from the common table, its body in the common shape. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AnyRefusal,
): FastifyReply => {
  const status = statusOf(refusal.kind);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status).send(refusalBody(refusal, request.id));
};

/** When a caller may try again what the host cannot answer now. */
const RETRY_AFTER_SECONDS = 5;

/** A refusal that carries only the code. */
export const refusal = <Code extends BareRefusalCode>(kind: Code): { readonly kind: Code } => ({
  kind,
});
