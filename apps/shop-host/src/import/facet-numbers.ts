import type { AttributeRow } from '../database/schema.ts';

type FacetValue = { readonly id: number; readonly code: string; readonly label: string; readonly value: string };

export const BRAND_FACET = 'brand';

/** Gives each value of a facet a number, so that lists compare integers. */
export class FacetNumbers {
  readonly #values = new Map<string, FacetValue>();

  brand(name: string): number {
    return this.#number(BRAND_FACET, BRAND_FACET, name);
  }

  attributes(attributes: readonly AttributeRow[]): readonly number[] {
    return attributes.map(({ code, label, value }) => this.#number(code, label, value));
  }

  all(): readonly FacetValue[] {
    return [...this.#values.values()];
  }

  #number(code: string, label: string, value: string): number {
    const key = JSON.stringify([code, value]);
    const known = this.#values.get(key);
    if (known !== undefined) return known.id;
    const id = this.#values.size + 1;
    this.#values.set(key, { id, code, label, value });
    return id;
  }
}
