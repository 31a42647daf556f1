import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import cliProgress from 'cli-progress';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { markets } from '@materia/market-all';
import { clockFromEnvironment, todayIn } from '@materia/platform-clock';
import { parseEnvironment } from '../../../platform/process/environment.ts';
import { readSecrets } from '../../../platform/process/secrets.ts';
import { startFailureMessage } from '../../../platform/process/start-failure-message.ts';
import { startUp } from '../../../platform/process/start-up.ts';
import { type OwnArguments, parseOwnArguments } from './arguments.ts';
import { columnsTable } from './columns.ts';
import { handOver } from './hand-over.ts';
import { pictureLine } from '../../../platform/files/picture-line.ts';
import { photographsOfImport } from '../../photographs/photographs-of-import.ts';
import { importOwn, type OwnReport } from './import-own.ts';
import { readOwnFile } from './read-own-file.ts';

/**
 * `npm run import -- products.csv`: imports a retailer's own file. If a host has the data folder
 * open, the file is sent to it, so the shop keeps running; otherwise the database is opened here.
 * Exits with 0 when everything was imported, 2 when lines or pictures were refused, 1 on failure. With
 * `--columns` it lists the columns that files may have.
 */
const SHOWN_LINES = 20;
const EXIT = { all: 0, nothing: 1, some: 2 } as const;

type OnProgress = (lines: number, refused: number) => void;

const take = async (
  given: OwnArguments,
  onProgress: OnProgress,
): Promise<Result<OwnReport, string>> => {
  const market = markets.find(({ id }) => id === given.market);
  if (market === undefined) return fail(`There is no market ${given.market}.`);
  const isThere = await access(given.path).then(
    () => true,
    () => false,
  );
  if (!isThere) return fail(`There is no file ${given.path}.`);
  const started = await startUp(process.env, { listens: false, feeds: [] });
  if (started.ok) {
    try {
      const today = todayIn(market.timeZone, clockFromEnvironment(process.env)());
      return ok(
        await importOwn({
          pool: started.value.database.pool,
          market,
          lines: () => readOwnFile(given.path, given.format),
          today,
          takePhotograph: photographsOfImport(
            resolve(started.value.environment.DATA_DIR),
            market.id,
            pictureLine(),
          ),
          onProgress,
        }),
      );
    } finally {
      await started.value.release();
    }
  }
  if (started.error.kind !== 'folder-locked') return fail(startFailureMessage(started.error));
  const environment = parseEnvironment(process.env);
  if (!environment.ok) return fail(startFailureMessage(environment.error));
  const { DATA_DIR, HOST, PORT, STAFF_CREDENTIAL } = environment.value;
  const port =
    process.env['PORT'] === undefined ? PORT + Number(process.env['PORT_SHIFT'] ?? 0) : PORT;
  const staffCredential =
    STAFF_CREDENTIAL ?? (await readSecrets(resolve(DATA_DIR))).staffCredential;
  return ok(
    await handOver({
      ...given,
      host: given.host ?? `http://${HOST}:${port}`,
      staffCredential,
      onProgress,
    }),
  );
};

const run = async (): Promise<number> => {
  if (process.argv.includes('--columns')) {
    process.stdout.write(`${columnsTable().join('\n')}\n`);
    return EXIT.all;
  }
  const given = parseOwnArguments(
    process.argv.slice(2),
    markets.map(({ id }) => id),
    markets[0].id,
  );
  if (!given.ok) return giveUp(given.error);
  const bar = new cliProgress.SingleBar(
    {
      format: '{lines} lines, {refused} refused, {duration_formatted}',
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: false,
    },
    cliProgress.Presets.legacy,
  );
  bar.start(1, 0, { lines: 0, refused: 0 });
  try {
    const startedAt = performance.now();
    const outcome = await take(given.value, (lines, refused) => bar.update(0, { lines, refused }));
    bar.stop();
    if (!outcome.ok) return giveUp(outcome.error);
    const { lines, taken, added, refused, pictures } = outcome.value;
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `${given.value.market}: ${taken} of ${lines} lines taken, ${added} products new, ${refused.length} lines refused, ${pictures.length} pictures missing, ${seconds.toFixed(1)} s (${Math.round(lines / seconds)} lines a second)\n`,
    );
    const reported = [...refused, ...pictures];
    for (const { line, reason } of reported.slice(0, SHOWN_LINES))
      process.stdout.write(`line ${line}: ${reason}\n`);
    if (reported.length > SHOWN_LINES)
      process.stdout.write(
        `… and ${reported.length - SHOWN_LINES} more${given.value.report === undefined ? '; --report FILE.csv writes them all' : ''}\n`,
      );
    if (given.value.report !== undefined) await writeReport(given.value.report, outcome.value);
    return reported.length === 0 ? EXIT.all : EXIT.some;
  } catch (error) {
    bar.stop();
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};

const writeReport = async (path: string, { refused, pictures }: OwnReport): Promise<void> => {
  const file = createWriteStream(path);
  file.write('line,reason\n');
  for (const { line, reason } of [...refused, ...pictures])
    file.write(`${line},"${reason.replaceAll('"', '""')}"\n`);
  file.end();
  await finished(file);
};

const giveUp = (sentence: string): number => {
  process.stderr.write(`${sentence}\n`);
  return EXIT.nothing;
};

process.exit(await run());
