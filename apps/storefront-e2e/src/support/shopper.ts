import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import { knownPlace, firstStore } from './feed.ts';
import type { Shop } from './shops.ts';
import { mailWith } from './staff.ts';

export type Person = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly mobile: string;
};

export const aPerson = (shop: Shop): Person => ({
  firstname: 'Nora',
  lastname: 'Lima',
  email: `nora.${randomUUID()}@materia.example`,
  password: 'Zaprawa-42!murarska',
  mobile: shop.market.rules.phone.placeholder,
});

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const main = (page: Page): Locator => page.getByRole('main');

/** How a shopper activates a control: by mouse or by keyboard alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;
export const click: Press = (_, target) => target.click();

/** Opens the home page and its first department. */
export const openListing = async (page: Page, shop: Shop, press: Press = click): Promise<void> => {
  await page.goto(shop.origin + shop.to('home'));
  await expect(heading(page)).toHaveText(shop.t('home.heroTitle'));
  await press(page, main(page).getByRole('article').getByRole('link').first());
  await expect(page.getByRole('navigation', { name: shop.t('listing.breadcrumbs') })).toBeVisible();
};

/** Chooses the first store of the list, which the header then shows. Returns its name. */
export const chooseStore = async (
  page: Page,
  shop: Shop,
  press: Press = click,
): Promise<string> => {
  await page.goto(shop.origin + shop.to('stores'));
  const { name } = firstStore(shop);
  const card = main(page).getByRole('article', { name, exact: true });
  await press(page, card.getByRole('button'));
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  return name;
};

/**
 * Matches stock badges of 20 or more units in every plural form, which the other tests of a run
 * cannot sell out.
 */
const wellStocked = (shop: Shop): RegExp => {
  const badges = [20, 22, 25].map((count) =>
    shop
      .t('stock.inStoreUnits', { count })
      .replace(String(count), String.raw`(?<!\d)(?:[2-9]\d|\d{3,})`),
  );
  return new RegExp(badges.join('|'));
};

/**
 * Opens the first product of a listing that can be collected in the store within hours, and adds it
 * to the cart.
 */
export const addFirstProduct = async (
  page: Page,
  shop: Shop,
  press: Press = click,
): Promise<string> => {
  const card = main(page)
    .getByRole('article')
    .filter({ hasText: wellStocked(shop) })
    .filter({ has: page.getByRole('button') })
    .first();
  await press(page, card.getByRole('link').first());
  await expect(
    main(page).getByText(shop.t('product.reference'), { exact: false }).first(),
  ).toBeVisible();
  const name = (await heading(page).textContent()) ?? '';
  await pressAdd(page, shop, press);
  return name;
};

/** Adds the product whose page is open to the cart, and waits until it is there. */
export const pressAdd = async (page: Page, shop: Shop, press: Press = click): Promise<void> => {
  await press(
    page,
    main(page)
      .getByRole('button', { name: shop.t('product.add'), exact: true })
      .first(),
  );
  await untilAdded(page, shop);
};

/** Waits until the shop says that a product is in the cart. */
export const untilAdded = async (page: Page, { t }: Shop): Promise<void> => {
  await expect(
    page
      .getByText(t('product.added'))
      .or(page.getByText(t('cart.added')))
      .first(),
  ).toBeVisible();
};

/** Opens a product and adds it to the cart. */
export const addProduct = async (
  page: Page,
  shop: Shop,
  { urlKey }: { readonly urlKey: string },
  press: Press = click,
): Promise<void> => {
  await page.goto(shop.origin + shop.to('product', { urlKey }));
  await pressAdd(page, shop, press);
};

const departments = new Map<string, Promise<string>>();

/** The path of the home page's first department. */
const firstDepartment = async (page: Page, { origin, to }: Shop): Promise<string> => {
  const home = await (await page.request.get(origin + to('home'))).text();
  const path = /<main[^]*?<article[^]*?href="([^"]+)"/.exec(home)?.[1];
  if (path === undefined) throw new Error('The home page shows no department');
  return path;
};

/** Opens the first department by its address. */
export const goToListing = async (page: Page, shop: Shop): Promise<void> => {
  const path = departments.get(shop.market.id) ?? firstDepartment(page, shop);
  departments.set(shop.market.id, path);
  await page.goto(shop.origin + (await path));
  await expect(page.getByRole('navigation', { name: shop.t('listing.breadcrumbs') })).toBeVisible();
};

/**
 * Opens the first department and adds the product at the given index, among those in stock at the
 * chosen store, to the cart.
 */
export const addProductAt = async (page: Page, shop: Shop, place: number): Promise<string> => {
  await goToListing(page, shop);
  const card = main(page)
    .getByRole('article')
    .filter({ hasText: wellStocked(shop) })
    .filter({ has: page.getByRole('button') })
    .nth(place);
  await page.goto(
    shop.origin + ((await card.getByRole('link').first().getAttribute('href')) ?? ''),
  );
  const name = (await heading(page).textContent()) ?? '';
  await pressAdd(page, shop);
  return name;
};

/**
 * Opens the first department and returns the SKUs of its well-stocked products in listing order.
 */
export const openReferences = async (page: Page, shop: Shop): Promise<readonly string[]> => {
  await goToListing(page, shop);
  const paths = await main(page)
    .getByRole('article')
    .filter({ hasText: wellStocked(shop) })
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return paths.map((path) => /-ref(\w+)\.html/.exec(path)?.[1] ?? '');
};

/** The quantity field of a cart line. */
export const quantityOf = (page: Page, { t }: Shop, product: string): Locator =>
  main(page).getByRole('spinbutton', { name: t('cart.quantityOf', { product }), exact: true });

export const openCart = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(shop.origin + shop.to('cart'));
  await expect(heading(page)).toHaveText(shop.t('cart.title'));
};

/** Answers to the questions that the market's flags add to the registration. */
const flaggedAnswers = (shop: Shop): Readonly<Record<string, string>> => ({
  fiscalNumber: shop.market.rules.personalNumbers[0]?.example ?? '',
  street: 'Nova',
  streetNumber: '4',
  postcode: firstStore(shop).postcode,
  city: firstStore(shop).city,
});

/** Fills in the registration fields that the market's flags add. */
export const fillFlaggedFields = async (form: Locator, shop: Shop): Promise<void> => {
  for (const [name, value] of Object.entries(flaggedAnswers(shop))) {
    const field = form.locator(`input[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
};

/** Submits the registration form for a private person. */
export const register = async (
  page: Page,
  shop: Shop,
  person: Person,
  press: Press = click,
): Promise<void> => {
  await expect(heading(page)).toHaveText(shop.t('register.title'));
  const form = main(page);
  await form.getByLabel(shop.t('register.firstname'), { exact: true }).fill(person.firstname);
  await form.getByLabel(shop.t('register.lastname'), { exact: true }).fill(person.lastname);
  await form.locator('input[name="email"]').fill(person.email);
  await fillFlaggedFields(form, shop);
  await form.getByLabel(shop.t('register.password'), { exact: true }).fill(person.password);
  await form.getByLabel(shop.t('register.passwordAgain'), { exact: true }).fill(person.password);
  const terms = form.getByRole('checkbox', { name: shop.t('register.terms') });
  await terms.focus();
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await press(page, form.getByRole('button', { name: shop.t('register.action'), exact: true }));
};

/**
 * Sends a form as a page of the shop would, without loading one: for what comes before the subject
 * of a test. The browser gets the cookies.
 */
const sendForm = async (
  page: Page,
  { origin }: Shop,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> => {
  const reply = await page.request.post(origin + path, {
    form,
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(reply.status(), `the form of ${path} was accepted`).toBe(303);
};

/** Chooses the store that `chooseStore` chooses, without a page. Returns its name. */
export const startAtStore = async (page: Page, shop: Shop): Promise<string> => {
  const { id, name } = firstStore(shop);
  await sendForm(page, shop, shop.to('stores'), { store: id, returnTo: shop.to('home') });
  return name;
};

/** What a firm answers at the registration besides. */
export const firmAnswers = (shop: Shop): Readonly<Record<string, string>> => {
  const { rules } = shop.market;
  const { postcode, city } = knownPlace(shop);
  return {
    kind: 'professional',
    company: 'Materia Test',
    taxNumber: rules.taxNumbers[0]?.example ?? '',
    companyType: rules.companyTypes[0]?.code ?? '',
    mobile: rules.phone.placeholder,
    postcode,
    city,
  };
};

/** Registers a person or, with the answers of one, a firm, and signs in, without a page. */
export const signUp = async (
  page: Page,
  shop: Shop,
  { firstname, lastname, email, password }: Person,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const form = await (await page.request.get(shop.origin + shop.to('register'))).text();
  const asked = Object.entries(flaggedAnswers(shop)).filter(([name]) =>
    form.includes(`name="${name}"`),
  );
  await sendForm(page, shop, shop.to('register'), {
    firstname,
    lastname,
    email,
    password,
    passwordAgain: password,
    terms: 'on',
    ...Object.fromEntries(asked),
    ...answers,
  });
};

/** Registers a private person, signed in, and chooses a store, without a page. */
export const startSignedUp = async (
  page: Page,
  shop: Shop,
  person = aPerson(shop),
): Promise<Person> => {
  await signUp(page, shop, person);
  await startAtStore(page, shop);
  return person;
};

/** Signs in with the form on the current page. */
export const signIn = async (
  page: Page,
  shop: Shop,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await expect(heading(page)).toHaveText(shop.t('login.title'));
  await main(page).locator('input[name="email"]').fill(email);
  await main(page).locator('input[type="password"]').fill(password);
  await main(page)
    .getByRole('button', { name: shop.t('login.action'), exact: true })
    .click();
  await expect(heading(page)).not.toHaveText(shop.t('login.title'));
};

export const signOut = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(shop.origin + shop.to('logout'));
  await main(page)
    .getByRole('button', { name: shop.t('login.signOutAction'), exact: true })
    .click();
  await expect(page).toHaveURL(shop.origin + shop.to('home'));
};

/** Opens an account inside the checkout: name, email address and one password. */
export const openAccountAtCheckout = async (
  page: Page,
  shop: Shop,
  person: Person,
  press: Press = click,
): Promise<void> => {
  await expect(heading(page)).toHaveText(shop.t('guest.accountTitle'));
  const form = main(page);
  for (const name of ['firstname', 'lastname', 'email', 'password'] as const)
    await form.locator(`input[name="${name}"]`).fill(person[name]);
  await form.getByRole('checkbox', { name: shop.t('register.terms') }).check();
  await press(
    page,
    form.getByRole('button', { name: shop.t('guest.newAccountNext'), exact: true }),
  );
};

/**
 * Goes from a filled cart to the confirmation, registering on the way. Returns the order number.
 */
export const checkOut = async (
  page: Page,
  shop: Shop,
  person: Person,
  press: Press = click,
): Promise<string> => {
  await press(
    page,
    main(page)
      .getByRole('link', { name: shop.t('cart.checkout'), exact: true })
      .first(),
  );
  if (shop.market.flagPresets.CHECKOUT_GUEST_ALLOWED === true) {
    await expect(heading(page)).toHaveText(shop.t('guest.title'));
    await press(page, main(page).getByRole('link', { name: shop.t('guest.signIn'), exact: true }));
    await expect(heading(page)).toHaveText(shop.t('login.title'));
    await press(
      page,
      main(page).getByRole('link', { name: shop.t('login.register'), exact: true }),
    );
    await register(page, shop, person, press);
  } else {
    await openAccountAtCheckout(page, shop, person, press);
  }
  await expect(heading(page)).toHaveText(shop.t('checkout.deliveryTitle'));
  await continueFromDelivery(page, shop, press);
  await expect(heading(page)).toHaveText(shop.t('checkout.collectorTitle'));
  await main(page).getByLabel(shop.t('checkout.phone'), { exact: true }).fill(person.mobile);
  await press(page, main(page).getByRole('button', { name: shop.t('checkout.next'), exact: true }));
  return placeFirstOrder(page, shop, person, press);
};

/** Chooses the first delivery method offered, and its first slot if one is required. */
export const continueFromDelivery = async (
  page: Page,
  shop: Shop,
  press: Press = click,
): Promise<void> => {
  const method = main(page).locator('input[name="method"]:not([disabled])').first();
  await method.check();
  const slot = main(page).locator('input[name="slot"]:not([disabled])').first();
  if ((await method.inputValue()) === 'scheduled' && (await slot.count()) > 0) await slot.check();
  await press(page, main(page).getByRole('button', { name: shop.t('checkout.next'), exact: true }));
};

/** Places the order of the review, to be paid in the store. */
export const placeOrder = async (page: Page, shop: Shop, press: Press = click): Promise<string> => {
  await choosePayment(page, shop, 'pay_in_store', press);
  return confirmedNumber(page, shop);
};

/**
 * Places the first order of a new account, to be paid in the store, and confirms it by the link in
 * the mail about it.
 */
const placeFirstOrder = async (
  page: Page,
  shop: Shop,
  { email }: Pick<Person, 'email'>,
  press: Press = click,
): Promise<string> => {
  await choosePayment(page, shop, 'pay_in_store', press);
  await expect(heading(page)).toHaveText(shop.t('guest.checkTitle'));
  const number = orderNumberIn((await main(page).textContent()) ?? '');
  const path = shop.to('guestConfirmation', { link: 'x' }).slice(0, -1);
  const question = await mailWith(email, path);
  await page.goto(new RegExp(`https?:\\S+${path}\\S+`).exec(question)?.[0] ?? '');
  await expect(heading(page)).toHaveText(shop.t('guest.confirmTitle'));
  await press(page, main(page).getByRole('button', { name: shop.t('guest.confirmAction') }));
  await expect(heading(page)).toHaveText(shop.t('guest.confirmedTitle'));
  return number;
};

/** Chooses a payment method on the review and presses the button that orders. */
export const choosePayment = async (
  page: Page,
  shop: Shop,
  method: PaymentMethod,
  press: Press = click,
  check: Press = (_, target) => target.check(),
): Promise<void> => {
  await expect(heading(page)).toHaveText(shop.t('checkout.reviewTitle'));
  await check(page, main(page).locator(`input[name="method"][value="${method}"]`));
  const terms = main(page).locator('input[name="terms"]');
  if ((await terms.count()) > 0) await terms.check();
  await press(
    page,
    main(page)
      .getByRole('button', { name: shop.t('checkout.placeOrder') })
      .first(),
  );
};

/** The order number that the confirmation shows. */
export const confirmedNumber = async (page: Page, shop: Shop): Promise<string> => {
  await expect(heading(page)).toHaveText(shop.t('checkout.confirmationTitle'));
  return orderNumberIn((await main(page).textContent()) ?? '');
};

/** The first order number in a text. */
export const orderNumberIn = (text: string): string => {
  const number = /\d{2}-\d{7}-\d{2}/.exec(text)?.[0];
  if (number === undefined) throw new Error('There is no order number');
  return number;
};

/** Counts the lines of the cart in a page of its own, because the checkout's header does not. */
export const cartLines = async (page: Page, shop: Shop): Promise<number> => {
  const cart = await page.context().newPage();
  await openCart(cart, shop);
  const count = await main(cart).getByRole('spinbutton').count();
  await cart.close();
  return count;
};
