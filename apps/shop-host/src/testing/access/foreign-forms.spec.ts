import { callOf } from '@materia/api-contract';
import { HOST_CALL_NAMES } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangingRoute, changingRoutes } from '@materia/testing/routes';
import { openTestHost, replied, type TestHost } from '../host.ts';
import { newShopper, type Shopper } from '../shoppers.ts';

/**
 * What a page of another site can make a browser send: forms of each kind, with the cookies of the
 * browser but never a credential.
 */
const FORMS = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
] as const;
const REFUSED: readonly number[] = [400, 401, 404, 415];

describe('forms of other sites, sent to the host directly', () => {
  let host: TestHost;
  let shopper: Shopper;
  let routes: readonly ChangingRoute[];
  beforeAll(async () => {
    host = await openTestHost('pglite');
    shopper = await newShopper(host);
    routes = changingRoutes(host.app);
  });
  afterAll(() => host.close());

  it('are tested with every call of the contract that changes data', () => {
    const tried = routes.map(({ method, path }) => `${method} ${path}`);
    const changing = HOST_CALL_NAMES.map(callOf)
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ method, path, aliases = [], base }) =>
        [path, ...aliases].map((each) => `${method} ${base === undefined ? '/:bu' : ''}${each}`),
      );
    expect(changing.filter((call) => !tried.includes(call))).toEqual([]);
    expect(tried).toHaveLength(changing.length);
  });

  it.each(FORMS)(
    '%s: refused everywhere, although the browser sends the tokens as cookies',
    async (type) => {
      const cookie = [
        shopper.token,
        shopper.refreshToken,
        host.secrets.publicCredential,
        host.secrets.staffCredential,
      ]
        .map((value, at) => `c${at}=${value}; authorization=Bearer ${value}`)
        .join('; ');
      for (const { method, path } of routes) {
        const url = path.replace(':bu', 'pl').replaceAll(/:\w+/g, '1');
        const { statusCode, headers } = await host.app.inject({
          method,
          url,
          payload: `{"refreshToken":"${shopper.refreshToken}","x":"=1"}`,
          headers: {
            'content-type': type,
            origin: 'https://evil.example',
            'sec-fetch-site': 'cross-site',
            cookie,
          },
        });
        expect([method, url, REFUSED.includes(statusCode), headers['set-cookie']]).toEqual([
          method,
          url,
          true,
          undefined,
        ]);
      }
      // None of them has ended the session either.
      expect((await replied(host.call('readMe', {}, shopper))).email).toBe(shopper.email);
    },
  );
});
