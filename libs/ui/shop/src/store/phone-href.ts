/** The address that dials a number: without blanks, which URLs may not contain. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
