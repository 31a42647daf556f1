import { CALLS } from '@materia/api-contract';
import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { STAFF_ROLES, type StaffRole } from '@materia/domain-feature-flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../testing/demo-secrets.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { addStaff, callConsole, type ConsolePerson, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { codeAt } from './second-factor.ts';

type Outside = {
  readonly body?: object;
  /**
   * The expected status with and without a console session; only the console's own server makes
   * these calls.
   */
  readonly signedIn: number;
  readonly signedOut: number;
};
/** Calls of the console that belong to no unit. */
const OUTSIDE: Readonly<Record<string, Outside>> = {
  'POST /console/sign-in': {
    body: { email: 'nobody@console.example', password: 'x' },
    signedIn: 401,
    signedOut: 401,
  },
  'GET /console/sign-in/ways': { signedIn: 200, signedOut: 200 },
  'POST /console/sign-in/open-id': { signedIn: 404, signedOut: 404 },
  'POST /console/sign-in/open-id/finish': {
    body: { query: 'code=x' },
    signedIn: 401,
    signedOut: 401,
  },
  'POST /console/sign-out': { signedIn: 200, signedOut: 200 },
  'GET /console/me': { signedIn: 200, signedOut: 401 },
  'GET /console/board': { signedIn: 200, signedOut: 401 },
};

/** The path prefix of the calls about a unit. */
const UNIT = '/console/units/:bu';

const CREDENTIALS = ['publicCredential', 'serviceCredential', 'staffCredential'] as const;
/**
 * Calls that need a credential instead of a role, with the accepted credentials; no role or session
 * opens them.
 */
const BY_CREDENTIAL: Readonly<
  Record<
    string,
    { readonly opens: readonly (typeof CREDENTIALS)[number][]; readonly body?: object }
  >
> = {
  'GET /{bu}/flags': { opens: ['serviceCredential'] },
  'GET /{bu}/flags/stream': { opens: ['serviceCredential'] },
  'POST /{bu}/ofrep/v1/evaluate/flags': {
    opens: ['publicCredential', 'serviceCredential'],
    body: {},
  },
  'POST /{bu}/ofrep/v1/evaluate/flags/{key}': {
    opens: ['publicCredential', 'serviceCredential'],
    body: {},
  },
  'POST /console-staff': {
    opens: ['staffCredential'],
    body: { email: 'matrix@firm.example', name: 'Matrix', roles: {} },
  },
};

describe('calls of the flag service outside a unit', () => {
  let host: TestHost;
  const people = new Map<StaffRole, ConsolePerson>();
  const signIn = (role: StaffRole): Promise<ConsolePerson> =>
    signInStaff(host, role === 'administrator' ? role : `${role}.pl`);
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    for (const role of STAFF_ROLES) people.set(role, await signIn(role));
  });
  afterAll(() => host.close());

  it('every call of the flag service has a row', async () => {
    const { paths: described }: { readonly paths: Readonly<Record<string, object>> } = (
      await host.app.inject('/openapi.json')
    ).json();
    const paths = Object.entries(described).filter(
      ([path]) => path.startsWith('/console') || /\/(?:flags|ofrep)(?:\/|$)/.test(path),
    );
    const names = paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ofUnits = Object.values(CALLS)
      .filter(({ path }) => path.startsWith(UNIT))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(names.toSorted()).toEqual(
      [...ofUnits, ...Object.keys(OUTSIDE), ...Object.keys(BY_CREDENTIAL)].toSorted(),
    );
  });

  it.each(Object.entries(OUTSIDE))(
    '%s: opens to the console’s server with or without a session, and to no other caller',
    async (name, { body, signedIn, signedOut }) => {
      const [method = '', path = ''] = name.split(' ');
      const send = (headers: Record<string, string>) =>
        host.app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url: path,
          headers,
          ...(body && { payload: body }),
        });
      const service = { 'x-service-credential': host.secrets.serviceCredential };
      for (const role of STAFF_ROLES) {
        const { cookie } = name.endsWith('sign-out')
          ? await signIn(role)
          : (people.get(role) ?? expect.unreachable());
        expect([role, (await send({ ...service, cookie })).statusCode]).toEqual([role, signedIn]);
        expect((await send({ cookie })).statusCode).toBe(401);
      }
      const nobody = await send(service);
      expect(nobody.statusCode).toBe(signedOut);
      if (signedOut >= 400)
        expect(shapes.consoleRefusalReply.safeParse(nobody.json()).success).toBe(true);
    },
  );

  it.each(Object.entries(BY_CREDENTIAL))(
    '%s: opens to its credentials alone',
    async (name, { opens, body }) => {
      const [method = '', path = ''] = name.split(' ');
      const url = path.replace('{bu}', 'pl').replace('{key}', 'LOYALTY_CLUB');
      const send = async (
        authorization: string,
        headers: Record<string, string> = {},
      ): Promise<boolean> => {
        const abort = new AbortController();
        const answer = await host.app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url,
          headers: { authorization, ...headers },
          payloadAsStream: true,
          signal: abort.signal,
          ...(body && { payload: body }),
        });
        abort.abort();
        expect([200, 401]).toContain(answer.statusCode);
        return answer.statusCode === 200;
      };
      const open: string[] = [];
      for (const credential of CREDENTIALS)
        if (await send(`Bearer ${host.secrets[credential]}`)) open.push(credential);
      expect(open).toEqual(opens);
      const { cookie } = people.get('administrator') ?? expect.unreachable();
      expect(await send('', { cookie })).toBe(false);
      expect(await send(`Bearer ${cookie.split('=')[1]}`)).toBe(false);
    },
  );

  it('console tokens open no staff call, and staff tokens no console call', async () => {
    const { cookie } = await signInStaff(host, 'administrator');
    const atDesk = (token: string) =>
      host.app.inject({
        method: 'POST',
        url: '/pl/staff/sign-out',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await atDesk(cookie.split('=')[1] ?? '')).statusCode).toBe(401);
    host.clock.now = laterBy(host.clock.now, 30_000);
    const opened = await host.app.inject({
      method: 'POST',
      url: '/pl/staff/sign-in',
      payload: {
        email: 'administrator@console.example',
        password: DEMO_PASSWORD,
        code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
      },
    });
    const { token } = opened.json<{ token: string }>();
    expect(
      (await callConsole(host, 'GET', '/me', undefined, `__Host-console=${token}`)).status,
    ).toBe(401);
    expect((await atDesk(token)).statusCode).toBe(200);
    expect((await callConsole(host, 'GET', '/me', undefined, cookie)).status).toBe(200);
  });
});
