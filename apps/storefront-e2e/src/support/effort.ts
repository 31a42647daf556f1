import type { Locator, Page } from '@playwright/test';

/** What a task takes from the product to its end. */
export type Effort = {
  /** Pages opened, those of a payment provider too. An answer on the same page is none. */
  readonly pages: number;
  /** Fields typed into. */
  readonly fields: number;
  /** Options and boxes chosen. */
  readonly choices: number;
};

/** Operates a page and counts what that takes. */
export type CountedHands = {
  readonly fill: (field: Locator, text: string) => Promise<void>;
  /** Fills a field that is asked for and still empty. */
  readonly fillEmpty: (field: Locator, text: string) => Promise<void>;
  /** Chooses the first such option if there is one and it is not chosen already. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Forgets what came before the page that is open. */
  readonly startHere: () => void;
  readonly effort: () => Effort;
};

export const countedHands = (page: Page): CountedHands => {
  let count = { pages: 0, fields: 0, choices: 0 };
  page.on('request', (request) => {
    const isOpened =
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      request.redirectedFrom() === null;
    if (isOpened) count.pages += 1;
  });
  const fill = async (field: Locator, text: string): Promise<void> => {
    await field.fill(text);
    count.fields += 1;
  };
  return {
    fill,
    fillEmpty: async (field, text) => {
      if ((await field.isVisible()) && (await field.inputValue()) === '') await fill(field, text);
    },
    choose: async (options) => {
      const option = options.first();
      if ((await options.count()) === 0 || (await option.isChecked())) return;
      await option.check();
      count.choices += 1;
    },
    startHere: () => {
      count = { pages: 1, fields: 0, choices: 0 };
    },
    effort: () => count,
  };
};
