import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  startAtStore,
  openCart,
  goToListing,
  register,
} from './support/shopper.ts';
import { type Shop, journeysOf } from './support/shops.ts';
import { mailWith, ops } from './support/staff.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Each invalid field is listed above the form and has its error next to it. */
const expectRefused = async (page: Page, ids: readonly string[]): Promise<void> => {
  const links = page.locator('[data-error-summary] a');
  await expect(links.first()).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
};

/** The reviews link of the open product page, and its average rating or `undefined` without one. */
const openReviews = async (page: Page, { origin, to }: Shop): Promise<string> => {
  const sku = /-ref(\d+)\.html/.exec(page.url())?.[1] ?? '';
  await page.goto(origin + to('reviews', { skuProduct: sku }));
  return sku;
};

const counted = (page: Page): Promise<number> =>
  main(page)
    .locator('meter')
    .evaluateAll((meters) =>
      meters.reduce((sum, meter) => sum + Number(meter.getAttribute('value') ?? 0), 0),
    );

/** Writes a review, first without rating and terms, then complete. */
const writeReview = async (page: Page, { t }: Shop, title: string): Promise<void> => {
  const form = main(page);
  await form.getByLabel(t('reviews.reviewTitle'), { exact: true }).fill(title);
  await form.getByLabel(t('reviews.text'), { exact: true }).fill(`${title}: 25 kg, 32,5 R.`);
  await form.getByLabel(t('reviews.nickname'), { exact: true }).fill('Nora');
  await send(page, t('reviews.submit'));
  await expectRefused(page, ['rating', 'terms']);
  await expect(form.getByLabel(t('reviews.reviewTitle'), { exact: true })).toHaveValue(title);
  await form.getByRole('radio', { name: t('reviews.stars1') }).check();
  await form.getByRole('checkbox', { name: t('reviews.terms') }).check();
  await send(page, t('reviews.submit'));
  await expect(main(page).getByText(t('reviews.waiting'))).toBeVisible();
};

/** The id of a pending review by its title. */
const waitingReview = async (shop: Shop, title: string): Promise<string> => {
  const lines = (await ops(shop, 'product-reviews')).split('\n');
  const at = lines.findIndex((line) => line.includes(`${title}:`));
  return lines[at - 1]?.split(' ', 1)[0] ?? '';
};

for (const { shop, javaScriptEnabled, how } of journeysOf('es', 'fr')) {
  const { market, origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('newsletter: shows errors at the fields, sends a confirmation mail, and allows unsubscribing (NWS-03, NWS-06, NWS-08)', async ({
      page,
    }) => {
      const email = `nora.${randomUUID()}@materia.example`;
      await page.goto(origin + to('newsletter'));
      await expect(
        main(page).getByRole('link', { name: t('newsletter.privacyLink') }),
      ).toHaveAttribute('href', to('privacy'));
      await send(page, t('newsletter.action'));
      await expectRefused(page, [
        'shopEmail',
        'email',
        ...(market.settings.newsletter.nameRequired ? ['firstname', 'lastname'] : []),
      ]);
      await main(page)
        .getByRole('checkbox', { name: t('newsletter.shopEmail') })
        .check();
      await main(page).locator('[name=email]').fill(email);
      await main(page).locator('[name=firstname]').fill('Nora');
      await main(page).locator('[name=lastname]').fill('Lima');
      await send(page, t('newsletter.action'));
      const isAsked = market.settings.newsletter.doubleOptIn;
      await expect(heading(page)).toHaveText(
        t(isAsked ? 'newsletter.doneTitle' : 'newsletter.subscribedTitle'),
      );
      // Mails do not depend on how the form was sent.
      if (javaScriptEnabled) return;
      const linkIn = async (name: 'newsletterConfirmation' | 'newsletterStop'): Promise<string> => {
        const path = to(name, { token: '' });
        return (
          new RegExp(String.raw`\S*${path}[\w-]+`).exec(await mailWith(email, path))?.[0] ?? ''
        );
      };
      if (isAsked) {
        await page.goto(await linkIn('newsletterConfirmation'));
        await send(page, t('newsletter.confirmAction'));
        await expect(heading(page)).toHaveText(t('newsletter.subscribedTitle'));
      }
      await page.goto(await linkIn('newsletterStop'));
      await send(page, t('newsletter.stopAction'));
      await expect(heading(page)).toHaveText(t('newsletter.stoppedTitle'));
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('pt', 'pl')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('illicit content: shows errors at the fields, a receipt on the page and by mail, and a decision with reasons (RTE-29, BEY-16)', async ({
      page,
    }) => {
      const email = `nora.${randomUUID()}@materia.example`;
      await page.goto(
        `${origin}${to('reportIllicitContent')}?address=${encodeURIComponent('/cement-ref100234.html')}`,
      );
      await expect(main(page).locator('[name=address]')).toHaveValue('/cement-ref100234.html');
      await send(page, t('report.action'));
      await expectRefused(page, ['reason', 'explanation', 'name', 'email', 'goodFaith']);
      await main(page).locator('[name=reason]').selectOption('counterfeit');
      await main(page).locator('[name=explanation]').fill('A copy of our mark.');
      await main(page).locator('[name=name]').fill('Nora Lima');
      await main(page).locator('[name=email]').fill(email);
      await main(page)
        .getByRole('checkbox', { name: t('report.goodFaith') })
        .check();
      await send(page, t('report.action'));
      await expect(heading(page)).toHaveText(t('report.doneTitle'));
      const number = /R\d{2}-\d{7}-\d{2}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
      if (javaScriptEnabled) return;
      await mailWith(email, number);
      expect(await ops(shop, 'report', number)).toContain(`${number}  received`);
      expect(await ops(shop, 'review', number)).toContain(`${number}  in-review`);
      expect(await ops(shop, 'decide', number, 'removed', 'Nora was right.')).toContain(
        `${number}  decided: removed`,
      );
      expect(await mailWith(email, 'Nora was right.')).toContain(number);
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('pl', 'es')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('reviews: public to read, written once after sign-in, shown after moderation (REV-03, REV-05, REV-06)', async ({
      page,
    }) => {
      const title = `Nora ${randomUUID().slice(0, 8)}`;
      const person = aPerson(shop);
      await startAtStore(page, shop);
      await goToListing(page, shop);
      // Each kind of run uses a different product, because it changes the average.
      if (javaScriptEnabled)
        await main(page).getByRole('article').last().getByRole('link').first().click();
      else await addFirstProduct(page, shop);
      await page.waitForURL(/-ref\d+\.html/);
      const product = page.url();
      const sku = await openReviews(page, shop);
      await expect(main(page).getByText(t('rating.howTitle'))).toBeVisible();
      if (javaScriptEnabled) {
        await main(page)
          .getByRole('link', { name: t('reviews.signIn') })
          .click();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('login.register'), exact: true })
          .click();
        await register(page, shop, person);
      } else {
        // The other half of the runs buys and collects the product first, so their reviews are marked
        // as verified (BEY-20).
        await openCart(page, shop);
        const number = await checkOut(page, shop, person);
        for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
          await ops(shop, 'advance', number, status);
        await page.goto(product);
        await openReviews(page, shop);
      }
      await expect(page).toHaveURL(origin + to('reviews', { skuProduct: sku }));
      await expect(
        main(page).getByText(t(javaScriptEnabled ? 'reviews.notBought' : 'reviews.bought')),
      ).toBeVisible();
      const before = await counted(page);
      await writeReview(page, shop, title);

      await page.reload();
      expect(await counted(page)).toBe(before);
      await expect(main(page).getByText(title, { exact: true })).toHaveCount(0);
      expect(await ops(shop, 'publish-review', await waitingReview(shop, title))).toContain(
        'published',
      );
      const card = main(page).getByRole('article').filter({ hasText: title });
      // The storefront caches reviews for a few seconds.
      await expect(async () => {
        await page.reload();
        await expect(
          card.getByText(t(javaScriptEnabled ? 'rating.unverified' : 'rating.verified')),
        ).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 40_000 });
      expect(await counted(page)).toBe(before + 1);
      await expect(main(page).getByText(t('reviews.published'))).toBeVisible();
    });
  });
}
