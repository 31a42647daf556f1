import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBootScript } from './boot-script.ts';

const ENTRY = '/assets/entry.client-1a2b.js';

/** A page that is open: what it needs of a document, and the scripts that are added to it. */
const openPage = async (
  found: { readonly currentScript: unknown },
  trustedTypes?: unknown,
): Promise<readonly { readonly src?: unknown }[]> => {
  const added: { src?: unknown }[] = [];
  class HTMLScriptElement {
    addEventListener(): void {}
  }
  const wakes: (() => void)[] = [];
  const page = {
    HTMLScriptElement,
    HTMLElement: HTMLScriptElement,
    Element: HTMLScriptElement,
    trustedTypes,
    location: { pathname: '/' },
    navigator: {},
    sessionStorage: { getItem: () => null, removeItem: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setTimeout: (wake: () => void) => void wakes.push(wake),
    clearTimeout: () => undefined,
    document: {
      cookie: '',
      readyState: 'complete',
      querySelector: () => null,
      querySelectorAll: () => [],
      createElement: () => new HTMLScriptElement(),
      head: { append: (script: { src?: unknown }) => void added.push(script) },
      ...found,
    },
  };
  runInNewContext(await makeBootScript(ENTRY), { ...page, window: page });
  wakes[0]?.();
  return added;
};

describe('the boot script', () => {
  it('is one small script', async () => {
    const script = await makeBootScript(ENTRY);
    expect(brotliCompressSync(script).length).toBeLessThan(1536);
    expect(script.match(/createElement/g)).toHaveLength(1);
    expect(script).not.toMatch(/\bimport\b|innerHTML|<\/script/);
  });

  it('loads its own file, not one that an element named `currentScript` names', async () => {
    for (const currentScript of [
      null,
      { dataset: { entry: 'data:text/javascript,pwned=1', count: 'pwned' } },
    ])
      expect((await openPage({ currentScript })).map(({ src }) => src)).toEqual([ENTRY]);
  });

  it('gives browsers with Trusted Types no address but that of its file', async () => {
    const policies: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string>>) => {
        policies.push(name);
        return { createScriptURL: (text: string) => ({ url: rules['createScriptURL']?.(text) }) };
      },
    };
    expect(await openPage({ currentScript: null }, trustedTypes)).toMatchObject([
      { src: { url: ENTRY } },
    ]);
    expect(policies).toEqual(['materia-script']);
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    '/media/a.js',
    '/assets/../a.js',
  ])('is not built for %s, which is no file of the shop', async (entry) => {
    await expect(makeBootScript(entry)).rejects.toThrow('no built file of the shop');
  });
});
