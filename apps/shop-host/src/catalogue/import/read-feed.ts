import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import {
  FEED_FILES,
  FEED_SCHEMAS,
  type FeedFile,
  type FeedRecord,
} from '@materia/api-contract/feed';

/** A feed row that was left out, or the part of it that was, and the reason. */
export type RefusedRow = {
  readonly file: FeedFile;
  readonly line: number;
  readonly reason: string;
  /** The rest of the row was imported. */
  readonly part?: 'family';
};

/** A source of records: files in a folder, or lists in memory. */
export type FeedSource = {
  readonly hash: () => Promise<string>;
  /** Records of a file with their line numbers; an invalid line is passed to `refuse`. */
  readonly records: <File extends FeedFile>(
    file: File,
    refuse: (row: RefusedRow) => void,
  ) => AsyncIterable<{ readonly line: number; readonly record: FeedRecord<File> }>;
};

type Lines = (file: FeedFile) => AsyncIterable<string>;

/** The feed in `folder`: one `<kind>.jsonl` per kind. A missing file counts as empty. */
export const feedFromFolder = (folder: string): FeedSource => {
  const pathOf = (file: FeedFile): string => join(folder, `${file}.jsonl`);
  return {
    ...feedFromLines((file) => linesOf(pathOf(file))),
    // Hashes chunks instead of lines, because a large feed has half a gigabyte.
    hash: async () => {
      const hash = createHash('sha256');
      for (const file of FEED_FILES) {
        hash.update(`${file}\n`);
        if (await exists(pathOf(file)))
          for await (const chunk of createReadStream(pathOf(file), { highWaterMark: CHUNK }))
            hash.update(chunk);
      }
      return hash.digest('hex');
    },
  };
};

const CHUNK = 1 << 20;

/** A feed from lines in memory. The hash covers every character. */
export const feedFromLines = (lines: Lines): FeedSource => ({
  hash: async () => {
    const hash = createHash('sha256');
    for (const file of FEED_FILES) {
      hash.update(`${file}\n`);
      for await (const line of lines(file)) hash.update(`${line}\n`);
    }
    return hash.digest('hex');
  },
  records: async function* (file, refuse) {
    let number = 0;
    for await (const line of lines(file)) {
      number += 1;
      const record = readRecord(file, line);
      if (record.ok) yield { line: number, record: record.value };
      else refuse({ file, line: number, reason: record.reason });
    }
  },
});

type Read<File extends FeedFile> =
  | { readonly ok: true; readonly value: FeedRecord<File> }
  | { readonly ok: false; readonly reason: string };

/** The schemas, with each file tied to its record type. */
const SCHEMA_OF: { readonly [File in FeedFile]: z.ZodType<FeedRecord<File>> } = FEED_SCHEMAS;

const readRecord = <File extends FeedFile>(file: File, line: string): Read<File> => {
  const json = parseJson(line);
  if (json === undefined) return { ok: false, reason: 'not JSON' };
  const parsed = SCHEMA_OF[file].safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    reason: parsed.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; '),
  };
};

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function* linesOf(path: string): AsyncIterable<string> {
  if (await exists(path))
    yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}
