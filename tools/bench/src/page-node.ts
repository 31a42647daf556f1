/** An element of a page, or text. */
export type PageNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly PageNode[];
    };

export const isPageNode = (value: unknown): value is PageNode =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'tag' in value && 'children' in value);
