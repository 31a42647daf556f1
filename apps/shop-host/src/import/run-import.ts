import { join } from 'node:path';
import type { SqlPool } from '../database/sql-pool.ts';
import { takeDrawings } from '../media/take-drawings.ts';
import { importFeed, type ImportReport } from './import-feed.ts';
import { importDisplay } from './progress.ts';
import { feedFromFolder } from './read-feed.ts';

/** A market's feed to be loaded from a folder. */
export type FeedFolder = { readonly market: string; readonly folder: string };

const SHOWN_ROWS = 10;

/** Loads a feed folder and its drawings, and tells on `output` what became of it. */
export const runImport = async (pool: SqlPool, { market, folder }: FeedFolder, dataFolder: string, now: string, output: NodeJS.WriteStream): Promise<ImportReport> => {
  const feed = feedFromFolder(folder);
  const display = importDisplay(market, output);
  const report = await importFeed({ pool, market, feed, now, progress: display });
  await takeDrawings(join(folder, 'pictures'), join(dataFolder, 'media'), market);
  display.end(summary(report));
  for (const row of report.refused.slice(0, SHOWN_ROWS)) output.write(`${market}: ${row.file} line ${row.line} left out: ${row.reason}\n`);
  return report;
};

const summary = ({ outcome, rows, refused }: ImportReport): string =>
  outcome === 'unchanged' ? 'catalogue is up to date' : `${rows.products ?? 0} products imported${refused.length === 0 ? '' : `, ${refused.length} rows left out`}`;
