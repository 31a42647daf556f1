import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEED_FILES } from '@materia/api-contract/feed';
import { testFeed } from './feed.ts';

/** Writes the test feed with one drawing into a new folder, as hosts are given it. */
export const writeFeedFolder = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const records = testFeed();
  for (const file of FEED_FILES)
    await writeFile(
      join(folder, `${file}.jsonl`),
      records[file].map((record) => `${JSON.stringify(record)}\n`).join(''),
    );
  await writeFile(
    join(folder, 'pictures', 'cement.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#f60"/></svg>',
  );
};
