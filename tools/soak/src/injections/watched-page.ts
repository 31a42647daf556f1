import type { BrowserContext, Page } from '@playwright/test';

/** Forbidden activity found on pages. */
export type PageActivity = {
  readonly pages: number;
  readonly ran: number;
  readonly stopped: number;
  readonly handlers: number;
};

export const NO_ACTIVITY: PageActivity = { pages: 0, ran: 0, stopped: 0, handlers: 0 };

export const sumOf = (all: readonly PageActivity[]): PageActivity =>
  all.reduce(
    (sum, one) => ({
      pages: sum.pages + one.pages,
      ran: sum.ran + one.ran,
      stopped: sum.stopped + one.stopped,
      handlers: sum.handlers + one.handlers,
    }),
    NO_ACTIVITY,
  );

/** Runs on each page before any other script. */
const COUNT_STOPPED = `addEventListener('securitypolicyviolation', () => { self.stopped = (self.stopped || 0) + 1; });`;

export const watch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: COUNT_STOPPED });

/**
 * Counts scripts that ran, policy violations, and elements with an inline handler or script URL,
 * which the shop never renders itself.
 */
export const activityOf = (page: Page): Promise<PageActivity> =>
  page.evaluate(() => {
    const runs = ({ name, value }: Attr): boolean =>
      name.startsWith('on') ||
      (['href', 'src', 'action', 'formaction', 'srcdoc', 'data'].includes(name) &&
        /^\s*(?:javascript|vbscript|data:text\/html)/i.test(value));
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(runs),
    ).length;
    return {
      pages: 1,
      ran: 'ran' in globalThis ? 1 : 0,
      stopped: Number(Reflect.get(globalThis, 'stopped') ?? 0),
      handlers,
    };
  });

export const isClean = ({ ran, stopped, handlers }: PageActivity): boolean =>
  ran + stopped + handlers === 0;

export const summaryOf = ({ ran, stopped, handlers }: PageActivity): string =>
  `${ran} ran, ${stopped} blocked by the policy, ${handlers} elements with a handler or script URL`;
