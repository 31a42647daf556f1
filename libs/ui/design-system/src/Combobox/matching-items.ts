import type { ComboboxItem } from './combobox-props.ts';

/** Items whose label or detail contains the typed text, ignoring case and accents. */
export const matchingItems = (
  items: readonly ComboboxItem[],
  typed: string,
): readonly ComboboxItem[] => {
  const words = fold(typed).split(' ').filter(Boolean);
  return items.filter(({ label, detail = '' }) => {
    const text = fold(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
};

/** Lower case without accents; ł has no Unicode decomposition, so it is mapped by hand. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();
