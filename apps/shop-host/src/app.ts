import { type CallName, CALLS_BY_AREA } from '@materia/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { bindCalls, type BindOptions } from './platform/contract/bind.ts';
import { answerDescription } from './platform/contract/description.ts';
import { answerErrors } from './platform/contract/errors.ts';
import { eventStreams } from './platform/contract/event-streams.ts';
import { largestForm, openForms, readForm } from './platform/contract/form-reader.ts';
import { acceptJson, BODY_LIMIT } from './platform/contract/json-body.ts';
import { endSlowBodies } from './platform/contract/slow-bodies.ts';
import { followTraces } from './platform/process/follow-traces.ts';
import { loggedError } from './platform/process/logged-error.ts';
import { traceIdOf } from './platform/process/trace-id.ts';
import { refuseUnstorableText } from './platform/contract/storable-text.ts';
import type { Handlers } from './platform/contract/handlers.ts';

/** Receives a log line, for example to write it to the output of the process. */
export type LogStream = { readonly write: (line: string) => void };

type AppOptions = {
  readonly guardOf: BindOptions['guardOf'];
  readonly around?: BindOptions['around'];
  readonly invalidInput?: BindOptions['invalidInput'];
  readonly handlers: Handlers;
  readonly version: string;
  /** Receives the log lines of level warning and above; without it nothing is logged. */
  readonly log?: LogStream | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
  /** Counts the requests; without it nothing is measured. */
  readonly measure?: ((app: FastifyInstance) => void) | undefined;
  /** All routes also respond below this path, for callers that were written for another one. */
  readonly basePath?: string | undefined;
};

/** `/rest/pl/stores` becomes `/pl/stores` if the base is `/rest`; other paths are unchanged. */
const withoutBase = (url: string, base = ''): string =>
  base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url;

/** Milliseconds after which a connection is closed whose headers, or whose body, have not arrived; files of staff may take longer. */
const HEADERS_MS = 15_000;
const BODY_MS = 30_000;

/** 4 GB: far more than the largest catalogue, but too little to fill a disk unnoticed. */
const LARGEST_FILE = 4 * 1024 ** 3;

const onlyByZod = (): never => {
  throw new Error('Schemas are compiled by zod only');
};
/** Without factories, Fastify reads compilers of its own that nothing uses. */
const SCHEMAS = {
  compilersFactory: { buildValidator: onlyByZod, buildSerializer: onlyByZod },
} as const;

/** Builds the host: every call of the contract, `/openapi.json` and `/docs`. Does not listen. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger:
      options.log === undefined
        ? false
        : {
            level: 'warn',
            redact: ['req.headers.authorization'],
            serializers: { err: loggedError },
            stream: options.log,
          },
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: HEADERS_MS },
    trustProxy: [...(options.trustedProxies ?? [])],
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, options.basePath),
    genReqId: ({ headers }) => traceIdOf(headers),
    routerOptions: { maxParamLength: 500 },
    schemaController: SCHEMAS,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  endSlowBodies(app, { ms: BODY_MS, upToBytes: BODY_LIMIT });
  answerErrors(app);
  options.measure?.(app);
  followTraces(app);
  refuseUnstorableText(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  const bindTo = (target: FastifyInstance): Promise<void> =>
    bindCalls(target, options.handlers, {
      guardOf: options.guardOf,
      events: eventStreams(target),
      tag: areaOf,
      ...(options.invalidInput && { invalidInput: options.invalidInput }),
      rawBodyLimit: LARGEST_FILE,
      readMultipart: readForm,
      openMultipart: openForms,
      formLimit: largestForm,
      ...(options.around && { around: options.around }),
    });
  answerDescription(app, async () => {
    const { describeHost } = await import('./platform/contract/describe.ts');
    const described = Fastify({ schemaController: SCHEMAS });
    described.setValidatorCompiler(validatorCompiler);
    described.setSerializerCompiler(serializerCompiler);
    await describeHost(described, options.version);
    await bindTo(described);
    return described;
  });
  await bindTo(app);
  return app;
};

const areaOf = (name: CallName): string =>
  Object.entries(CALLS_BY_AREA).find(([, calls]) => name in calls)?.[0] ?? 'Other';
