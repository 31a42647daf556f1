import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The rules of WCAG 2.2 AA that axe can check, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the open page with axe and returns each violation with the first elements concerned.
 * Frames are not checked. Axe runs inside the page, which takes a quarter of the time of a driver
 * that collects its results from every frame.
 */
export const axeViolations = async (
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<readonly string[]> => {
  // Colours in transition would fail the contrast check.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(axe.source);
  const options = {
    runOnly: RULES,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, {
      ...given,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id} at ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(', ')}`,
    );
  }, options);
};
