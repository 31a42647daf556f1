import type { ReturnRow } from './repository.ts';

const CODE = /^(\d{2}-\d{7}-\d{2})-R(\d{1,3})$/;

/** The code of a return, which the buyer writes on the parcel or shows in the store. */
export const returnCode = ({
  order_number,
  seq,
}: Pick<ReturnRow, 'order_number' | 'seq'>): string => `${order_number}-R${seq}`;

/** The number of the order in a code of a return, and the number of the return there. */
export const parseReturnCode = (
  code: string,
): { readonly orderNumber: string; readonly seq: number } | undefined => {
  const [, orderNumber, seq] = CODE.exec(code.trim().toUpperCase()) ?? [];
  return orderNumber === undefined ? undefined : { orderNumber, seq: Number(seq) };
};
