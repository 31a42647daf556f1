import { isLeftBehind } from '@materia/domain-contact';
import { PLACE_PARAMETER, POSTCODE_PARAMETER } from '../forms/query-parameters.ts';
import { startSuggesting } from '@materia/ui-design-system/behaviours';

/** Pause in typing before towns are suggested. */
const PAUSE_MS = 500;
const LETTERS_NEEDED = 2;
const FIELD = '[data-town-field]';

/**
 * Suggests towns in every `TownField`. `fetchList` fetches the list from the field's page of
 * suggestions. Villages that the shop does not know are towns, too: nothing is shown for them.
 */
export const startTownFields = (
  fetchList: (
    field: HTMLInputElement,
    query: Readonly<Record<string, string>>,
  ) => Promise<HTMLElement>,
): void => {
  startFillingTowns(fetchList);
  startSuggesting({
    fields: `${FIELD} input`,
    pauseMs: PAUSE_MS,
    listFor: async (text, field) => {
      if (text === field.defaultValue || text.length < LETTERS_NEEDED) return undefined;
      const list = await fetchList(field, { [PLACE_PARAMETER]: text });
      return list.querySelector('[role=option]') === null ? undefined : list;
    },
    onChosen: ({ dataset: { words = '' } }, field) => {
      field.value = words;
    },
    onFailure: (field, hasFailed) => {
      const place = field.closest<HTMLElement>(FIELD);
      const problem = place?.querySelector('[data-problem-of-towns]');
      if (problem) problem.textContent = hasFailed ? (place?.dataset['townField'] ?? '') : '';
    },
  });
};

/**
 * Fills in the town of a postal code once that is typed. A town that the shopper typed stays; one that
 * was filled in follows the code, and so does one that came with the page for a code of other towns.
 */
const startFillingTowns = (fetchList: Parameters<typeof startTownFields>[0]): void => {
  const filled = new WeakMap<HTMLInputElement, string>();
  addEventListener('change', ({ target: code }) => {
    if (!(code instanceof HTMLInputElement) || code.name === '' || !code.validity.valid) return;
    const place = code.form?.querySelector<HTMLElement>(
      `[data-town-of="${CSS.escape(code.name)}"]`,
    );
    const field = place?.querySelector('input');
    if (!place || !field) return;
    const { shownTown = '', shownPostcode = '' } = place.dataset;
    const isTyped =
      field.value !== '' &&
      field.value !== filled.get(field) &&
      !isLeftBehind(
        { postcode: code.value, city: field.value },
        { postcode: shownPostcode, city: shownTown },
      );
    if (isTyped) return;
    void fetchList(field, { [POSTCODE_PARAMETER]: code.value }).then(
      (list) => {
        const town = list.querySelector<HTMLElement>('[role=option]')?.dataset['words'];
        if (town === undefined || document.activeElement === field) return;
        field.value = town;
        filled.set(field, town);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      // Without the places the shopper types the town.
      () => undefined,
    );
  });
};
