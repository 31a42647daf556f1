import { markets } from '@materia/market-all';
import { clockFromEnvironment } from '@materia/platform-clock';
import { parseArguments } from './arguments.ts';
import { giveUp } from './platform/process/give-up.ts';
import { startFailureMessage } from './platform/process/start-failure-message.ts';
import { startUp } from './platform/process/start-up.ts';

/**
 * Starts the host with the arguments and variables of the process, and resolves when it serves, or when its data are prepared if
 * that was all. Gives up with one sentence if it cannot.
 */
export const run = async (): Promise<void> => {
  const given = parseArguments(process.argv.slice(2));
  if (!given.ok) return giveUp(given.error);
  const { imports: feeds, demoAccounts, prepare, acceptKeys } = given.value;
  let reading: Promise<typeof import('./serve.ts')> | undefined;
  // The rest of the host is read while the database opens, which would wait for it the other way round.
  const read = () => (reading ??= import('./serve.ts'));
  const started = await startUp(process.env, {
    listens: !prepare,
    feeds,
    demoAccounts,
    acceptKeys,
    onWait: (sentence) => process.stderr.write(`${sentence}\n`),
    ...(!prepare && { sellsIn: markets.map(({ id }) => id), meanwhile: read }),
  });
  if (!started.ok) return giveUp(startFailureMessage(started.error));
  const clock = clockFromEnvironment(process.env);
  try {
    const { prepareData } = await import('./prepare-data.ts');
    await prepareData(started.value, given.value, clock, {
      progress: process.stderr,
      report: process.stdout,
    });
  } catch (error) {
    await started.value.release();
    return giveUp(error instanceof Error ? error.message : String(error));
  }
  if (prepare) return started.value.release();
  const { serve } = await read();
  await serve(started.value, clock);
};
