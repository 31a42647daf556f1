import { join } from 'node:path';
import type { SqlPool } from '../../platform/database/sql-pool.ts';
import { copyDrawings } from '../media/copy-drawings.ts';
import { importFeed, type ImportReport } from './import-feed.ts';
import { importDisplay } from './progress.ts';
import { feedFromFolder } from './read-feed.ts';

/** A market's feed to load from a folder. */
export type FeedFolder = { readonly market: string; readonly folder: string };

const SHOWN_ROWS = 10;

/** Receives an import's progress and result. */
type Outputs = { readonly progress: NodeJS.WriteStream; readonly report: NodeJS.WriteStream };

/** Loads a feed folder and its drawings, and reports the result. */
export const runImport = async (
  pool: SqlPool,
  { market, folder }: FeedFolder,
  dataFolder: string,
  now: string,
  outputs: Outputs,
): Promise<ImportReport> => {
  const feed = feedFromFolder(folder);
  const display = importDisplay(market, outputs.progress);
  const report = await importFeed({ pool, market, feed, now, progress: display });
  await copyDrawings(join(folder, 'pictures'), join(dataFolder, 'media'), market);
  display.end();
  outputs.report.write(`${market}: ${summary(report)}\n`);
  for (const row of report.refused.slice(0, SHOWN_ROWS))
    outputs.report.write(
      `${market}: ${row.part ?? row.file} ${row.part === undefined ? '' : `of ${row.file} `}line ${row.line} left out: ${row.reason}\n`,
    );
  return report;
};

const summary = ({ outcome, rows, refused }: ImportReport): string => {
  if (outcome === 'unchanged') return 'catalogue is up to date';
  const families = refused.filter(({ part }) => part === 'family').length;
  const whole = refused.length - families;
  return [
    `${rows.products ?? 0} products imported`,
    ...(whole === 0 ? [] : [`${whole} rows left out`]),
    ...(families === 0 ? [] : [`${families} families left out`]),
  ].join(', ');
};
