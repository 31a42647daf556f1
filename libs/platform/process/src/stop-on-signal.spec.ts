import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

const LONG = 600_000;

/** A process that notes what happens to it. */
const stopping = (drainMs: number, closed: Promise<void>, stopMs = LONG) => {
  const signals = new EventEmitter();
  const steps: string[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<readonly string[]>();
  stopOnSignal({
    drainMs,
    stopMs,
    signals,
    drain: () => void steps.push('drains'),
    close: () => {
      steps.push('closes');
      return closed;
    },
    exit: (code) => {
      steps.push(`exits ${code}`);
      resolve(steps);
    },
  });
  return { signals, steps, ended };
};

it('SIGTERM drains first, and Ctrl-C closes at once', async () => {
  const drained = stopping(LONG, Promise.resolve());
  drained.signals.emit('SIGTERM');
  expect(drained.steps).toEqual(['drains']);
  drained.signals.emit('SIGTERM');
  expect(await drained.ended).toEqual(['drains', 'closes', 'exits 0']);

  const interrupted = stopping(LONG, Promise.resolve());
  interrupted.signals.emit('SIGINT');
  expect(await interrupted.ended).toEqual(['drains', 'closes', 'exits 0']);
});

it('what does not end by itself is cut off', async () => {
  const hung = stopping(0, new Promise(() => undefined), 1);
  hung.signals.emit('SIGTERM');
  expect(await hung.ended).toEqual(['drains', 'closes', 'exits 1']);
});
