/** Cards of the club begin with it: EAN-13 reserves 98 for coupons and cards of shops. */
const PREFIX = '9800';
const DIGITS = 8;

/** How many cards can be numbered. */
export const CARDS = 10 ** DIGITS;

/** The number of a new card: thirteen digits, of which the last checks the others as in EAN-13. */
export const cardNumberOf = (serial: number): string => {
  if (!Number.isInteger(serial) || serial < 0 || serial >= CARDS)
    throw new Error(`No card has the serial number ${serial}`);
  const digits = `${PREFIX}${String(serial).padStart(DIGITS, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
