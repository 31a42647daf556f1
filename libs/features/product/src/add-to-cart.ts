import { quantityInCapacityUnits } from '@materia/domain-stock-status';
import type { addToCartForm, FormValues } from '@materia/ui-shop';
import { formatNumber, type MarketFacts } from '@materia/market-model';

/** What the form sends along for its script, in `data-add`. */
export type AddToCartContent = {
  readonly adding: string;
  readonly added: string;
  readonly addedPart: string;
  readonly notAdded: string;
  /** Which quantities are possible, for anything else that was typed. */
  readonly quantityRange: string;
  /** Capacity of a sale unit, if the product has one, and how the market writes numbers. */
  readonly capacityPerSaleUnit?: number;
  readonly numberFormat?: MarketFacts['numberFormat'];
};

/** The cart's response to a script: products were added, or none were, with the host's message if it sent one. */
export type AddOutcome =
  | { readonly kind: 'added'; readonly isClamped: boolean }
  | { readonly kind: 'not-added'; readonly message: string | undefined };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the response; anything but a clear yes counts as a no. */
export const readOutcome = (outcome: unknown): AddOutcome => {
  if (!isRecord(outcome)) return { kind: 'not-added', message: undefined };
  if (outcome['kind'] === 'added')
    return { kind: 'added', isClamped: outcome['isClamped'] === true };
  const problem = isRecord(outcome['problem']) ? outcome['problem'] : {};
  return {
    kind: 'not-added',
    message:
      problem['kind'] === 'server-message' && typeof problem['text'] === 'string'
        ? problem['text']
        : undefined,
  };
};

/** Rejections by the cart (406, 409) mean that the page is stale: price and stock are read again. */
const REFUSED_BY_CART = [406, 409];

/** Fields of the form. Only their types are imported, so that the script carries no definition. */
type AddField = keyof FormValues<typeof addToCartForm>;
const QUANTITY = 'quantity' satisfies AddField;
const SCRIPTED = 'scripted' satisfies AddField;

/** What adding without leaving the page needs of the page. */
type AddToCartPage = {
  /** Removes the message about what was added before. */
  readonly clearMessage: () => void;
  /** Shows what was added; false where it cannot. */
  readonly showAdded: (pressed: HTMLElement) => Promise<boolean>;
  /** Reads the page's prices and stock again. */
  readonly onStale: () => void;
};

/**
 * Lets the forms with `data-add` add without leaving the page. One without content is a card's: if
 * nothing was added, it is sent natively, and the cart page says why.
 */
export const startAddToCart = (page: AddToCartPage): void => {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    const content = form instanceof HTMLFormElement ? contentOf(form) : undefined;
    if (!(form instanceof HTMLFormElement) || content === undefined) return;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement && submitter.ariaBusy !== 'true')
      void add(form, submitter, content, page);
  });
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form !== null && target.name === QUANTITY)
      writeAmount(target.form, target.valueAsNumber);
  });
};

const contentOf = (form: HTMLFormElement): Partial<AddToCartContent> | undefined => {
  const { add: text } = form.dataset;
  return text === undefined ? undefined : JSON.parse(text || '{}');
};

const add = async (
  form: HTMLFormElement,
  button: HTMLButtonElement,
  content: Partial<AddToCartContent>,
  { clearMessage, showAdded, onStale }: AddToCartPage,
): Promise<void> => {
  const [success, link, problem] = ['added', 'added-link', 'not-added'].map((part) =>
    form.querySelector<HTMLElement>(`[data-${part}]`),
  );
  clearMessage();
  const field = quantityField(form);
  field?.removeAttribute('aria-invalid');
  if (!hasQuantity(field)) {
    const reason = problem?.querySelector('[data-reason]');
    if (reason) reason.textContent = content.quantityRange ?? '';
    if (problem) problem.hidden = false;
    field?.setAttribute('aria-invalid', 'true');
    field?.focus();
    return;
  }
  const label = content.adding === undefined ? null : (button.querySelector('span') ?? button);
  const before = label?.textContent;
  button.ariaBusy = 'true';
  if (label) label.textContent = content.adding ?? '';
  if (success) success.textContent = '';
  if (link) link.hidden = true;
  if (problem) problem.hidden = true;
  const body = new FormData(form);
  body.set(SCRIPTED, '1');
  const { outcome, status } = await send(form.action, body);
  if (outcome.kind === 'added') {
    if (!(await showAdded(button))) {
      if (success)
        success.textContent = (outcome.isClamped ? content.addedPart : content.added) ?? '';
      if (link) link.hidden = false;
    }
  } else if (problem) {
    const reason = problem.querySelector('[data-reason]');
    if (reason) reason.textContent = outcome.message ?? content.notAdded ?? '';
    problem.hidden = false;
  } else return form.submit();
  button.ariaBusy = null;
  if (label) label.textContent = before ?? '';
  dispatchEvent(new Event('focus'));
  if (REFUSED_BY_CART.includes(status)) onStale();
};

/** The field of the quantity, where the form has one to type in. */
const quantityField = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(QUANTITY);
  return field instanceof HTMLInputElement && field.type === 'number' ? field : undefined;
};

/** Whether a quantity was typed; the cart lowers one that is too large. A form without a field adds one unit. */
const hasQuantity = (field: HTMLInputElement | undefined): boolean =>
  field === undefined || (Number.isInteger(field.valueAsNumber) && field.valueAsNumber >= 1);

const send = async (
  action: string,
  form: FormData,
): Promise<{ readonly outcome: AddOutcome; readonly status: number }> => {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    return { outcome: readOutcome(await response.json()), status: response.status };
  } catch {
    return { outcome: { kind: 'not-added', message: undefined }, status: 0 };
  }
};

/** Writes the quantity in the product's capacity unit into the text that the page brought. */
const writeAmount = (form: HTMLFormElement, quantity: number): void => {
  const place = form.querySelector<HTMLElement>('[data-amount]');
  const { capacityPerSaleUnit, numberFormat } = contentOf(form) ?? {};
  if (
    place === null ||
    capacityPerSaleUnit === undefined ||
    numberFormat === undefined ||
    !(quantity > 0)
  )
    return;
  place.textContent = (place.dataset['amount'] ?? '').replace(
    '{amount}',
    formatNumber(quantityInCapacityUnits(quantity, capacityPerSaleUnit), numberFormat),
  );
};
