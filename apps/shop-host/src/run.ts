import { parseArguments } from './arguments.ts';
import { giveUp } from './platform/process/give-up.ts';
import { startFailureMessage } from './platform/process/start-failure-message.ts';
import { startUp } from './platform/process/start-up.ts';

/** Starts the host with the arguments and variables of the process, and resolves when it serves. Gives up with one sentence if it cannot. */
export const run = async (): Promise<void> => {
  const given = parseArguments(process.argv.slice(2));
  if (!given.ok) return giveUp(given.error);
  const { imports: feeds, demoAccounts } = given.value;
  const starting = startUp(process.env, { listens: true, feeds, demoAccounts });
  // The database opens while the rest of the host is read.
  const [started, { serve }] = await Promise.all([
    starting.then((outcome) =>
      outcome.ok ? outcome.value : giveUp(startFailureMessage(outcome.error)),
    ),
    import('./serve.ts'),
  ]);
  await serve(started, given.value);
};
