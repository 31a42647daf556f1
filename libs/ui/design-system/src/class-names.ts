/** Joins the class names that apply; a CSS Module gives `undefined` for a name it lacks. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined => names.filter(Boolean).join(' ') || undefined;
