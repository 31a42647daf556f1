import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingBytes, Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { todayIn } from '@materia/platform-clock';
import type { HandlersOf } from '../../../platform/contract/handlers.ts';
import type { SqlPool } from '../../../platform/database/sql-pool.ts';
import type { PictureLine } from '../../../platform/files/picture-line.ts';
import { photographsOfImport } from '../../photographs/photographs-of-import.ts';
import { importOwn } from './import-own.ts';
import { readOwnFile } from './read-own-file.ts';

type OwnImportOptions = {
  readonly pool: SqlPool;
  readonly dataFolder: string;
  readonly pictureLine: PictureLine;
};

/**
 * The staff call that imports an own file while the shop runs: the file is the body, and the response is JSON lines,
 * one per batch and finally the report. One file at a time.
 */
export const ownImportHandlers = ({
  pool,
  dataFolder,
  pictureLine,
}: OwnImportOptions): HandlersOf<'importOwnFile'> => {
  let isBusy = false;
  return {
    importOwnFile: async ({ query: { format }, body }, { market, now, logError }) => {
      if (isBusy) return fail({ kind: 'too-many-requests' });
      isBusy = true;
      const file = join(dataFolder, 'imports', `${randomUUID()}.${format}`);
      const answer = new PassThrough({ objectMode: true });
      const send = (line: Reply<'importOwnFile'>): unknown => answer.write(line);
      const work = async (bytes: IncomingBytes): Promise<void> => {
        try {
          await mkdir(join(dataFolder, 'imports'), { recursive: true });
          await pipeline(bytes, createWriteStream(file));
          const report = await importOwn({
            pool,
            market,
            lines: () => readOwnFile(file, format),
            today: todayIn(market.timeZone, now),
            takePhotograph: photographsOfImport(dataFolder, market.id, pictureLine),
            onProgress: (lines, refused) => send({ kind: 'progress', lines, refused }),
          });
          send({ kind: 'report', report });
        } catch (error) {
          logError(error, 'an own file could not be imported');
          send({ kind: 'failed' });
        } finally {
          isBusy = false;
          await rm(file, { force: true });
          answer.end();
        }
      };
      void work(body);
      return ok(answer);
    },
  };
};
