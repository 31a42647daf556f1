import { describe, expect, it } from 'vitest';
import { FLAG_OBJECTS, missingObject } from './flag-objects.ts';
import { FLAG_KEYS } from './flags.ts';

describe('what a flag switches', () => {
  it('is missing in a market that does not have it', () => {
    expect(missingObject('DISPLAY_IGIC_TAX_LABEL', new Set())).toBe('igic');
    expect(missingObject('DISPLAY_IGIC_TAX_LABEL', new Set(['igic']))).toBeUndefined();
    expect(missingObject('RECOMMENDATIONS', new Set())).toBeUndefined();
  });

  it('is named for no other reason than a flag', () => {
    expect(new Set(FLAG_KEYS.flatMap((key) => missingObject(key, new Set()) ?? []))).toEqual(
      new Set(FLAG_OBJECTS),
    );
  });
});
