/** How people are addressed. The words are the market's. */
export const CIVILITIES = ['Mrs', 'Mr'] as const;
export type Civility = (typeof CIVILITIES)[number];

export const isCivility = (text: string): text is Civility =>
  CIVILITIES.some((civility) => civility === text);

/** What an address of the book was entered for. */
export const ADDRESS_TYPES = ['SHIPPING', 'BILLING'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The number of addresses that one customer may save. */
export const MOST_ADDRESSES = 50;

/** What an address of the book is preselected for. */
export type AddressDefaults = {
  readonly defaultShipping: boolean;
  /** Also the main address of the account. */
  readonly defaultBilling: boolean;
};

type BookedAddress = AddressDefaults & { readonly id: string };

/**
 * The defaults of an address as it is added: the first one of a book becomes both, whatever was
 * asked for.
 */
export const defaultsOfNew = (
  book: readonly AddressDefaults[],
  asked: AddressDefaults,
): AddressDefaults => ({
  defaultShipping: asked.defaultShipping || !book.some(({ defaultShipping }) => defaultShipping),
  defaultBilling: asked.defaultBilling || !book.some(({ defaultBilling }) => defaultBilling),
});

/**
 * The address that becomes the default when `removed` is deleted, for each kind that it was the
 * default of: the one added last. `book` is in the order in which the addresses were added.
 */
export const successorsOf = (
  book: readonly BookedAddress[],
  removed: BookedAddress,
): { readonly shipping: string | undefined; readonly billing: string | undefined } => {
  const last = book.findLast(({ id }) => id !== removed.id)?.id;
  return {
    shipping: removed.defaultShipping ? last : undefined,
    billing: removed.defaultBilling ? last : undefined,
  };
};
