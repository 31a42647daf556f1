import { Readable } from 'node:stream';
import type { Call, CallSchemas, IncomingFile } from '@materia/api-contract';
import { callRequest, replyBody } from '@materia/api-client-kernel';
import { fail, ok } from '@materia/domain-kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bindCall, type BindOptions, type Work } from './bind.ts';
import { describeKinds } from './describe.ts';
import { answerErrors } from './errors.ts';
import { eventStreams } from './event-streams.ts';
import type { MultipartReader } from './multipart.ts';
import { openGuard } from './process-guards.ts';

const bytesOf = async (stream: Readable): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await new Response(Readable.toWeb(stream)).arrayBuffer());

const incoming = ({ name, type }: File, bytes: ArrayBuffer): IncomingFile => ({
  name,
  type,
  bytes: new Uint8Array(bytes),
});

const NOW = '2026-11-20T09:00:00.000Z';

/** One call of each kind that the contract does not use yet. */
const ENTRY = {
  method: 'POST',
  path: '/kinds',
  base: 'host',
  credential: 'none',
  summary: 'A call of a kind',
  refusals: ['bad-input'],
} as const satisfies Call;
const FORM = { ...ENTRY, body: 'multipart', files: ['photo'] } as const satisfies Call;
const RAW = { ...ENTRY, body: 'raw' } as const satisfies Call;
const BINARY = { ...ENTRY, reply: 'binary', replyType: 'application/pdf' } as const satisfies Call;
const FILE = { ...ENTRY, reply: 'file', replyType: 'application/pdf' } as const satisfies Call;
const STREAM = {
  ...ENTRY,
  reply: 'stream',
  replyType: 'application/json; charset=utf-8',
} as const satisfies Call;
const TEXT = { ...ENTRY, reply: 'text' } as const satisfies Call;
const EMPTY = { ...ENTRY, reply: 'empty' } as const satisfies Call;
const LINES = { ...ENTRY, reply: 'json-lines' } as const satisfies Call;

const SHAPES = {
  body: z.object({ title: z.string().min(1) }),
  reply: z.object({ size: z.number() }),
} as const satisfies CallSchemas;

describe('kinds of bodies and replies', () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  const hostOf = async (
    call: Call,
    work: Work,
    {
      readMultipart,
      shapes = SHAPES,
    }: Pick<BindOptions, 'readMultipart'> & { shapes?: CallSchemas } = {},
  ): Promise<FastifyInstance> => {
    const app = Fastify();
    apps.push(app);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    answerErrors(app);
    app.decorateRequest('callContext', null);
    await bindCall(
      app,
      { name: 'readHealth', call, shapes, work },
      {
        guardOf: () => openGuard(() => NOW),
        events: eventStreams(app),
        tag: () => 'Kinds',
        ...(readMultipart && { readMultipart }),
      },
    );
    return app;
  };
  /** Sends the request that the client builds from an input. */
  const send = async (app: FastifyInstance, call: Call, input: object) => {
    const { path, method, headers, json, content } = callRequest(call, input);
    const request = new Request(`http://host.test/${path}`, {
      method,
      headers: json === undefined ? headers : { 'content-type': 'application/json' },
      body: content instanceof FormData || content instanceof Blob ? content : (json ?? null),
    });
    return app.inject({
      method: 'POST',
      url: `/${path}`,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  it('passes a raw body to its handler byte for byte', async () => {
    const app = await hostOf(
      RAW,
      async (input) => {
        const body: unknown = 'body' in input ? input.body : undefined;
        return ok({ size: body instanceof Readable ? (await bytesOf(body)).length : 0 });
      },
      { shapes: { reply: SHAPES.reply } },
    );
    const answer = await send(app, RAW, { body: new Blob([new Uint8Array(70_000)]) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { size: 70_000 }]);
  });

  it('refuses to bind a call with a form without a form reader', async () => {
    await expect(hostOf(FORM, async () => ok({ size: 0 }))).rejects.toThrow(
      'no reader of multipart bodies is registered',
    );
  });

  it('passes a form to its handler as parsed fields and named files, and refuses an invalid one', async () => {
    const readMultipart: MultipartReader = async (request, { names }) => {
      const form = await new Response(await bytesOf(request.raw), {
        headers: { 'content-type': String(request.headers['content-type']) },
      }).formData();
      const files = names.map((name) => [name, form.get(name)] as const);
      return {
        fields: { title: String(form.get('title')) },
        files: Object.fromEntries(
          await Promise.all(
            files.flatMap(([name, file]) =>
              file instanceof File
                ? [file.arrayBuffer().then((bytes) => [name, incoming(file, bytes)] as const)]
                : [],
            ),
          ),
        ),
      };
    };
    const seen: object[] = [];
    const app = await hostOf(
      FORM,
      async (input) => {
        seen.push(input);
        return ok({ size: 1 });
      },
      { readMultipart },
    );
    const files = { photo: new File(['pixels'], 'wall.png', { type: 'image/png' }) };
    expect((await send(app, FORM, { body: { title: 'Wall' }, files })).statusCode).toBe(200);
    expect(seen).toMatchObject([
      { body: { title: 'Wall' }, files: { photo: { name: 'wall.png', type: 'image/png' } } },
    ]);
    expect((await send(app, FORM, { body: { title: '' }, files })).statusCode).toBe(400);
  });

  it.each([
    [
      'binary',
      BINARY,
      { type: 'application/pdf', bytes: Buffer.from('%PDF') },
      'application/pdf',
      '%PDF',
    ],
    ['text', TEXT, 'plain words', 'text/plain; charset=utf-8', 'plain words'],
  ] as const)(
    'sends a %s reply with its type and bytes unchanged',
    async (_, call, value, type, text) => {
      const app = await hostOf(call, async () => ok(value));
      const answer = await send(app, call, { body: { title: 'x' } });
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
        200,
        type,
        text,
      ]);
      const reply = await replyBody(call, new Response(answer.rawPayload));
      expect(reply instanceof Blob ? await reply.text() : reply).toBe(text);
    },
  );

  it('sends a file under its name to its reader only, without signs that a header does not take', async () => {
    const file = {
      name: 'Faktura FV/2026/001/"ż".pdf',
      type: 'application/pdf',
      bytes: Readable.from([Buffer.from('%PDF'), Buffer.from('-1.7')]),
    };
    const app = await hostOf(FILE, async () => ok(file));
    const answer = await send(app, FILE, { body: { title: 'x' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Faktura FV-2026-001-z-.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const reply = await replyBody(
      FILE,
      new Response(answer.rawPayload, {
        headers: {
          'content-type': String(answer.headers['content-type']),
          'content-disposition': String(answer.headers['content-disposition']),
        },
      }),
    );
    expect(reply).toMatchObject({ name: 'Faktura FV-2026-001-z-.pdf', type: 'application/pdf' });
  });

  it('says when to ask again what it cannot answer now', async () => {
    const app = await hostOf(FILE, async () => fail({ kind: 'unavailable' }));
    const answer = await send(app, FILE, { body: { title: 'x' } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('sends a stream as it arrives, which the client passes on', async () => {
    const bytes = Readable.from(['{"sections":', '[]}']);
    const type = 'application/json; charset=utf-8';
    const app = await hostOf(STREAM, async () => ok({ type, bytes }));
    const answer = await send(app, STREAM, { body: { title: 'x' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      type,
      '{"sections":[]}',
    ]);
    expect(answer.headers).not.toHaveProperty('content-length');
    const reply = await replyBody(STREAM, new Response(answer.rawPayload));
    expect(reply).toBeInstanceOf(ReadableStream);
    expect(describeKinds({}, STREAM, SHAPES)).toHaveProperty(['responses', '200', 'content', type]);
  });

  it('sends an empty reply as 204, and lines one by one', async () => {
    const empty = await hostOf(EMPTY, async () => ok(undefined));
    expect((await send(empty, EMPTY, { body: { title: 'x' } })).statusCode).toBe(204);
    const lines = await hostOf(LINES, async () =>
      ok(
        (async function* () {
          yield { size: 1 };
          yield { size: 2 };
        })(),
      ),
    );
    expect((await send(lines, LINES, { body: { title: 'x' } })).body).toBe(
      '{"size":1}\n{"size":2}\n',
    );
  });

  it.each([
    ['multipart', FORM, 'multipart/form-data'],
    ['raw', RAW, 'application/octet-stream'],
  ] as const)('describes a %s body by its type', (_, call, type) => {
    expect(describeKinds({}, call, SHAPES)).toHaveProperty(['requestBody', 'content', type]);
  });

  it('describes a form with its fields and files', () => {
    expect(describeKinds({}, FORM, SHAPES)).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { required: ['title', 'photo'] } } },
      },
    });
  });

  it('refuses in the client to send a form without its file', () => {
    expect(() => callRequest(FORM, { body: { title: 'x' } })).toThrow('photo');
  });
});
