import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeViolations } from './axe.ts';
import { demoPassword, demoSecrets } from './shops.ts';

export const CONSOLE = `http://localhost:${4400 + Number(process.env['PORT_SHIFT'] ?? 1000)}`;

export const codeNow = (): string =>
  new TOTP({ secret: Secret.fromBase32(demoSecrets().totpSecret) }).generate();

/**
 * Signs in a demo staff member. A code works only once, so two tests must not share a person who
 * needs one; after a refused first try, this retries with the code of the next half minute.
 */
export const signIn = async (
  page: Page,
  name: string,
  { needsCode = false } = {},
): Promise<void> => {
  await page.goto(CONSOLE);
  await expect(async () => {
    await page.getByLabel('E-mail').fill(`${name}@console.example`);
    await page.getByLabel('Password').fill(demoPassword());
    if (needsCode) await page.getByLabel('Code of your authenticator app').fill(codeNow());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Flags' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({ intervals: [20_000], timeout: 90_000 });
};

/** Asserts that a console page has no axe violations. */
export const hasNoFaults = async (page: Page): Promise<void> => {
  expect(await axeViolations(page)).toEqual([]);
};

/** Asserts that the page does not overflow horizontally. */
export const fitsItsWindow = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
};
