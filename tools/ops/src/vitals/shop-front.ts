import { StaffRefusal } from '../staff-host.ts';

/** What a storefront tells the shop's own people. */
export type ShopFront = { readonly vitals: () => Promise<string> };

export type ShopFrontOptions = {
  /** Where the storefront listens. */
  readonly address: string;
  /** Read when it is needed: commands that ask the host alone do without. */
  readonly serviceCredential: () => Promise<string>;
  readonly fetch?: typeof globalThis.fetch;
};

export const shopFront = ({
  address,
  serviceCredential,
  fetch = globalThis.fetch,
}: ShopFrontOptions): ShopFront => ({
  vitals: async () => {
    const headers = { 'x-materia': '1', 'x-service-credential': await serviceCredential() };
    const answer = await fetch(`${address}/gateway/vitals`, { headers }).catch(() => undefined);
    const text = await answer?.text();
    if (answer === undefined || text === undefined)
      throw new StaffRefusal(`The storefront at ${address} does not answer.`);
    if (!answer.ok)
      throw new StaffRefusal(
        `The storefront at ${address} refused (${answer.status}): is it of this data folder?`,
      );
    return text;
  },
});
