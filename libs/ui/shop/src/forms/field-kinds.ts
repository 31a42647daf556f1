import { formText, linesText, lineText, type SentFields } from './form-field.ts';

/** What a field is for. Browsers check it by the market's rules while the form is filled in. */
export type FieldContent = 'text' | 'name' | 'phone' | 'postcode';

/** One field of a form: its name on the wire, how it is read, and what may be wrong with it. */
export type FormField<Value = unknown, Fault = unknown> = {
  /** The name on the wire; undefined if it is that of the field in its form. */
  readonly wireName: string | undefined;
  readonly read: (sent: SentFields, name: string) => Value;
  readonly content?: FieldContent | undefined;
  /** Never set: the faults are a type only. */
  readonly fault?: Fault;
};

/** A field whose name and faults can still be declared. */
export type DeclaredField<Value, Fault = never> = FormField<Value, Fault> & {
  /** Gives the field another name on the wire. */
  readonly named: (wireName: string) => DeclaredField<Value, Fault>;
  /** Declares what may be wrong with the field: `line(60).faults<PhoneFault>()`. */
  readonly faults: <Known>() => DeclaredField<Value, Known>;
  /** Declares what the field is for. */
  readonly as: (content: FieldContent) => DeclaredField<Value, Fault>;
};

/** Fields of which a form has one per key, as one for each shipment. */
export type FieldFamily<Fault = never> = FormField<Readonly<Record<string, string>>, Fault> & {
  readonly nameOf: (key: string) => string;
};

const field = <Value, Fault = never>(
  read: FormField<Value>['read'],
  wireName?: string,
  content?: FieldContent,
): DeclaredField<Value, Fault> => ({
  wireName,
  content,
  read,
  named: (name) => field<Value, Fault>(read, name, content),
  faults: () => field(read, wireName, content),
  as: (known) => field<Value, Fault>(read, wireName, known),
});

/** A single line, without surrounding blanks. */
export const line = (longest?: number) => field((sent, name) => lineText(sent, name, longest));

/** Several lines. */
export const lines = (longest?: number) => field((sent, name) => linesText(sent, name, longest));

/** The text exactly as it was typed, for passwords. */
export const exactText = (longest?: number) => field((sent, name) => formText(sent, name, longest));

/** A checkbox, or the mere presence of a field. */
export const ticked = () => field((sent, name) => sent.has(name));

/** Every value of fields with one name, as those of ticked checkboxes. */
export const several = () =>
  field((sent, name): readonly string[] =>
    sent.getAll(name).filter((value) => typeof value === 'string'),
  );

/** A file; undefined without one. Browsers send an empty file if none was chosen. */
export const file = () =>
  field((sent, name): File | undefined => {
    const value = sent.get(name);
    return value instanceof File && value.size > 0 ? value : undefined;
  });

/** All files of a field that takes several. Browsers send an empty file without a name if none was chosen. */
export const files = () =>
  field((sent, name): readonly File[] =>
    sent
      .getAll(name)
      .flatMap((value) =>
        value instanceof File && (value.size > 0 || value.name !== '') ? [value] : [],
      ),
  );

/** One of the listed values; undefined for any other text. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  field((sent, name): Value | undefined => {
    const text = lineText(sent, name);
    return values.find((value) => value === text);
  });

/** A whole number of a hidden field; undefined for any other text. */
export const wholeNumber = () =>
  field((sent, name): number | undefined => {
    const text = lineText(sent, name, 16);
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });

/** One line per key, in fields that are named by their key. */
export const family = ({ nameOf, keyOf }: FamilyNames, longest?: number): FieldFamily => ({
  wireName: undefined,
  nameOf,
  read: (sent) =>
    Object.fromEntries(
      [...sent.keys()].flatMap((name) => {
        const key = keyOf(name);
        return key === undefined ? [] : [[key, lineText(sent, name, longest)]];
      }),
    ),
});

/** How the keys of a family are written as names of fields. */
export type FamilyNames = {
  readonly nameOf: (key: string) => string;
  /** The key of a name; undefined for fields outside the family. */
  readonly keyOf: (name: string) => string | undefined;
};

/** Names that begin with a prefix of the family. */
export const prefixed = (prefix: string): FamilyNames => ({
  nameOf: (key) => `${prefix}${key}`,
  keyOf: (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined),
});
