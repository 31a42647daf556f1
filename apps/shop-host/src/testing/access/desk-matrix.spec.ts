import {
  callOf,
  callPath,
  CONSOLE_REFUSALS,
  RAW_BODY_TYPE,
  REFUSALS,
  STAFF_DUTIES,
  type StaffDuty,
} from '@materia/api-contract';
import { callStatuses, shapesOf } from '@materia/api-contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeAt } from '../../desk/console/second-factor.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { addStaff, callConsole, signInStaff } from '../console.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../demo-secrets.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { newSeller, type SellerAccount, sellerToken } from '../sellers.ts';
import { newShopper } from '../shoppers.ts';
import {
  DESK_ACCESS,
  DESK_OUTCOMES,
  DESK_PRINCIPALS,
  type DeskCall,
  type DeskPrincipal,
} from './desk-matrix.ts';

const DESK_CALLS = Object.keys(DESK_ACCESS).filter((name): name is DeskCall => name in DESK_ACCESS);
const REFUSED = {
  unauthenticated: REFUSALS.unauthenticated,
  forbidden: REFUSALS.forbidden,
  'signed-out': CONSOLE_REFUSALS['signed-out'],
} as const;

type Input = {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Each call that is not for shoppers, by the holder of every credential of the shop. */
describe('the access matrix of staff, console and processes (ROL-07)', () => {
  let host: TestHost;
  let customer: string;
  let seller: SellerAccount;
  let sellersToken = '';
  let sellerSignedInAt = '2000-01-01T00:00:00.000Z';
  const tokens = new Map<StaffDuty, string>();

  const signStaffIn = async (duty: StaffDuty): Promise<string> => {
    host.clock.now = laterBy(host.clock.now, 30_000);
    const opened = await host.app.inject({
      method: 'POST',
      url: callPath(callOf('signStaffIn'), { unit: 'pl' }),
      payload: {
        email: `${duty}@staff.example`,
        password: DEMO_PASSWORD,
        code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
      },
    });
    return z.object({ token: z.string() }).parse(opened.json()).token;
  };

  /** A session of a seller's person; a new one to end it, and where the last one has rested too long. */
  const sellerSession = async (name: DeskCall): Promise<string> => {
    const isFresh = host.clock.now < laterBy(sellerSignedInAt, 10 * 60_000);
    if (isFresh && name !== 'signSellerOut') return sellersToken;
    if (name !== 'signSellerOut') sellerSignedInAt = host.clock.now;
    const token = await sellerToken(host, seller);
    if (name !== 'signSellerOut') sellersToken = token;
    return token;
  };

  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    seller = await newSeller(host, { email: 'matrix-person@seller.example' });
    customer = (await newShopper(host)).token;
    for (const duty of STAFF_DUTIES) tokens.set(duty, await signStaffIn(duty));
  });
  afterAll(() => host.close());

  const staffToken = async (name: DeskCall, hasDuty: boolean): Promise<string> => {
    const { duty = 'orders', credential } = callOf(name);
    const chosen = hasDuty ? duty : STAFF_DUTIES.find((each) => each !== duty);
    if (credential === 'staff-session') return signStaffIn(chosen ?? 'orders');
    return tokens.get(chosen ?? duty) ?? expect.unreachable();
  };

  /** Somebody with the duty that a call needs, else with all roles. */
  const consoleCookie = async (duty: StaffDuty | undefined): Promise<string> => {
    if (duty === undefined) return (await signInStaff(host, 'administrator')).cookie;
    host.clock.now = laterBy(host.clock.now, 30_000);
    const person = {
      email: `${duty}@staff.example`,
      password: DEMO_PASSWORD,
      code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
    };
    return (await callConsole(host, 'POST', '/sign-in', person)).cookie;
  };

  const headersOf = async (
    principal: DeskPrincipal,
    name: DeskCall,
  ): Promise<Record<string, string>> => {
    const { publicCredential, serviceCredential, staffCredential } = host.secrets;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    switch (principal) {
      case 'nobody':
        return {};
      case 'guest':
        return bearer(publicCredential);
      case 'customer':
        return bearer(customer);
      case 'storefront':
        return bearer(serviceCredential);
      case 'console-server':
        return { 'x-service-credential': serviceCredential };
      case 'console-person':
        return {
          'x-service-credential': serviceCredential,
          cookie: await consoleCookie(callOf(name).duty),
        };
      case 'staff-with-duty':
        return bearer(await staffToken(name, true));
      case 'staff-without-duty':
        return bearer(await staffToken(name, false));
      case 'seller':
        return bearer(await sellerSession(name));
      case 'operator':
        return bearer(staffCredential);
    }
  };

  const send = async (name: DeskCall, principal: DeskPrincipal) => {
    const call = callOf(name);
    const { params, query, headers, body }: Input = DESK_ACCESS[name];
    const abort = new AbortController();
    const isRaw = call.body === 'raw';
    const payload = isRaw ? 'sku,name\n' : body === undefined ? undefined : JSON.stringify(body);
    const answer = await host.app.inject({
      method: call.method,
      url: callPath(call, { unit: 'pl', ...(params && { params }), ...(query && { query }) }),
      headers: {
        ...headers,
        ...(await headersOf(principal, name)),
        ...(payload !== undefined && {
          'content-type': isRaw ? RAW_BODY_TYPE : 'application/json',
        }),
      },
      payloadAsStream: true,
      signal: abort.signal,
      ...(payload !== undefined && { payload }),
    });
    if (call.reply === 'event-stream') abort.abort();
    return answer.statusCode;
  };

  it.each(DESK_CALLS)('%s opens to the callers in the matrix only', async (name) => {
    const { credential } = callOf(name);
    if (credential === 'public' || credential === 'customer' || credential === 'session')
      return expect.unreachable();
    const statuses = callStatuses(callOf(name), shapesOf(name));
    for (const principal of DESK_PRINCIPALS) {
      const expected = DESK_OUTCOMES[credential][principal] ?? 'unauthenticated';
      const status = await send(name, principal);
      if (expected === 'opens') {
        // Sign-in responds the same to every caller: the credential sent opens nothing.
        const isSignIn = name.startsWith('sign') || name === 'finishConsoleOpenId';
        if (!isSignIn) expect([principal, [401, 403].includes(status)]).toEqual([principal, false]);
        expect(statuses).toContain(status);
      } else expect([principal, status]).toEqual([principal, REFUSED[expected]]);
    }
    return undefined;
  });
});
