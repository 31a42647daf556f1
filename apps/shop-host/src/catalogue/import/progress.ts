import cliProgress from 'cli-progress';
import { IMPORT_STAGES, type ImportProgress } from './import-progress.ts';

type ImportDisplay = ImportProgress & { readonly end: () => void };

/**
 * Shows import progress: a bar on a terminal, otherwise an occasional line, so that a long load is
 * never silent.
 */
export const importDisplay = (market: string, output: NodeJS.WriteStream): ImportDisplay =>
  output.isTTY ? barDisplay(market, output) : lineDisplay(market, output);

const SILENT_MS = 5000;

/** One line every five seconds; a short import prints nothing. */
const lineDisplay = (market: string, output: NodeJS.WriteStream): ImportDisplay => {
  let last = performance.now();
  let stage = '';
  const say = (rows: string): void => {
    if (performance.now() - last < SILENT_MS) return;
    last = performance.now();
    output.write(`${market}: ${stage}${rows}\n`);
  };
  return {
    stage: (name) => {
      stage = name;
      say('');
    },
    rows: (count) => say(`, ${count} rows`),
    end: () => undefined,
  };
};

const barDisplay = (market: string, output: NodeJS.WriteStream): ImportDisplay => {
  const bar = new cliProgress.SingleBar(
    {
      format: `${market} {bar} {stage} {rows}`,
      stream: output,
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  );
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
    end: () => {
      if (at >= 0) bar.stop();
    },
  };
};
