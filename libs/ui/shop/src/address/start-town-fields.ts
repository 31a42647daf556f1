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
): void =>
  startSuggesting({
    fields: `${FIELD} input`,
    pauseMs: PAUSE_MS,
    listFor: async (text, field) => {
      if (text === field.defaultValue || text.length < LETTERS_NEEDED) return undefined;
      const list = await fetchList(field, { q: text });
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
