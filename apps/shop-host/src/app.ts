import { randomUUID } from 'node:crypto';
import { type CallName, CALLS_BY_AREA } from '@materia/api-contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { bindCalls } from './platform/contract/bind.ts';
import { answerErrors } from './platform/contract/errors.ts';
import { type GateOptions, guardCalls } from './platform/contract/gate.ts';
import { acceptJson, BODY_LIMIT } from './platform/contract/json-body.ts';
import { loggedError } from './platform/process/logged-error.ts';
import { refuseUnstorableText } from './platform/contract/storable-text.ts';
import type { Handlers } from './platform/contract/handlers.ts';

/** Takes a line of the log, such as an output of the process. */
export type LogStream = { readonly write: (line: string) => void };

type AppOptions = {
  readonly gate: GateOptions;
  readonly handlers: Handlers;
  readonly version: string;
  /** Answers within a moment whether the database can be asked. */
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly engine: string;
  /** Takes the lines of the log, warnings and above; without it nothing is logged. */
  readonly log?: LogStream | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
  /** Everything answers below this path too, for callers that were made for another one (CALL-49). */
  readonly basePath?: string | undefined;
  /** Further routes: pictures, staff. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
};

/** Correlation ids of callers are taken over when they are short and harmless. */
const CORRELATION_ID = /^[\w-]{8,64}$/;

/** `/rest/pl/stores` is `/pl/stores` where the base is `/rest`; other addresses stay. */
const withoutBase = (url: string, base = ''): string =>
  base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url;

/** Builds the host: every call of the contract below `/:bu`, `/health`, `/openapi.json` and `/docs`. Does not listen. */
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
    trustProxy: [...(options.trustedProxies ?? [])],
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, options.basePath),
    genReqId: (request) => {
      const told = request.headers['x-correlation-id'];
      return typeof told === 'string' && CORRELATION_ID.test(told) ? told : randomUUID();
    },
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  answerErrors(app);
  refuseUnstorableText(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  await describe(app, options.version);
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await options.isDatabaseReady();
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'unavailable',
      database: options.engine,
      version: options.version,
    });
  });
  await options.extend?.(app);
  await app.register(async (calls) => {
    guardCalls(calls, options.gate);
    bindCalls(calls, options.handlers, { tag: areaOf });
  });
  return app;
};

const areaOf = (name: CallName): string =>
  Object.entries(CALLS_BY_AREA).find(([, calls]) => name in calls)?.[0] ?? 'Other';

const describe = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Materia shop host',
        version,
        description: 'Every call of the shop. The path starts with the business unit.',
      },
      components: {
        securitySchemes: {
          publicCredential: {
            type: 'http',
            scheme: 'bearer',
            description: 'The fixed credential of guests',
          },
          customerToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The token of a signed-in customer',
          },
          staffCredential: {
            type: 'http',
            scheme: 'bearer',
            description: 'The credential of the shop’s staff',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/docs' });
};
