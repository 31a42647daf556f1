import { IS_REMOVED, UNLESS_REMOVED } from './removable-facts.ts';

/**
 * The removed fact's id, and the ids that have been rendered since `rendered` was replaced. Import
 * this before any component.
 */
export const removal: { id: string | undefined; rendered: Set<string> } = {
  id: undefined,
  rendered: new Set(),
};

Reflect.set(globalThis, IS_REMOVED, (id: string): boolean => {
  removal.rendered.add(id);
  return id === removal.id;
});
Reflect.set(globalThis, UNLESS_REMOVED, (id: string, value: unknown): unknown => {
  // Only a text or a number can be a fact; other values are data of an inner component, whose own
  // facts are removed.
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return value;
  removal.rendered.add(id);
  return id === removal.id ? undefined : value;
});
