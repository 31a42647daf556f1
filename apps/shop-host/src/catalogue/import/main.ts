import { parseArgs } from 'node:util';
import { clockFromEnvironment } from '@materia/platform-clock';
import { startFailureMessage } from '../../platform/process/start-failure-message.ts';
import { startUp } from '../../platform/process/start-up.ts';
import { runImport } from './run-import.ts';

const { values } = parseArgs({
  options: { market: { type: 'string', default: '' }, from: { type: 'string', default: '' } },
});

const fault = await (async (): Promise<string | undefined> => {
  if (!/^[a-z]+$/.test(values.market) || values.from === '')
    return 'Usage: node apps/shop-host/src/catalogue/import/main.ts --market pl --from FOLDER';
  const feed = { market: values.market, folder: values.from };
  const started = await startUp(process.env, { listens: false, feeds: [feed] });
  if (!started.ok) return startFailureMessage(started.error);
  try {
    const now = clockFromEnvironment(process.env)();
    await runImport(started.value.database.pool, feed, started.value.dataFolder, now, {
      progress: process.stderr,
      report: process.stdout,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await started.value.release();
  }
})();

if (fault !== undefined) process.stderr.write(`${fault}\n`);
process.exit(fault === undefined ? 0 : 1);
