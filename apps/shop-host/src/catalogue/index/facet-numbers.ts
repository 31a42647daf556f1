import type { AttributeRow } from '../../platform/database/tables/product-tables.ts';

type FacetValue = {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly value: string;
};

export const BRAND_FACET = 'brand';

/** Numbers facet values, so that lists compare integers. */
export class FacetNumbers {
  readonly #values = new Map<string, FacetValue>();
  #last = 0;
  #new: FacetValue[] = [];

  /** Continues from the values that a catalogue already has. */
  constructor(known: readonly FacetValue[] = []) {
    for (const value of known) {
      this.#values.set(keyOf(value.code, value.value), value);
      this.#last = Math.max(this.#last, value.id);
    }
  }

  brand(name: string): number {
    return this.#number(BRAND_FACET, BRAND_FACET, name);
  }

  attributes(attributes: readonly AttributeRow[]): readonly number[] {
    return attributes.map(({ code, label, value }) => this.#number(code, label, value));
  }

  all(): readonly FacetValue[] {
    return [...this.#values.values()];
  }

  /** The values numbered since `allWritten`. */
  unwritten(): readonly FacetValue[] {
    return this.#new;
  }

  allWritten(): void {
    this.#new = [];
  }

  #number(code: string, label: string, value: string): number {
    const key = keyOf(code, value);
    const known = this.#values.get(key);
    if (known !== undefined) return known.id;
    this.#last += 1;
    const added = { id: this.#last, code, label, value };
    this.#values.set(key, added);
    this.#new.push(added);
    return this.#last;
  }
}

const keyOf = (code: string, value: string): string => JSON.stringify([code, value]);
