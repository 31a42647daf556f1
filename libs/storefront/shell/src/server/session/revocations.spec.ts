import type { HostClient } from '@materia/api-client-kernel';
import { mockHost } from '@materia/api-mocks';
import { expect, it } from 'vitest';
import { createRevocations } from './revocations.ts';

/** A host that is unreachable a given number of times, with the outcome of a token revocation. */
const revoked = async (
  outages: number,
): Promise<{
  readonly waits: readonly number[];
  readonly logged: number;
  readonly calls: number;
}> => {
  const [waits, logged]: readonly [number[], string[]] = [[], []];
  let calls = 0;
  const answering = mockHost();
  const host: HostClient = (name, input) =>
    (calls += 1) <= outages ? Promise.reject(new Error('no answer')) : answering(name, input);
  const due: (() => void)[] = [];
  const revoke = createRevocations(
    (message) => logged.push(message),
    (seconds, run) => {
      waits.push(seconds);
      due.push(run);
    },
  );
  revoke(host);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    due.shift()?.();
  }
  return { waits, logged: logged.length, calls };
};

it.each([
  [0, { waits: [], logged: 0, calls: 1 }],
  [2, { waits: [1, 5], logged: 0, calls: 3 }],
  [9, { waits: [1, 5, 30, 120], logged: 1, calls: 5 }],
] as const)(
  'after %i outages a token is revoked on the next attempt, and a final failure is only logged (SES-14)',
  async (outages, became) => {
    expect(await revoked(outages)).toEqual(became);
  },
);
