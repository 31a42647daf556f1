import { pathTo } from '@materia/market-model';
import { readDemoSecrets } from '@materia/tools-start/demo-secrets';
import type { RunningShop } from './shop.ts';

/**
 * Signs in the private demo customer as the form does. Returns the session cookies as a `Cookie`
 * header.
 */
export const signInDemo = async ({ market, origin, dataFolder }: RunningShop): Promise<string> => {
  const reply = await fetch(origin + pathTo(market.routes)('login'), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({
      email: `private@demo.${market.id}.example`,
      password: readDemoSecrets(dataFolder).password,
    }),
  });
  if (reply.status !== 303)
    throw new Error(`${market.id}: the demo customer cannot sign in (${reply.status})`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');
};
