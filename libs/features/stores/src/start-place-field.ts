import { parsePostcode, type PostcodeRule } from '@materia/domain-contact';
import { parseStoreSearch } from '@materia/domain-stores';
import { startSuggesting } from '@materia/ui-design-system/behaviours';
import { PLACE_PARAMETER } from '@materia/ui-shop';

/** What the field sends along for its script, in `data-place-field`. */
export type PlaceFieldContent = {
  /** The market's rule for postal codes. */
  readonly postcode: PostcodeRule;
  /** Shown if towns cannot be suggested. */
  readonly failed: string;
  /** A complete postal code waits for the button. */
  readonly waits?: boolean;
};

/** Pauses in typing before places are suggested and before stores are looked up. */
const SUGGESTION_PAUSE_MS = 500;
const LOOKUP_PAUSE_MS = 1000;
const LETTERS_NEEDED = 2;

/**
 * Suggests towns while shoppers type where they look for stores. A suggested town, or a complete
 * postal code after a pause, is looked up at once. `fetchList` fetches the list from the field's
 * page of suggestions.
 */
export const startPlaceField = (
  fetchList: (
    field: HTMLInputElement,
    query: Readonly<Record<string, string>>,
  ) => Promise<HTMLElement>,
): void => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  startSuggesting({
    fields: FIELD,
    pauseMs: SUGGESTION_PAUSE_MS,
    listFor: (text, field) =>
      text === field.defaultValue || text.length < LETTERS_NEEDED
        ? undefined
        : fetchList(field, { [PLACE_PARAMETER]: text }),
    onChosen: ({ dataset: { words = '' } }, field) => {
      clearTimeout(pause);
      field.value = words;
      lookUp(field);
    },
    onFailure: (field, hasFailed) => {
      const problem = placeOf(field)?.querySelector('[data-problem-of-places]');
      if (problem) problem.textContent = hasFailed ? (contentOf(field)?.failed ?? '') : '';
    },
  });
  addEventListener('input', ({ target: field }) => {
    if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
    clearTimeout(pause);
    if (isPostcode(field)) pause = setTimeout(lookUp, LOOKUP_PAUSE_MS, field);
  });
};

const PLACE = '[data-place-field]';
const FIELD = `${PLACE} input`;

const placeOf = (field: HTMLInputElement): HTMLElement | null => field.closest<HTMLElement>(PLACE);

const contentOf = (field: HTMLInputElement): PlaceFieldContent | undefined => {
  const text = placeOf(field)?.dataset['placeField'];
  return text === undefined ? undefined : JSON.parse(text);
};

const isPostcode = (field: HTMLInputElement): boolean => {
  const content = contentOf(field);
  if (content?.waits === true) return false;
  const rule = content?.postcode;
  const search = parseStoreSearch(
    field.value,
    (text) => rule !== undefined && parsePostcode(text, rule).ok,
  );
  return search.ok && search.value.kind === 'postcode';
};

const lookUp = (field: HTMLInputElement): void => {
  field.value = field.value.trim();
  if (field.value !== field.defaultValue) field.form?.requestSubmit();
};
