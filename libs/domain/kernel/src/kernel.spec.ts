import { describe, expect, expectTypeOf, it } from 'vitest';
import { fail, ok, type Result } from './result.ts';
import { unreachable } from './unreachable.ts';

describe('results', () => {
  it('values and refusals are plain data that survive JSON', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(fail({ kind: 'too-late' })).toEqual({ ok: false, error: { kind: 'too-late' } });
    for (const answer of [ok({ a: [1] }), fail({ kind: 'too-late', days: 2 })])
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it('the kind of a refusal stays a literal type, so that a switch over it is checked for completeness', () => {
    expectTypeOf(fail({ kind: 'too-late' }).error.kind).toEqualTypeOf<'too-late'>();
    const answer: Result<number, { readonly kind: 'too-late' }> = fail({ kind: 'too-late' });
    expect(answer.ok).toBe(false);
  });

  it('an unhandled switch case is a bug, and the error names it', () => {
    const outOfType: unknown = JSON.parse('{"kind":"new"}');
    // @ts-expect-error only a value that cannot exist may be passed
    expect(() => unreachable(outOfType)).toThrow(new Error('Unhandled case: {"kind":"new"}'));
  });
});
