/** The words the host itself writes, in one language: facet headings, refusals that shoppers read, and mails. */
export type HostTexts = {
  readonly facets: {
    readonly brand: string;
    readonly availability: string;
    readonly availableHere: string;
    readonly reduction: string;
    readonly reduced: string;
  };
  readonly refusals: {
    /** The store shows its range but does not sell online (CART-14). */
    readonly showcase: string;
    /** The offer cannot be had at the chosen store. */
    readonly notSellable: string;
  };
  readonly orderMail: {
    readonly subject: string;
    readonly greeting: string;
    readonly lead: string;
    readonly pickupAt: string;
    readonly pickupFrom: string;
    readonly payInStore: string;
    readonly line: string;
    readonly fee: string;
    readonly total: string;
    readonly questions: string;
    readonly signature: string;
  };
};
