import { parsePage } from './parse-page.ts';

/** Sends a form with one of its buttons, and resolves with the page that answers, whatever its status. */
export const sendForm = async (
  form: HTMLFormElement,
  button: HTMLButtonElement,
): Promise<Document> => {
  // Forms of pages have text fields only, so they are sent as text.
  const fields = [...new FormData(form, button)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  if (response.status >= 500) throw new Error(`${form.action} answered ${response.status}`);
  return parsePage(await response.text());
};
