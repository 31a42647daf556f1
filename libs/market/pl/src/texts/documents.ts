/** The labels of a company's numbers on an invoice. */
export const documents = {
  /** The company's number in the register of taxpayers. */
  companyNumber: 'NIP',
  /** The company's EU VAT number. */
  vatNumber: 'VAT UE',
} as const;
