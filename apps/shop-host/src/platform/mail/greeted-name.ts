/**
 * Up to three words of letters, so that what somebody typed as a name cannot carry an address or a
 * message.
 */
const NAME = /^[\p{L}\p{M}'’-]{1,20}(?: [\p{L}\p{M}'’-]{1,20}){0,2}$/u;

/**
 * The name by which a mail may greet its recipient; undefined for anything that does not look like
 * one.
 */
export const greetedName = (typed: string): string | undefined => {
  const name = typed.trim();
  return NAME.test(name) ? name : undefined;
};
