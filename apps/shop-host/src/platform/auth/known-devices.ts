import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../process/secrets.ts';
import { randomId } from './random-ids.ts';

/** A device stays known for half a year after its last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 3600;
const ALGORITHM = 'HS256';
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

export const knownDevices = ({ tokenKey }: Pick<Secrets, 'tokenKey'>): KnownDevices => {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey.d, 'materia-host', 'known-device', 32));
  return {
    issue: (realm, account, device, now) => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(`device ${realm}`)
        .setSubject(account)
        .setJti(device ?? randomId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + DEVICE_SECONDS)
        .sign(key);
    },
    read: async (realm, account, token, now) => {
      if (token === undefined || token === '') return undefined;
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: `device ${realm}`,
        subject: account,
        currentDate: new Date(now),
      }).catch(() => undefined);
      return claims.safeParse(verified?.payload).data?.jti;
    },
  };
};
