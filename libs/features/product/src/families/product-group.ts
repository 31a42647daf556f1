import type { ProductGroupForEngines } from '@materia/ui-shop';
import type { FamilyFacts } from './family-facts.ts';

/** The family of a product for search engines. `origin` is that of the shop's URLs. */
export const productGroup = (
  { id, name, axes, members }: FamilyFacts,
  origin: string,
): ProductGroupForEngines => ({
  id,
  name,
  axes: axes.map(({ kind, choices }) => ({
    kind,
    value: choices.find(({ isPresent }) => isPresent)?.value ?? '',
  })),
  members: members.map((path) => origin + path),
});
