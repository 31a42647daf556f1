/** A field's text of one line, without blanks around it and without control characters, which no keyboard types; files and missing fields read as nothing. */
export const formText = (form: FormData, name: string): string => formSecret(form, name).replaceAll(/\p{Cc}/gu, '').trim();

/** A field's text as it was typed: blanks count in passwords. */
export const formSecret = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : '';
};

/** No field of a form is as long; what is longer is refused by its own rule all the same. */
const LONGEST_FIELD = 2000;
