/** Joins the class names that apply; a CSS Module gives `undefined` for a name it lacks. */
export const classNames = (
  ...names: readonly (string | false | null | undefined)[]
): string | undefined => {
  let all = '';
  for (const name of names) if (name) all = all === '' ? name : `${all} ${name}`;
  return all || undefined;
};
