/** The formats of a retailer's own file. */
export const OWN_FORMATS = ['csv', 'tsv', 'txt', 'jsonl', 'ndjson', 'xml'] as const;
export type OwnFormat = (typeof OWN_FORMATS)[number];
