import type { StartedPayment } from '@materia/page-request';
import { z } from 'zod';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { type CookieNames, PAYMENT_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

const startedPayment = z.object({
  attempt: z.string().min(1).max(64),
  token: z.string().min(1).max(200),
  cartId: z.string().max(64),
});

/** The payment started last in this browser; a broken cookie counts as none. */
export const readStartedPayment = (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
): Promise<StartedPayment | undefined> => seal.open(jar.read(names.payment), startedPayment);

export const writeStartedPayment = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  payment: StartedPayment,
): Promise<void> =>
  jar.write(names.payment, await seal.close(payment), { maxAge: PAYMENT_SECONDS });
