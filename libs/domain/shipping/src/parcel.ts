/** The parcel of a shipped order: its number at one of the market's carriers. */
export type ShippedParcel = { readonly carrier: string; readonly number: string };

/** A parcel with what its receiver sees: the name of the carrier, and the page that follows it. */
export type TrackedParcel = ShippedParcel & { readonly url: string };

/** A carrier that delivers parcels; its page has the number in the place of `{number}`. */
export type ParcelCarrier = { readonly id: string; readonly name: string; readonly page: string };

/** Letters, digits and hyphens, as carriers number parcels; anything else could change the address of a page. */
export const PARCEL_NUMBER = /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/;

/** A parcel as its receiver sees it. Undefined for a carrier that the market does not know any more. */
export const trackedParcel = (
  carriers: readonly ParcelCarrier[],
  { carrier, number }: ShippedParcel,
): TrackedParcel | undefined => {
  const known = carriers.find(({ id }) => id === carrier);
  return known && { carrier: known.name, number, url: known.page.replace('{number}', number) };
};
