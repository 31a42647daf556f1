import { describe, expect, it } from 'vitest';
import { deferScripts, SPECULATION_RULES } from './defer-scripts.ts';
import { contentSecurityPolicy, scriptHash, securityHeaders } from './security-headers.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>x</p><script type="application/ld+json">{"a":1}</script><script>window.c = "$&"</script><script type="module" async="">import "/assets/a.js"</script></body></html>';
const scripts = { boot: 'boot()', cartCountCookie: 'n', nonce: undefined, hydrates: true };

describe('a finished page', () => {
  it('runs no script but the boot script while it loads', () => {
    const { html } = deferScripts(PAGE, scripts);
    expect(html).not.toContain('modulepreload');
    expect([...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      ' type="application/ld+json"',
      ' type="late"',
      ' type="late-module"',
      ' type="speculationrules"',
      ' data-count="n"',
    ]);
  });
  it('lists each deferred script by its hash', () => {
    expect(deferScripts(PAGE, scripts).trust).toEqual(
      ['window.c = "$&"', 'import "/assets/a.js"', SPECULATION_RULES, 'boot()'].map(scriptHash),
    );
  });
  it('lists them by a nonce when it is for one shopper', () => {
    const { html, trust } = deferScripts(PAGE, { ...scripts, nonce: 'abc' });
    expect(trust).toEqual(["'nonce-abc'"]);
    expect(html).toContain('<script nonce="abc" data-count="n">boot()</script>');
  });
  it('contains nothing of the application when it stays plain HTML', () => {
    const { html } = deferScripts(PAGE, { ...scripts, hydrates: false });
    expect(html).not.toMatch(/late|import|window\.c/);
    expect(html).toContain('application/ld+json');
  });
});

describe('the security headers', () => {
  it('allow no unsafe-inline script, no object, no base, no frame', () => {
    const policy = contentSecurityPolicy([scriptHash('x')]);
    expect(policy).not.toContain('unsafe');
    for (const rule of [
      "default-src 'none'",
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
  });
  it('enforce https only where the shop is served over it', () => {
    expect(securityHeaders('https://shop.example')).toHaveProperty('strict-transport-security');
    expect(securityHeaders('http://localhost:4201')).not.toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders('http://localhost:4201')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
