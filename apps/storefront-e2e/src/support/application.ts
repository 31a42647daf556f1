import type { Page } from '@playwright/test';

/** Records the page-ready events of the application, starting before the page's own scripts run. */
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

/** Waits for the page's scripts, which start shortly after the page has loaded. */
export const waitForApplication = async (page: Page): Promise<void> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 20_000 });
};
