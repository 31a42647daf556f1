import { expect, type Page, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  chooseStore,
  checkOut,
  openCart,
  openListing,
} from './support/shopper.ts';
import { shopOf } from './support/shops.ts';
import { mailWith, ops } from './support/staff.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PNG = { name: 'photo.png', mimeType: 'image/png', buffer: PIXEL };
const FAKE = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') };

/** Writes about an order with a file that is refused and then one that is not, and reads the answer of staff. */
const writeAndRead = async (page: Page): Promise<void> => {
  const shop = shopOf('es');
  const { t } = shop;
  const main = page.getByRole('main');
  await chooseStore(page, shop);
  await openListing(page, shop);
  await addFirstProduct(page, shop);
  await openCart(page, shop);
  const person = aPerson(shop);
  const number = await checkOut(page, shop, person);
  await page.goto(shop.origin + shop.to('orderDetails', { orderId: number }));
  await main.getByRole('link', { name: t('messages.action'), exact: true }).click();
  await main.locator('select[name="reason"]').selectOption('invoice');
  await main.locator('input[name="subject"]').fill('Factura');
  await main.locator('textarea[name="message"]').fill('¿Cuándo llega la factura?');
  await main.locator('input[name="files"]').setInputFiles(FAKE);
  const send = () => main.getByRole('button', { name: t('messages.send'), exact: true }).click();
  await send();
  await expect(main).toContainText(t('messages.fileFormat', { file: FAKE.name }));
  await expect(main.locator('input[name="subject"]')).toHaveValue('Factura');
  await main.locator('input[name="files"]').setInputFiles(PNG);
  await send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factura');
  const thread = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /photo\.png/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('photo.png');
  await ops(shop, 'thread-answer', thread, 'answer', 'Le llega mañana.');
  await mailWith(person.email, `/customer/thread/${thread}`);
  await page.goto(shop.origin + shop.to('myThreads', { orderId: number }));
  await expect(main).toContainText(t('messages.unread'));
  await main.getByRole('link', { name: 'Factura', exact: true }).click();
  await expect(main).toContainText('Le llega mañana.');
};

test('a buyer writes about an order with a file, and reads the answer (ACC-08, RTE-54, THR-05)', ({
  page,
}) => writeAndRead(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a buyer writes about an order with a file, and reads the answer (ACC-08, THR-05)', ({
    page,
  }) => writeAndRead(page));
});
