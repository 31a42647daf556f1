import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, folderFiles } from './file-store.ts';

describe('the file store', () => {
  let folder: string;
  let files: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'materia-files-'));
    files = folderFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const namesOf = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  it('returns what was stored, under a random key, and nothing after its deletion', async () => {
    const key = await files.put(Buffer.from('one'));
    const other = await files.put(Buffer.from('one'));
    expect(other).not.toBe(key);
    const found = await files.get(key);
    expect(found?.size).toBe(3);
    expect(found && String(await buffer(found.bytes))).toBe('one');
    await files.delete(key);
    await files.delete(key);
    expect(await files.get(key)).toBeUndefined();
    await files.delete(other);
  });

  it('leaves nothing of a file whose bytes stop', async () => {
    const broken = async function* () {
      yield Buffer.from('a part');
      throw new Error('the connection is gone');
    };
    await expect(files.put(broken())).rejects.toThrow('the connection is gone');
    expect(await namesOf()).toEqual([]);
  });

  it.each(['../../etc/passwd', '', 'short', `${'a'.repeat(30)}/b`, `${'a'.repeat(30)}\0`])(
    'has no file under %j',
    async (key) => {
      expect(await files.get(key)).toBeUndefined();
      await files.delete(key);
    },
  );
});
