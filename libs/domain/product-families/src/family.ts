import { fail, ok, type Result } from '@materia/domain-kernel';

/** In what members of a family differ. A size is a format, a clothing size or a weight of a pack. */
export const FAMILY_AXES = ['colour', 'size', 'volume', 'length'] as const;
export type FamilyAxis = (typeof FAMILY_AXES)[number];

/** More choices than this do not fit on a product page. */
export const MOST_AXES = 3;
export const MOST_MEMBERS = 300;

/** The value of a product on an axis of its family. */
export type AxisValue = {
  readonly kind: FamilyAxis;
  /** The name of the axis and the value as they are shown: `Volume`, `2.5 l`. */
  readonly label: string;
  readonly value: string;
  /** Its place among the values; without it, values are ordered by the numbers in them. */
  readonly order?: number | undefined;
  /** `#rrggbb`, for colours. */
  readonly swatch?: string | undefined;
};

/** A product as the feed assigns it to a family. */
export type MemberRecord = {
  readonly sku: string;
  readonly categoryId: string;
  readonly brand: string;
  readonly axes: readonly AxisValue[];
};

/** Why products are not one family, and the first product that shows it. */
export type FamilyFault = {
  readonly kind:
    | 'too-many-axes'
    | 'too-many-members'
    | 'other-category'
    | 'other-brand'
    | 'other-axes'
    | 'same-values';
  readonly sku: string;
};

const axesKey = ({ axes }: MemberRecord): string =>
  JSON.stringify(axes.map(({ kind, label }) => [kind, label]));
const valuesKey = ({ axes }: MemberRecord): string =>
  JSON.stringify(axes.map(({ value }) => value));

/**
 * Checks the products of one family: one category, one brand, the same axes in the same order, at
 * most `MOST_AXES` of them, and no two members with the same values.
 */
export const checkFamily = (members: readonly MemberRecord[]): Result<true, FamilyFault> => {
  const [first] = members;
  if (first === undefined) return ok(true);
  const values = new Set<string>();
  const axes = axesKey(first);
  for (const [at, member] of members.entries()) {
    const refuse = (kind: FamilyFault['kind']) => fail({ kind, sku: member.sku } as const);
    if (member.axes.length > MOST_AXES) return refuse('too-many-axes');
    if (at >= MOST_MEMBERS) return refuse('too-many-members');
    if (member.categoryId !== first.categoryId) return refuse('other-category');
    if (member.brand !== first.brand) return refuse('other-brand');
    if (axesKey(member) !== axes) return refuse('other-axes');
    const own = valuesKey(member);
    if (values.has(own)) return refuse('same-values');
    values.add(own);
  }
  return ok(true);
};
