/** Inputs that several areas send. */
export const nothing = () => ({});
export const EWA = { firstname: 'Ewa', lastname: 'Lis', telephone: '601 020 304' };
export const anAddress = () => ({
  ...EWA,
  country_id: 'PL',
  street: ['Lipowa 4'],
  postcode: '60-101',
  city: 'Poznań',
});
export const payingByCard = {
  payment_method_code: 'card' as const,
  return_path: '/checkout/payment',
};
export const ONE_UNIT = [{ lineNumber: 1, quantity: 1 }];
