/**
 * The legal entity whose endpoints serve this account. An account with a legal entity id uses them;
 * all others use the plain endpoints, whatever their customer type.
 */
export const legalEntityOf = (account: {
  readonly legalEntityId?: string | undefined;
}): string | undefined => {
  const id = (account.legalEntityId ?? '').trim();
  return id === '' ? undefined : id;
};

/** Path of a call for this account: below `legal-entity/{id}/` where the account has one. */
export const accountPath = (
  account: { readonly legalEntityId?: string | undefined },
  path: string,
): string => {
  const entity = legalEntityOf(account);
  return entity === undefined ? path : `legal-entity/${encodeURIComponent(entity)}/${path}`;
};
