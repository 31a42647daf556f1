import { amountAt, type PriceScale } from './price-scale.ts';

/** How long a choice may be followed by another before the list is read, in milliseconds. */
const PAUSE_MS = 250;

/**
 * A list follows its filters while they are chosen: its results, counts and address change, the
 * focus and what is open stay. Where the page cannot be read, the button of the form still works.
 */
export const startFilters = (fetchPage: (address: string) => Promise<Document>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const follow = async (form: HTMLFormElement): Promise<void> => {
    asked += 1;
    const mine = asked;
    const address = addressOf(form);
    const results = document.querySelector<HTMLElement>('[data-results]');
    if (results !== null) results.ariaBusy = 'true';
    const page = await fetchPage(address).catch(() => undefined);
    if (mine !== asked) return;
    if (results !== null) results.ariaBusy = null;
    if (page === undefined) return;
    history.replaceState(history.state, '', address);
    replaceResults(page);
    replaceFacets(page);
  };
  addEventListener('change', ({ target }) => {
    const form = filtersOf(target);
    if (form === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void follow(form), PAUSE_MS);
  });
  // What was chosen while this script was loading.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-facets]'))
    if (isChanged(form)) void follow(form);
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') moveLimit(target);
  });
};

const isChanged = ({ elements }: HTMLFormElement): boolean =>
  Array.from(elements).some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );

const filtersOf = (target: EventTarget | null): HTMLFormElement | undefined =>
  target instanceof HTMLElement
    ? (target.closest<HTMLFormElement>('form[data-facets]') ?? undefined)
    : undefined;

const addressOf = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return form.action.split('?')[0] + (text === '' ? '' : `?${text}`);
};

const replaceResults = (page: Document): void => {
  const [here, fresh] = [document, page].map((from) => from.querySelector('[data-results]'));
  if (here && fresh) here.replaceChildren(...document.adoptNode(fresh).childNodes);
  // Of a search, the heading counts what was found.
  const [heading, freshHeading] = [document, page].map((from) => from.querySelector('h1'));
  if (heading && freshHeading) heading.textContent = freshHeading.textContent;
};

/** The facets are replaced whole, as their counts and values change; what was open or focused stays so. */
const replaceFacets = (page: Document): void => {
  const [here, fresh] = [document, page].map((from) => from.querySelector('[data-facet-list]'));
  if (!here || !fresh) return;
  const focused = document.activeElement?.id ?? '';
  const scrolled = here.scrollTop;
  const isOpen = new Map(
    Array.from(here.querySelectorAll('details'), ({ id, open }) => [id, open] as const),
  );
  here.replaceChildren(...document.adoptNode(fresh).childNodes);
  for (const details of here.querySelectorAll('details'))
    details.open = isOpen.get(details.id) ?? details.open;
  here.scrollTop = scrolled;
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
};

/** Writes the amount of a slider's thumb into its field; the thumbs do not pass each other. */
const moveLimit = (thumb: HTMLInputElement): void => {
  const slider = thumb.closest<HTMLElement>('[data-slider]');
  const thumbs = slider?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [];
  const fields = slider?.querySelectorAll<HTMLInputElement>('input:not([type=range])') ?? [];
  const at = Array.from(thumbs).indexOf(thumb);
  const [other, field] = [thumbs[1 - at], fields[at]];
  if (other === undefined || field === undefined) return;
  const place =
    at === 0
      ? Math.min(thumb.valueAsNumber, other.valueAsNumber)
      : Math.max(thumb.valueAsNumber, other.valueAsNumber);
  thumb.valueAsNumber = place;
  const isOpenEnd = place === Number(at === 0 ? thumb.min : thumb.max);
  field.value = isOpenEnd ? '' : String(amountAt(scaleOf(slider), place));
};

const scaleOf = (slider: HTMLElement | null | undefined): PriceScale => {
  const [least = 0, most = 0] = (slider?.dataset['slider'] ?? '').split(' ').map(Number);
  return { least, most };
};
