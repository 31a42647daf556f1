import type { ShopRequest } from '@materia/page-request';

/**
 * The name of what is typed into a form and not sent. It says whose it is, so that another customer
 * who signs in on the same tab does not see it.
 */
export const draftName = (
  form: 'recipient' | 'order',
  { customer }: Pick<ShopRequest, 'customer'>,
): string => `${form}:${customer?.id ?? ''}`;
