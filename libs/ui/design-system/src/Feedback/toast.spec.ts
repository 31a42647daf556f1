import { describe, expect, it } from 'vitest';
import { toast } from './toast.ts';

describe('toast', () => {
  it('defaults to a closable info toast of size s with an h3 (SHL-19, LIM-55)', () => {
    expect(toast({ id: 'added', title: 'Added' })).toMatchObject({
      type: 'information',
      size: 's',
      titleTag: 'h3',
      closable: true,
    });
    expect(
      toast({
        id: 'lost',
        title: 'Lost',
        type: 'error',
        size: 'l',
        titleTag: 'h2',
        closable: false,
      }),
    ).toMatchObject({
      type: 'error',
      size: 'l',
      titleTag: 'h2',
      closable: false,
    });
  });
});
