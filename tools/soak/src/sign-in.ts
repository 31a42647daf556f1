import { pathTo } from '@materia/market-model';
import type { RunningShop } from './shop.ts';

/** The demo accounts of every market share it (`npm start` prints it). */
export const DEMO_PASSWORD = 'Materia-2026!';

/** Signs the private demo customer in as the form does; answers the cookies of the session. */
export const signInDemo = async ({ market, origin }: RunningShop): Promise<string> => {
  const reply = await fetch(origin + pathTo(market.routes)('login'), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({
      email: `private@demo.${market.id}.example`,
      password: DEMO_PASSWORD,
    }),
  });
  if (reply.status !== 303)
    throw new Error(`${market.id}: the demo customer cannot sign in (${reply.status})`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');
};
