/** The fields of a line that grouping needs. */
export type SoldLine = {
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly isThirdParty: boolean;
};

export type VendorGroup<Line> = {
  readonly code: string;
  readonly name: string;
  readonly isThirdParty: boolean;
  /** The retailer's own groups show the banner of the selected store. */
  readonly hasStoreBanner: boolean;
  readonly lines: readonly Line[];
};

/**
 * Groups lines by vendor: the retailer first, then vendors in the order of their first line. Lines
 * keep their order.
 */
export const groupByVendor = <Line extends SoldLine>(
  lines: readonly Line[],
): readonly VendorGroup<Line>[] => {
  const groups = Map.groupBy(
    lines,
    (line) => `${line.isThirdParty ? 'vendor' : 'retailer'}:${line.vendorCode}`,
  );
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              code: first.vendorCode,
              name: first.vendorName,
              isThirdParty: first.isThirdParty,
              hasStoreBanner: !first.isThirdParty,
              lines: [first, ...others],
            },
          ],
    )
    .toSorted((a, b) => Number(a.isThirdParty) - Number(b.isThirdParty));
};

/**
 * The vendor named in a group's "sold and shipped by" title, or null while the setting hides the
 * titles.
 */
export const vendorGroupTitle = (
  group: { readonly name: string },
  { hideSoldAndShippedBy }: { readonly hideSoldAndShippedBy: boolean },
): string | null => (hideSoldAndShippedBy ? null : group.name);
