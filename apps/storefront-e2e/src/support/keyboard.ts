import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 200;

/**
 * Presses Tab until the target has focus. Throws if it cannot be reached. The element is looked up
 * by role again only if the page has replaced it: most of these presses are in headers.
 */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const state = await element?.evaluate((node) =>
      node === document.activeElement ? 'focused' : node.isConnected ? 'waits' : 'replaced',
    );
    if (state === 'focused') return;
    if (state === 'replaced') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with the Tab key`);
};

/** Activates a link or button by keyboard alone. */
export const pressByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Types into a field reached with the Tab key. */
export const typeByKeyboard = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Chooses a radio button: Tab reaches its group, the arrow keys its buttons. */
export const checkByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  const name = (await target.getAttribute('name')) ?? '';
  const inGroup = (): Promise<boolean> =>
    page.evaluate(
      (group) =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.type === 'radio' &&
        document.activeElement.name === group,
      name,
    );
  for (let stop = 0; stop < MAX_STOPS && !(await inGroup()); stop += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (
    let stop = 0;
    stop < MAX_STOPS && !(await target.evaluate((element) => element === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('ArrowDown');
  await expect(target).toBeChecked();
};

/** Replaces what a field contains. */
export const fillByKeyboard = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
