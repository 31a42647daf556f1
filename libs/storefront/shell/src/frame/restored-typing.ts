import { useEffect } from 'react';

const typed = new Map<HTMLTextAreaElement, string>();

const note = ({ target }: Event): void => {
  if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
};

/**
 * Saves what was typed into text areas before hydration, because React resets them to the text that the server
 * sent, which it does with no other field.
 */
export const keepTyping = (): void => {
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  addEventListener('input', note, true);
};

/** Restores it after hydration. */
export const useKeptTyping = (): void =>
  useEffect(() => {
    removeEventListener('input', note, true);
    for (const [area, text] of typed) if (area.value !== text) area.value = text;
    typed.clear();
  }, []);
