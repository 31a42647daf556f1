/** Ends the process with one sentence and exit code 1. */
export const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
