import { expect, type Page } from '@playwright/test';

/** What the application tells on `window`; collected from before the page's own scripts run. */
export const collectReadyPages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('materia:page-ready', (event) => {
      if (event instanceof CustomEvent)
        document.documentElement.dataset['ready'] = JSON.stringify(event.detail);
    });
  });
};

export const readyPage = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('html').getAttribute('data-ready')) ?? 'null');

/** The application takes the page over a little after it is complete. */
export const waitForApplication = async (page: Page): Promise<void> => {
  await expect.poll(() => readyPage(page), { timeout: 20_000 }).not.toBeNull();
};
