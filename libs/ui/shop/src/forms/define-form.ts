import type { Brand } from '@materia/domain-kernel';
import type { FieldFamily, FormField } from './field-kinds.ts';
import { lineText, type SentFields } from './form-field.ts';

/** The name of a field on the wire. Only forms have them, so that no page can misspell one. */
export type FieldName = Brand<string, 'FieldName'>;

type FormFields = Readonly<Record<string, FormField>>;
type ValuesOf<Fields extends FormFields> = {
  readonly [Key in keyof Fields]: ReturnType<Fields[Key]['read']>;
};
type NamesOf<Fields extends FormFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends FieldFamily
    ? (key: string) => FieldName
    : FieldName;
};
type FaultOf<Field extends FormField> = NonNullable<Field['fault']>;

/** An HTML form as its page draws it and its action reads it. */
export type Form<Fields extends FormFields> = {
  /** Tells forms apart that are sent to the same page. */
  readonly intent: string | undefined;
  readonly fields: Fields;
  readonly names: NamesOf<Fields>;
  /** A form in which nothing was typed. */
  readonly empty: ValuesOf<Fields>;
  readonly read: (sent: SentFields) => ValuesOf<Fields>;
};

type AnyForm = Form<FormFields>;
type FieldsOf<Sent> = Sent extends { readonly fields: infer Fields extends FormFields }
  ? Fields
  : never;

/** What a form contains: `FormValues<typeof guestForm>`. */
export type FormValues<Sent> = ValuesOf<FieldsOf<Sent>>;

/** The fields in which something may be wrong, with what may be. */
export type FormFaults<Sent> = {
  readonly [
    Key in keyof FieldsOf<Sent> as [FaultOf<FieldsOf<Sent>[Key]>] extends [never] ? never : Key
  ]?: FaultOf<FieldsOf<Sent>[Key]>;
};

/** Values of hidden fields; a list is one field for each of its values. */
export type HiddenValues<Sent> = {
  readonly [Key in keyof FieldsOf<Sent>]?: HiddenValue | undefined;
};
type HiddenValue = string | number | readonly string[];

/** The hidden field that tells the forms of a page apart. */
const INTENT = 'intent';

/**
 * Defines a form once for its page and its action: the names of its fields, how they are read and
 * what may be wrong with each. Checks of values belong to the domain; they return `FormFaults`.
 */
export const defineForm = <const Fields extends FormFields>(
  fields: Fields,
  { intent }: { readonly intent?: string } = {},
): Form<Fields> => {
  const entries = Object.entries<FormField>(fields);
  const read = (sent: SentFields) =>
    Object.fromEntries(
      entries.map(([key, field]) => [key, field.read(sent, wireName(key, field))]),
    ) as ValuesOf<Fields>;
  return {
    intent,
    fields,
    names: Object.fromEntries(
      entries.map(([key, field]) => [key, 'nameOf' in field ? field.nameOf : wireName(key, field)]),
    ) as NamesOf<Fields>,
    empty: read(new URLSearchParams()),
    read,
  };
};

const wireName = (key: string, { wireName: name }: FormField): string => name ?? key;

/** Which of the forms that share a page was sent. */
export const sentForm = <Name extends string>(
  sent: SentFields,
  forms: Readonly<Record<Name, Pick<AnyForm, 'intent'>>>,
): Name | undefined => {
  const intent = lineText(sent, INTENT);
  for (const name in forms) if (forms[name].intent === intent) return name;
  return undefined;
};

/** The intent of a form as the name and value of its button, for forms that differ by their button. */
export const intentButton = ({ intent }: Pick<AnyForm, 'intent'>) => ({
  name: INTENT,
  value: intent,
});

/** The hidden fields of a form: its intent, then the given values. */
export const hiddenFields = <Sent extends Pick<AnyForm, 'intent' | 'fields'>>(
  { intent, fields }: Sent,
  values: HiddenValues<Sent>,
): readonly { readonly name: string; readonly value: string | number }[] => [
  ...(intent === undefined ? [] : [{ name: INTENT, value: intent }]),
  ...Object.entries<HiddenValue | undefined>(values).flatMap(([key, value]) => {
    const field = fields[key];
    if (field === undefined || value === undefined) return [];
    const name = wireName(key, field);
    return typeof value === 'object'
      ? value.map((each) => ({ name, value: each }))
      : [{ name, value }];
  }),
];

/** The query of an address that a form with these values would open. */
export const formQuery = <Sent extends Pick<AnyForm, 'intent' | 'fields'>>(
  form: Sent,
  values: HiddenValues<Sent>,
): URLSearchParams =>
  new URLSearchParams(
    hiddenFields(form, values).map(({ name, value }) => [name, String(value)] as const),
  );

/** Messages by field; undefined where nothing is wrong. */
export type FormErrors<Sent> = {
  readonly [Key in keyof FieldsOf<Sent>]?: string | undefined;
};

/** Entries of an error summary: each field with a message, in the order of the form. */
export const errorSummary = <Sent extends Pick<AnyForm, 'fields'>>(
  { fields }: Sent,
  errors: FormErrors<Sent>,
): readonly { readonly fieldId: string; readonly message: string }[] => {
  const messages: Readonly<Record<string, string | undefined>> = errors;
  return Object.entries<FormField>(fields).flatMap(([key, field]) => {
    const message = messages[key];
    return message === undefined ? [] : [{ fieldId: wireName(key, field), message }];
  });
};
