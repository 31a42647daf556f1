import { HostUnavailable } from '@materia/api-client-kernel';
import { storefrontMonitor } from '@materia/api-monitoring';
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

export const shopFront = ({ address, serviceCredential, fetch }: ShopFrontOptions): ShopFront => ({
  vitals: async () => {
    const monitor = storefrontMonitor({
      address,
      serviceCredential: await serviceCredential(),
      ...(fetch && { fetch }),
    });
    const answer = await monitor('readVitals', {}).catch((error: unknown) => {
      if (error instanceof HostUnavailable)
        throw new StaffRefusal(`The storefront at ${address} does not answer.`);
      throw error;
    });
    if (answer.ok) return answer.value;
    throw new StaffRefusal(
      `The storefront at ${address} refused (${answer.error.status}): is it of this data folder?`,
    );
  },
});
