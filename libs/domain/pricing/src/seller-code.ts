const SELLER_CODE_LENGTH = 3;

/** A store's code padded with leading zeros to three characters: 19 is 019. */
export const padSellerCode = (code: string | number): string =>
  String(code).trim().padStart(SELLER_CODE_LENGTH, '0');
