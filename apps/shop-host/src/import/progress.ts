import cliProgress from 'cli-progress';
import { IMPORT_STAGES, type ImportProgress } from './import-feed.ts';

type ImportDisplay = ImportProgress & { readonly end: (summary: string) => void };

/** A bar on a terminal; anywhere else one plain line at the end. */
export const importDisplay = (market: string, output: NodeJS.WriteStream): ImportDisplay => (output.isTTY ? barDisplay(market, output) : { stage: () => undefined, rows: () => undefined, end: (summary) => output.write(`${market}: ${summary}\n`) });

const barDisplay = (market: string, output: NodeJS.WriteStream): ImportDisplay => {
  const bar = new cliProgress.SingleBar({ format: `${market} {bar} {stage} {rows}`, stream: output, hideCursor: true, clearOnComplete: true }, cliProgress.Presets.shades_classic);
  let at = -1;
  const shown = { stage: '', rows: '' };
  return {
    stage: (name) => {
      if (at < 0) bar.start(IMPORT_STAGES, 0, shown);
      at += 1;
      shown.stage = name;
      shown.rows = '';
      bar.update(at, shown);
    },
    rows: (count) => {
      shown.rows = String(count);
      bar.update(at, shown);
    },
    end: (summary) => {
      if (at >= 0) bar.stop();
      output.write(`${market}: ${summary}\n`);
    },
  };
};
