import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Call, CALLS_BY_AREA, callOf, RAW_BODY_TYPE } from '@materia/api-contract';
import { HOST_CALL_NAMES, shapesOf } from '@materia/api-contract/schemas';
import { unreachable } from '@materia/domain-kernel';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

const TAGS: Readonly<Record<keyof typeof CALLS_BY_AREA, string>> = {
  Catalogue: 'Categories, products, offers and the search',
  Stores: 'Stores, places and stock',
  Content: 'Managed pages, blocks and slides',
  Reviews: 'Reviews of products',
  Cart: 'Carts of guests and customers',
  Checkout: 'Shipping, addresses, payment and placement',
  'Guest checkout': 'Checkout and orders without an account',
  Payments: 'Payments of placed purchases and the notices about them',
  Account: 'Sign-in, registration and the customer',
  Identity: 'Mailboxes, passwords and sessions',
  Addresses: 'The address book of the customer',
  Companies: 'Companies in public registers',
  Preferences: 'The receipts that customers get without paper, and what their mailbox receives',
  Club: 'The club of the market: cards, points and their coupons',
  'Personal data': 'The customer’s file with everything that the shop knows of them, and erasure',
  Orders: 'Orders of the customer',
  Documents: 'Purchases, receipts and invoices',
  Quotes: 'Quotes of customers and companies',
  Messages: 'Messages and incidents about orders',
  Lists: 'Shopping lists',
  Submissions: 'Reports of illicit content and the newsletter',
  Vendors: 'Marketplace vendors',
  Brands: 'Brands',
  Sitemaps: 'Sitemaps',
  Flags: 'Published flags and their evaluation',
  Pictures: 'Pictures and energy labels of products',
  Monitoring: 'Readiness',
  Staff: 'Calls of the shop’s staff',
  Sellers: 'Calls of people of marketplace sellers',
  'Flag console': 'Calls of the console’s own server',
};

/** The content type of a reply that is not JSON. */
const replyType = ({ reply, replyType: type }: Call): string | undefined => {
  switch (reply) {
    case 'text':
      return type ?? 'text/plain';
    case 'binary':
    case 'stream':
    case 'file':
      return type ?? 'application/octet-stream';
    case 'event-stream':
      return 'text/event-stream';
    case 'json-lines':
      return 'application/x-ndjson';
    case 'json':
    case 'empty':
    case undefined:
      return undefined;
    default:
      return unreachable(reply);
  }
};

type Described = { [part: string]: unknown; responses?: Record<string, unknown> };

const BYTES = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

/**
 * Adds to an operation what JSON schemas cannot express: form and binary bodies, and replies that
 * are not JSON.
 */
export const describeKinds = (
  operation: Described,
  call: Call,
  { body, reply }: { readonly body?: z.ZodType; readonly reply: z.ZodType },
): Described => {
  const type = replyType(call);
  const goesOn = call.reply === 'event-stream' || call.reply === 'json-lines';
  const responses = {
    ...operation.responses,
    ...(type !== undefined && {
      '200': {
        description: goesOn ? 'Events or lines, each of this shape' : 'The bytes',
        content: {
          [type]: {
            schema: goesOn ? shapeOf(reply) : call.reply === 'text' ? { type: 'string' } : BYTES,
          },
        },
      },
    }),
    ...(call.reply === 'empty' && { '204': { description: 'Done' } }),
    ...(call.revalidates && { '304': { description: 'The copy that the caller has is current' } }),
  };
  const requestBody = requestBodyOf(call, body);
  return { ...operation, ...(requestBody && { requestBody }), responses };
};

/** Named shapes become components of the description. */
const shapeOf = (schema: z.ZodType): object => {
  const id = schema.meta()?.id;
  return id === undefined ? z.toJSONSchema(schema) : { $ref: `#/components/schemas/${id}` };
};

const requestBodyOf = (call: Call, body: z.ZodType | undefined): object | undefined => {
  if (call.body === 'raw')
    return { required: true, content: { [call.bodyType ?? RAW_BODY_TYPE]: { schema: BYTES } } };
  if (call.body !== 'multipart') return undefined;
  const fields = z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
  const files = call.files ?? [];
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            ...fields.properties,
            ...Object.fromEntries(files.map((name) => [name, BYTES])),
          },
          required: [...(fields.required ?? []), ...files],
        },
      },
    },
  };
};

const isRecord = (value: unknown): value is Record<string, Described> =>
  typeof value === 'object' && value !== null;

/** Shared by all calls of the host. */
const withKinds = (document: { readonly paths?: object }): void => {
  const paths: unknown = document.paths;
  if (!isRecord(paths)) return;
  for (const name of HOST_CALL_NAMES) {
    const call = callOf(name);
    const path = `${call.base === undefined ? '/{bu}' : ''}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    const methods: unknown = paths[path];
    const method = call.method.toLowerCase();
    if (!isRecord(methods)) continue;
    const operation = methods[method];
    if (operation !== undefined) methods[method] = describeKinds(operation, call, shapesOf(name));
  }
};

type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;
const transformObject: TransformObject = (source) => {
  const document = jsonSchemaTransformObject(source);
  withKinds(document);
  withoutUnused(document);
  return document;
};

/**
 * The schema library adds each named shape in its input and output forms; only those that an
 * operation references are left.
 */
const withoutUnused = (document: { readonly paths?: object }): void => {
  const components: unknown = 'components' in document ? document.components : undefined;
  const schemas: unknown = isRecord(components) ? components['schemas'] : undefined;
  if (!isRecord(schemas)) return;
  const names = Object.keys(schemas);
  const text = JSON.stringify(document);
  const unused = names.filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) withoutUnused(document);
};

/** Describes the host at `/openapi.json` and `/docs`, from the contract. */
export const describeHost = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Materia shop host',
        version,
        description:
          'Every call of the shop. A path of shoppers and staff starts with the business unit.',
      },
      servers: [{ url: '/', description: 'This host' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
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
          staffToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of staff who are signed in, with the duty of the call',
          },
          staffCredential: {
            type: 'http',
            scheme: 'bearer',
            description: 'The credential of the shop’s operator',
          },
          sellerToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a signed-in person of a marketplace seller',
          },
          serviceCredential: {
            type: 'http',
            scheme: 'bearer',
            description: 'The credential by which processes of the shop know one another',
          },
          serviceHeader: {
            type: 'apiKey',
            in: 'header',
            name: 'x-service-credential',
            description: 'The same credential, beside the cookie of a person',
          },
          consoleSession: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-console',
            description: 'The session of a person at the flag console',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/docs' });
};
