import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@materia/tools-checks';

/** The processor is slowed by this factor, as on a cheap phone. */
const SLOWDOWN = 4;
const RUNS = 5;

/**
 * Milliseconds from a first tap on "add to cart" to the first visible answer, and to the outcome.
 */
export type FirstTouch = { readonly answeredMs: number; readonly doneMs: number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;

/**
 * Runs in the page: notes when the button was touched, when it first looked different, and when the
 * outcome was there.
 */
const WATCH = `
  const times = (window.times = {});
  const form = document.querySelector('form[data-add]');
  addEventListener('pointerdown', ({ timeStamp }) => { times.touched ??= timeStamp; }, true);
  const look = () => {
    if (times.touched !== undefined && form.querySelector('[aria-busy=true]') !== null)
      times.answered ??= performance.now();
    if (form.querySelector('[data-added]').textContent !== '' || !form.querySelector('[data-not-added]').hidden)
      times.done ??= performance.now();
    requestAnimationFrame(look);
  };
  look();
`;

type Times = { readonly touched: number; readonly answered?: number; readonly done: number };

const touchOnce = async (page: Page, url: string): Promise<FirstTouch> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const button = page.locator('form[data-add] button[type=submit]').first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(WATCH);
  await button.tap();
  await page.waitForFunction('window.times.done !== undefined', undefined, { timeout: 30_000 });
  const { touched, done, answered = done }: Times = await page.evaluate('window.times');
  return { answeredMs: answered - touched, doneMs: done - touched };
};

/**
 * Taps "add to cart" on a product page that has just loaded, each time in a fresh profile on a
 * slowed processor. Medians.
 */
export const measureFirstTouch = async (url: string): Promise<FirstTouch> => {
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    const touches: FirstTouch[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // The figures are read by an expression, which the policy of the pages forbids.
        bypassCSP: true,
      });
      touches.push(await touchOnce(await context.newPage(), url));
      await context.close();
    }
    return {
      answeredMs: median(touches.map(({ answeredMs }) => answeredMs)),
      doneMs: median(touches.map(({ doneMs }) => doneMs)),
    };
  } finally {
    await browser.close();
  }
};
