/** The text of a form's field, trimmed. A missing field and a file read as nothing; nothing longer than `longest` is kept. */
export const textOf = (form: FormData, name: string, longest = 2000): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
};
