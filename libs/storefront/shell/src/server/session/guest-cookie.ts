import type { RememberedGuest } from '@materia/page-request';
import { z } from 'zod';
import { type CookieJar, fitsCookie } from '../cookies/cookie-jar.ts';
import type { CookieNames } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

const rememberedGuest = z.object({
  email: z.string().min(1),
  contact: z
    .object({
      firstname: z.string(),
      lastname: z.string(),
      phone: z.string(),
      address: z
        .object({ street: z.array(z.string()), postcode: z.string(), city: z.string() })
        .optional(),
    })
    .optional(),
});

/** Who ordered in this browser without an account; a broken cookie counts as nobody. */
export const readRememberedGuest = (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
): Promise<RememberedGuest | undefined> => seal.open(jar.read(names.guest), rememberedGuest);

/** Remembers the guest until the browser is closed, unless the texts are too long for a cookie. */
export const writeRememberedGuest = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  guest: RememberedGuest,
): Promise<void> => {
  const sealed = await seal.close(guest);
  if (fitsCookie(sealed)) jar.write(names.guest, sealed, {});
};
