import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@materia/testing/scratch-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, HAS_POSTGRES } from '../../testing/database.ts';
import { writeFeedFolder } from '../../testing/feed-folder.ts';
import { callsTo, replied } from '../../testing/host.ts';
import {
  endedHost,
  PUBLIC,
  runningHost,
  stopped,
  waitingHost,
} from '../../testing/host-process.ts';
import { newShopper } from '../../testing/shoppers.ts';
import { readSecrets } from './secrets.ts';

const SERVICE = 'service-credential-of-tests';
const OLD = `2026a:${'o'.repeat(43)}`;
const NEW = `2026b:${'n'.repeat(43)}`;

describe.runIf(HAS_POSTGRES)('several hosts on one database', () => {
  let root: string;
  let feed: string;
  let url: string;
  let drop: () => Promise<void>;
  let admin: pg.Client;
  beforeAll(async () => {
    root = await mkdtemp(join(scratchFolder(), 'materia-hosts-'));
    feed = join(root, 'feed');
    await writeFeedFolder(feed);
    ({ url, drop } = await createPostgresDatabase('template0'));
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await drop();
    await rm(root, { recursive: true, force: true });
  });

  const settings = (MASTER_KEYS: string) => ({
    DATABASE_URL: url,
    MASTER_KEYS,
    SERVICE_CREDENTIAL: SERVICE,
    STAFF_CREDENTIAL: 'staff-credential-of-tests',
  });
  /** A host as on a machine of its own. */
  const onMachine = async (name: string): Promise<string> => {
    const folder = join(root, name);
    await mkdir(folder, { recursive: true });
    return folder;
  };

  it('start at once on an empty one, and honour the tokens of each other', async () => {
    const folders = await Promise.all(['one', 'two', 'three'].map(onMachine));
    const hosts = await Promise.all(
      folders.map((folder) => runningHost(folder, settings(OLD), ['--import', `pl=${feed}`])),
    );
    const [market] = (await admin.query('select revision from market where id = $1', ['pl'])).rows;
    expect(market).toEqual({ revision: '1' });

    const { token } = await newShopper({
      call: callsTo(hosts[0]?.address ?? '', PUBLIC),
      secrets: { serviceCredential: SERVICE },
    });
    for (const { address } of hosts)
      expect(await replied(callsTo(address, PUBLIC)('readMyCartId', {}, { token }))).toBeTypeOf(
        'string',
      );

    await Promise.all(hosts.map((host) => stopped(host.process, 'SIGTERM')));
  }, 240_000);

  it('change their key without signing anyone out, and refuse to start with other keys', async () => {
    const folder = await onMachine('changed');
    const first = await runningHost(folder, settings(OLD), ['--accept-keys']);
    const { token } = await newShopper({
      call: callsTo(first.address, PUBLIC),
      secrets: { serviceCredential: SERVICE },
    });
    await stopped(first.process, 'SIGTERM');
    const changed = await runningHost(folder, settings(`${NEW},${OLD}`));
    expect(
      await replied(callsTo(changed.address, PUBLIC)('readMyCartId', {}, { token })),
    ).toBeTypeOf('string');
    await stopped(changed.process, 'SIGTERM');

    expect(await endedHost(folder, settings(OLD))).toEqual({
      code: 1,
      complaint: expect.stringMatching(
        /^The database is used with keys that this host lacks \(2026b\): .*--accept-keys.*\n$/,
      ),
    });
    const { MASTER_KEYS: _keys, ...withoutKeys } = settings(OLD);
    const own = (await readSecrets(folder)).keys[0].id;
    expect(await endedHost(folder, withoutKeys)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('(2026a, 2026b)'),
    });
    expect(
      await endedHost(folder, { DATABASE_URL: url, MASTER_KEYS: `${NEW},${OLD}` }),
    ).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^SERVICE_CREDENTIAL, STAFF_CREDENTIAL must be set with/),
    });
    expect(await endedHost(folder, withoutKeys, ['--prepare', '--accept-keys'])).toEqual({
      code: 0,
      complaint: '',
    });
    const { rows } = await admin.query<{ id: string }>('select id from master_key');
    expect(rows).toEqual([{ id: own }]);
  }, 240_000);

  it('wait while another one migrates or prepares, and say so', async () => {
    const folder = await onMachine('waiting');
    const keys = settings(OLD);
    const accepted = ['--prepare', '--accept-keys'];
    for (const [lock, sentence] of [
      ['materia migration', /^Another process migrates the database; this one waits for it\.\n$/],
      ['materia preparation', /^Another process prepares the data; this one waits for it\.\n$/],
    ] as const) {
      await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);
      const { says, started } = waitingHost(folder, keys, accepted);
      expect(await says).toMatch(sentence);
      await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock]);
      expect(await started).toMatchObject({ code: 0 });
    }
  }, 240_000);
});
