import type { z } from 'zod';
import type { CallSchemas } from './call.ts';

/**
 * The dotted paths of the fields below a value, at most `Levels` deep: `address.street`. Elements of
 * arrays are named by index (`items.0.qty`), those of records by any key. Keys that a loose object
 * takes besides its own are not fields.
 */
type PathsBelow<Value, Levels extends keyof LevelsBelow> = Value extends
  string | number | boolean | null | undefined
  ? never
  : Value extends readonly (infer Element)[]
    ? Step<number, Element, Levels>
    : Value extends object
      ? { [Key in KeyOf<Value>]: Step<Key, Value[Key & keyof Value], Levels> }[KeyOf<Value>]
      : never;

type Step<Key extends string | number, Value, Levels extends keyof LevelsBelow> =
  | `${Key}`
  | (LevelsBelow[Levels] extends infer Next extends keyof LevelsBelow
      ? `${Key}.${PathsBelow<Value, Next>}`
      : never);

/** Bounds the depth, for recursive shapes and for the compiler. */
type LevelsBelow = { 4: 3; 3: 2; 2: 1; 1: never };

type KeyOf<Value> = [OwnKeyOf<Value>] extends [never] ? keyof Value & string : OwnKeyOf<Value>;
type OwnKeyOf<Value> = keyof {
  [Key in keyof Value as string extends Key ? never : Key]: true;
} &
  string;

type PathsOfPart<Shapes extends CallSchemas, Part extends 'params' | 'query' | 'headers' | 'body'> =
  Shapes extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? Part | `${Part}.${PathsBelow<z.input<Schema>, 4>}`
    : never;

/** `query.filters.:facet` is every field that starts with `query.filters.`. */
type Logical<Field> = Field extends `${infer Start}:${string}` ? `${Start}${string}` : Field;

type LogicalFieldsOf<Shapes extends CallSchemas> = Shapes extends {
  readonly logicalFields: readonly (infer Field)[];
}
  ? Logical<Field>
  : never;

/** The fields that a refusal of a call may name: those of its input, and its logical ones. */
export type FieldPathOf<Shapes extends CallSchemas> =
  | PathsOfPart<Shapes, 'params'>
  | PathsOfPart<Shapes, 'query'>
  | PathsOfPart<Shapes, 'headers'>
  | PathsOfPart<Shapes, 'body'>
  | (LogicalFieldsOf<Shapes> & string);
