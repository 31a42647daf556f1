/** A field's text without blanks around it and without control characters but line ends; files and missing fields read as nothing. */
export const formText = (form: FormData, name: string, longest = 2000): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '').trim().slice(0, longest) : '';
};
