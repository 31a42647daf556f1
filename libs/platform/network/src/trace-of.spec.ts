import { describe, expect, it } from 'vitest';
import { traceOf } from './trace-of.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace of a header', () => {
  it('is its second part', () => {
    expect(traceOf(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE);
  });

  it.each([
    undefined,
    '',
    TRACE,
    [`00-${TRACE}-00f067aa0ba902b7-01`],
    `01-${TRACE}-00f067aa0ba902b7-01`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-00f067aa0ba902b7-01\n`,
  ])('is none in %j', (header) => {
    expect(traceOf(header)).toBeUndefined();
  });
});
