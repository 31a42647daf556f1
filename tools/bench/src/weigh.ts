import { chromium } from '@playwright/test';
import { findBrowser } from '@materia/tools-checks';

/** Compressed response bodies by kind, in KiB, without headers. */
export type PageWeight = {
  readonly name: string;
  readonly html: number;
  readonly css: number;
  readonly scriptOnLoad: number;
  readonly scriptInAll: number;
  readonly requestsOnLoad: number;
};

const FROM_BROWSER = { 'accept-encoding': 'br' } as const;

/** Time to compress a page again on a busy machine. */
const COMPRESSION_MS = 500;

const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/**
 * Opens each page in a fresh browser profile and records the bytes up to `load` and, after a key
 * press, in total.
 */
export const weighPages = async (
  pages: readonly { readonly name: string; readonly url: string }[],
  onWeight: (weight: PageWeight) => void,
): Promise<readonly PageWeight[]> => {
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    const weights: PageWeight[] = [];
    for (const { name, url } of pages) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const kinds = new Map<string, string>();
      const sums = { html: 0, css: 0, script: 0, requests: 0 };
      const headerBytes = new Map<string, number>();
      session.on('Network.responseReceived', ({ requestId, type, response }) => {
        kinds.set(requestId, type);
        headerBytes.set(requestId, response.encodedDataLength);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sums.requests += 1;
        const kind = kinds.get(requestId);
        const bytes = encodedDataLength - (headerBytes.get(requestId) ?? 0);
        if (kind === 'Document') sums.html += bytes;
        else if (kind === 'Stylesheet') sums.css += bytes;
        else if (kind === 'Script') sums.script += bytes;
      });
      // A page of all guests is compressed better, in the background, once a second visitor asks
      // for it: that is how most visitors get it. A visitor who asks again within a second gets the
      // same bytes.
      for (const visitor of ['first', 'second'])
        await (await fetch(url, { headers: { ...FROM_BROWSER, 'user-agent': visitor } })).text();
      await page.waitForTimeout(COMPRESSION_MS);
      await page.goto(url, { waitUntil: 'load' });
      const onLoad = { ...sums };
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      // The search field is on every page and loads suggestions.
      await page.locator('header input[name=q]').fill('cement');
      await page.waitForTimeout(500);
      await page.waitForLoadState('networkidle');
      const weight = {
        name,
        html: kib(onLoad.html),
        css: kib(onLoad.css),
        scriptOnLoad: kib(onLoad.script),
        scriptInAll: kib(sums.script),
        requestsOnLoad: onLoad.requests,
      };
      onWeight(weight);
      weights.push(weight);
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
};
