/** How an invoice names the numbers of a company. */
export const documents = {
  /** The company's number in its register of tax payers. */
  companyNumber: 'NIP',
  /** The company's number in the VAT system of the Union. */
  vatNumber: 'VAT UE',
} as const;
