import { deriveKeys } from '@materia/platform-keys';
import { z } from 'zod';
import type { Secrets } from '../process/secrets.ts';
import { randomId } from './random-ids.ts';
import { signToken, verifyToken } from './signed-tokens.ts';

/** A device stays known for half a year after its last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 3600;
const claims = z.object({ sub: z.string(), jti: z.string() });

/** Tokens that prove that a browser was signed in to an account before. They grant no access. */
export type KnownDevices = {
  /** Issues a token for a device. The same device keeps its id. */
  readonly issue: (
    realm: string,
    account: string,
    device: string | undefined,
    now: string,
  ) => Promise<string>;
  /** The device's id, if the token was issued here for this account. */
  readonly read: (
    realm: string,
    account: string,
    token: string | undefined,
    now: string,
  ) => Promise<string | undefined>;
};

export const knownDevices = ({ keys: masterKeys }: Pick<Secrets, 'keys'>): KnownDevices => {
  const keys = deriveKeys(masterKeys, 'materia-host', 'known-device');
  return {
    issue: (realm, account, device, now) => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return signToken(keys, {
        audience: `device ${realm}`,
        subject: account,
        id: device ?? randomId(),
        issuedAt,
        expiresAt: issuedAt + DEVICE_SECONDS,
      });
    },
    read: async (realm, account, token, now) => {
      if (token === undefined || token === '') return undefined;
      const expected = { audience: `device ${realm}`, subject: account };
      return claims.safeParse(await verifyToken(keys, token, expected, now)).data?.jti;
    },
  };
};
