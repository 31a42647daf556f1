import { startSuggesting } from '@materia/ui-design-system/behaviours';

/** Pause in typing before towns are suggested. */
const PAUSE_MS = 300;
const LETTERS_NEEDED = 2;
const FIELDS = '[data-town-field] input';

/**
 * Suggests towns in every `TownField`. `fetchList` fetches the list from the field's page of suggestions. Villages that
 * the shop does not know are towns, too: nothing is shown for them, nor if the list cannot be fetched.
 */
export const startTownFields = (
  fetchList: (
    field: HTMLInputElement,
    query: Readonly<Record<string, string>>,
  ) => Promise<HTMLElement>,
): void =>
  startSuggesting({
    fields: FIELDS,
    pauseMs: PAUSE_MS,
    listFor: async (text, field) => {
      if (text === field.defaultValue || text.length < LETTERS_NEEDED) return undefined;
      const list = await fetchList(field, { q: text });
      return list.querySelector('[role=option]') === null ? undefined : list;
    },
    onChosen: ({ dataset: { words = '' } }, field) => {
      field.value = words;
    },
  });
