/** A place to go to. Its position is exact; without it the map looks for the address. */
export type RouteTarget = {
  readonly name: string;
  readonly address: {
    readonly street: readonly string[];
    readonly postcode: string;
    readonly city: string;
  };
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
};

/**
 * The address of a route to a place. Phones open it in their own app for maps; nothing is sent
 * before somebody follows it.
 */
export const routeHref = ({ name, address, position }: RouteTarget): string => {
  const destination =
    position === undefined
      ? [name, ...address.street, `${address.postcode} ${address.city}`].join(', ')
      : `${position.latitude},${position.longitude}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};
