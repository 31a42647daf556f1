import { WITHDRAWAL_EXCLUSIONS } from '@materia/domain-order';
import { FAMILY_AXES } from '@materia/domain-product-families';
import { ENERGY_CLASSES, isOnScale } from '@materia/domain-energy-label';
import { z } from 'zod';

/** A party that is responsible for a product or sells it, named as the law requires. */
export const contact = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** What a further picture of a product shows: it in use, its sizes, a close-up, or how it is packed. */
export const PRODUCT_VIEW_KINDS = ['scene', 'dimensions', 'detail', 'package'] as const;
export type ProductViewKind = (typeof PRODUCT_VIEW_KINDS)[number];

const energyClass = z.enum(ENERGY_CLASSES);

/**
 * The family of a product: the same one in other colours, sizes, volumes or lengths. All members
 * name the family alike and have the same axes in the same order, each with their own value.
 */
const family = z.object({
  id: z.string().min(1).max(60),
  /** The name that all members share, without their values. */
  name: z.string().min(1).max(200),
  axes: z
    .array(
      z.object({
        kind: z.enum(FAMILY_AXES),
        /** The axis and the value as they are shown, such as `Volume` and `2.5 l`. */
        label: z.string().min(1).max(60),
        value: z.string().min(1).max(80),
        /** Place among the values; without it, values are ordered by the numbers in them. */
        order: z.number().optional(),
        /** The colour itself, as `#rrggbb`. */
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(10),
});

/**
 * The fields that a product's feed record and page share, under the same names. A field added here is available
 * in the feed, in the product call and in the client's product.
 */
export const productFields = z.object({
  sku: z.string(),
  adeokey: z.string(),
  ean: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  attributes: z.array(z.object({ code: z.string(), label: z.string(), value: z.string() })),
  manufacturer: contact,
  /**
   * Further pictures in the order in which they are shown, after the main one. Photographs of a
   * retailer may say what they show.
   */
  views: z
    .array(
      z.object({
        kind: z.enum([...PRODUCT_VIEW_KINDS, 'photo']),
        image: z.string(),
        alt: z.string().max(200).optional(),
      }),
    )
    .optional(),
  /** Class and scale of the energy label, for products that carry one. */
  energy: z
    .object({ energyClass, best: energyClass, worst: energyClass })
    .refine(isOnScale, 'the class lies outside the scale')
    .optional(),
  /** Absent for products that exist in one form only. */
  family: family.optional(),
  /** The commercial warranty in whole years; absent when there is only the legal guarantee. */
  warranty: z.object({ years: z.number().int().min(1).max(50) }).optional(),
  /** Why consumers may not withdraw from its purchase; absent where they may. */
  withdrawalExclusion: z.enum(WITHDRAWAL_EXCLUSIONS).optional(),
});
export type ProductFields = z.infer<typeof productFields>;
