import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FEED_SCHEMAS, type FeedFile, type FeedRecord } from '@materia/api-contract/feed';
import { z } from 'zod';
import type { RunningShop } from './shop.ts';

const readersOf = <File extends FeedFile>(file: File) => z.array(FEED_SCHEMAS[file]);

/** The rows of a file of the demo shop, as the host imported them. */
export const demoRows = async <File extends FeedFile>(
  { market, dataFolder }: Pick<RunningShop, 'market' | 'dataFolder'>,
  file: File,
): Promise<readonly FeedRecord<File>[]> => {
  const rows: unknown[] = [];
  const path = join(dataFolder, 'demo', market.id, `${file}.jsonl`);
  for await (const line of createInterface({ input: createReadStream(path) }))
    rows.push(JSON.parse(line));
  return readersOf(file).parse(rows);
};
