import { HostUnavailable } from '@materia/api-client-kernel';
import { storefrontMonitor } from '@materia/api-monitoring';
import { StaffRefusal } from '../staff-host.ts';

/** The data that a storefront gives to the shop's own staff. */
export type ShopFront = { readonly vitals: () => Promise<string> };

export type ShopFrontOptions = {
  /** The address of the storefront. */
  readonly address: string;
  /** Read on demand, because commands that only use the host work without it. */
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
