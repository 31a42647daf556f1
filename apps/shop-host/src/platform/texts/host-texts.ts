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
  /** The conditions of the demo shop's promo codes. */
  readonly demoCoupons: Readonly<Record<'tenth' | 'five', string>>;
  /** The relay point in a town. */
  readonly relayPoint: string;
  /** How an invoice calls a company's number in its register of tax payers, and its number in the VAT system of the Union. */
  readonly invoice: Readonly<Record<'companyNumber' | 'vatNumber', string>>;
  readonly orderMail: {
    readonly subject: string;
    readonly greeting: string;
    readonly lead: string;
    readonly pickupAt: string;
    readonly pickupFrom: string;
    readonly payInStore: string;
    readonly line: string;
    readonly fee: string;
    readonly pallets: string;
    readonly total: string;
    readonly questions: string;
    readonly signature: string;
  };
  readonly reportMail: {
    readonly subjectReceived: string;
    readonly subjectDecided: string;
    readonly greeting: string;
    readonly received: string;
    readonly decided: string;
    readonly address: string;
    readonly next: string;
    readonly removed: string;
    readonly restricted: string;
    readonly kept: string;
    readonly statement: string;
    /** What can be done against a decision (article 16, paragraph 5 of Regulation (EU) 2022/2065). */
    readonly redress: string;
    readonly signature: string;
  };
  readonly newsletterMail: {
    readonly subjectConfirm: string;
    readonly subjectWelcome: string;
    readonly greeting: string;
    readonly greetingUnnamed: string;
    readonly confirm: string;
    readonly ignore: string;
    readonly welcome: string;
    readonly stop: string;
    readonly signature: string;
  };
};
