import { SingleBar } from 'cli-progress';
import type { AssortmentRefusal } from './assortment.ts';
import { writeDemoShop } from './demo-shop.ts';
import { parseOptions, USAGE } from './options.ts';

const refusalSentence = (refusal: AssortmentRefusal): string =>
  refusal.kind === 'too-few-references'
    ? `--size must be at least ${String(refusal.least)}`
    : `--size may be at most ${String(refusal.most)}`;

const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const order = parseOptions(process.argv.slice(2), new Date().toISOString().slice(0, 10));
if (!order.ok) stop(`${order.error.sentence}\n${USAGE}`);
else {
  const { market, size, out } = order.value;
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: `demo shop ${market} [{bar}] {value}/{total} references` })
    : null;
  let isStarted = false;
  const written = writeDemoShop(order.value, (done) => {
    if (!isStarted) bar?.start(size, 0);
    isStarted = true;
    bar?.update(done);
  });
  bar?.stop();
  if (!written.ok) stop(refusalSentence(written.error));
  else
    process.stdout.write(
      `demo shop ${market}: ${String(size)} references ${written.value.wasWritten ? 'written to' : 'already in'} ${out}\n`,
    );
}
