import { FEED_FILES, type FeedFile } from '@materia/api-contract/feed';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { feedFromFolder } from '../catalogue/import/read-feed.ts';
import { startUp } from '../platform/process/start-up.ts';

/**
 * Imports a feed of the market pl as a host does, and is killed with SIGKILL midway, for tests:
 * `import-and-die.ts FOLDER STAGE ROWS`, where STAGE is a file of the feed or `lists`.
 */
const [folder = '', stage = '', rows = '0'] = process.argv.slice(2);
const isStage = (name: string): name is FeedFile | 'lists' =>
  name === 'lists' || FEED_FILES.some((file) => file === name);
if (!isStage(stage)) throw new Error(`There is no stage ${stage}`);
const started = await startUp(process.env, { listens: false, feeds: [{ folder }] });
if (!started.ok) throw new Error(started.error.kind);

let now = '';
const dieAt = (count: number): void => {
  if (now === stage && count >= Number(rows)) process.kill(process.pid, 'SIGKILL');
};
await importFeed({
  pool: started.value.database.pool,
  market: 'pl',
  feed: feedFromFolder(folder),
  now: '2026-11-20T09:00:00.000Z',
  progress: {
    stage: (name) => {
      now = name;
      dieAt(0);
    },
    rows: dieAt,
  },
});
