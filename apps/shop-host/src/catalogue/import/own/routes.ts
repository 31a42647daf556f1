import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Market } from '@materia/market-model';
import { type Clock, todayIn } from '@materia/platform-clock';
import { refusal, sendRefusal } from '../../../platform/contract/bind.ts';
import type { SqlPool } from '../../../platform/database/sql-pool.ts';
import type { Admission } from '../../../platform/staff/admission.ts';
import { type OwnMessage, OWN_FILE_TYPE } from './hand-over.ts';
import { importOwn } from './import-own.ts';
import { OWN_FORMATS, readOwnFile } from './read-own-file.ts';

type OwnImportOptions = {
  readonly pool: SqlPool;
  readonly clock: Clock;
  readonly admission: Admission;
  readonly marketById: (id: string) => Market | undefined;
  readonly dataFolder: string;
};

const params = z.object({ bu: z.string().max(20) });
const query = z.object({ format: z.enum(OWN_FORMATS) });
/** 4 GB: far above the largest catalogue, below what fills a disk unnoticed. */
const LARGEST_FILE = 4 * 1024 ** 3;

/**
 * The staff's call that takes an own file over while the shop runs: the file as body, the answer as JSON lines, one
 * for each portion and the report at last. One file at a time.
 */
export const ownImportRoutes = async (
  app: FastifyInstance,
  { pool, clock, admission, marketById, dataFolder }: OwnImportOptions,
): Promise<void> => {
  let isBusy = false;
  await app.register(async (scope) => {
    // The body stays the stream that it is: the handler writes it into a file.
    scope.addContentTypeParser(OWN_FILE_TYPE, (_request, _payload, done) => done(null));
    scope.route({
      method: 'POST',
      url: '/:bu/staff/import',
      bodyLimit: LARGEST_FILE,
      schema: {
        operationId: 'importOwnFile',
        summary: 'Take over products, prices and stock of an own file; the answer is JSON lines',
        tags: ['Staff'],
        security: [{ staffCredential: [] }],
        params,
        querystring: query,
      },
      onRequest: async (request, reply) => {
        const admitted = await admission.admit(
          request,
          params.safeParse(request.params).data?.bu ?? '',
          'catalogue',
        );
        return admitted.ok ? undefined : sendRefusal(request, reply, admitted.error);
      },
      handler: async (request, reply) => {
        const market = marketById(params.parse(request.params).bu);
        const { format } = query.parse(request.query);
        if (market === undefined) return sendRefusal(request, reply, refusal('not-found'));
        if (isBusy) return sendRefusal(request, reply, refusal('too-many-requests'));
        isBusy = true;
        const file = join(dataFolder, 'imports', `${randomUUID()}.${format}`);
        const answer = new PassThrough();
        const tell = (message: OwnMessage): unknown => answer.write(`${JSON.stringify(message)}\n`);
        const work = async (body: Readable): Promise<void> => {
          try {
            await mkdir(join(dataFolder, 'imports'), { recursive: true });
            await pipeline(body, createWriteStream(file));
            const report = await importOwn({
              pool,
              market,
              lines: () => readOwnFile(file, format),
              today: todayIn(market.timeZone, clock()),
              onProgress: (lines, refused) => tell({ kind: 'progress', lines, refused }),
            });
            tell({ kind: 'report', report });
          } catch (error) {
            request.log.error(
              { err: error, correlationId: request.id },
              'an own file could not be taken over',
            );
            tell({ kind: 'failed' });
          } finally {
            isBusy = false;
            await rm(file, { force: true });
            answer.end();
          }
        };
        void work(request.raw);
        return reply.type('application/x-ndjson').send(answer);
      },
    });
  });
};
