/** A value of a form whose names nest by brackets, as the provider's clients send it. */
export type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

/** The longest chain of brackets that a client sends. */
const DEEPEST = 8;

/** Reads `a[b][0]=1` as nested fields. Names that could reach prototypes are left out. */
export const parseForm = (text: string): FormFields => {
  const fields: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    if (path.length === 0 || path.length > DEEPEST || path.includes('__proto__')) continue;
    let at = fields;
    for (const part of path.slice(0, -1)) {
      const inner = at[part];
      if (inner === undefined || typeof inner === 'string') {
        const made: FormFields = Object.create(null);
        at[part] = made;
        at = made;
      } else at = inner;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return fields;
};

/** A text of nested fields; undefined if there is none at the path. */
export const textAt = (fields: FormFields, ...path: readonly string[]): string | undefined => {
  let value: FormValue | undefined = fields;
  for (const part of path)
    value = value === undefined || typeof value === 'string' ? undefined : value[part];
  return typeof value === 'string' ? value : undefined;
};

/** The texts of an object among nested fields. */
export const textsAt = (
  fields: FormFields,
  ...path: readonly string[]
): Readonly<Record<string, string>> => {
  let value: FormValue | undefined = fields;
  for (const part of path)
    value = value === undefined || typeof value === 'string' ? undefined : value[part];
  return Object.fromEntries(
    typeof value === 'object'
      ? Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
      : [],
  );
};
