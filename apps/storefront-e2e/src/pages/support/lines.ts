/** The lines of a page, as `readPage` writes them. */
export const heading = (level: 1 | 2 | 3 | 4, text: string): string => `h${level} ${text}`;
export const link = (text: string, address: string): string => `[${text}](${address})`;
/** A button, with the name and value that it submits. */
export const button = (text: string, name?: string, value?: string): string =>
  `(${text})${name === undefined ? '' : ` name=${name}`}${value === undefined ? '' : ` value=${value}`}`;
/** Text for assistive technology. */
export const label = (text: string): string => `@aria-label ${text}`;
export const title = (text: string): string => `title ${text}`;
export const description = (text: string): string => `meta description ${text}`;
/** A field that a form submits without showing it. */
export const hidden = (name: string, value: string): string =>
  `input hidden ${name} value=${value}`;
/** The address to which a form is submitted. */
export const action = (address: string): string => `@action ${address}`;
export const image = (address: string): string => `@src ${address}`;
export const alt = (text: string): string => `@alt ${text}`;
/** The same line several times. */
export const times = (count: number, line: string): readonly string[] =>
  Array.from({ length: count }, () => line);
/** The address under which search engines list the page. */
export const canonical = (address: string): string => `link canonical  ${address}`;
