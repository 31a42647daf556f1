import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBootScript } from './boot-script.ts';

describe('the boot script', () => {
  it('is one small script that loads only the file its own element names', async () => {
    const script = await makeBootScript();
    expect(brotliCompressSync(script).length).toBeLessThan(1536);
    expect(script).toContain('document.currentScript');
    expect(script.match(/createElement/g)).toHaveLength(1);
    expect(script).not.toMatch(/\bimport\b|innerHTML|<\/script/);
  });
});
