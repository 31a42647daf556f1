import { NAME_PATTERN } from '@materia/domain-checkout';
import { phonePattern, postcodePattern } from '@materia/domain-contact';
import type { Market, TextReader } from '@materia/market-model';
import type { FieldContent, FormField } from './field-kinds.ts';

/** What a field says if nothing was typed, or not what it is for. */
export type FieldMessages = { readonly missing?: string; readonly invalid?: string };

/** Attributes by which browsers know what a field contains, and scripts what to say. */
export type FieldCheck = {
  readonly required: boolean;
  readonly pattern?: string;
  /** The messages as JSON, read by `start-field-checks.ts`. */
  readonly 'data-check': string;
};

/** The form of each content in a market, from the rules that also check it on the server. */
const PATTERNS = {
  text: () => undefined,
  name: () => NAME_PATTERN,
  phone: ({ phone }) => phonePattern(phone),
  postcode: ({ postcode }) => postcodePattern(postcode),
} as const satisfies Readonly<Record<FieldContent, (rules: Market['rules']) => string | undefined>>;

/** Lets a field of a form be checked when it is left; undefined for fields that declare no content. */
export const fieldCheck = (
  { content }: Pick<FormField, 'content'>,
  { rules }: Pick<Market, 'rules'>,
  { missing, invalid }: FieldMessages,
): FieldCheck | undefined => {
  if (content === undefined) return undefined;
  const pattern = PATTERNS[content](rules);
  return {
    required: missing !== undefined,
    ...(pattern !== undefined && { pattern }),
    'data-check': JSON.stringify({ missing, invalid }),
  };
};

/** The place of the number of typed digits in a message. */
const TYPED = '{typed}';

/** How many digits a postal code has, and how many were typed, which the browser counts. */
export const postcodeFormMessage = ({ postcode }: Market['rules'], t: TextReader): string =>
  t('checkout.postcodeInvalid', {
    digits: postcode.groups.reduce((sum, group) => sum + group, 0),
    typed: TYPED,
  });
