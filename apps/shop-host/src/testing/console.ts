import { demoPasswordHash } from '../demo/demo-password.ts';
import { demoStaff, createDemoStaff } from '../demo/staff.ts';
import { codeAt } from '../desk/console/second-factor.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from './demo-secrets.ts';
import { laterBy } from '../platform/process/instants.ts';
import type { TestHost } from './host.ts';

export type ConsoleAnswer = { readonly status: number; readonly body: unknown };
export type ConsolePerson = {
  readonly email: string;
  readonly ask: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => Promise<ConsoleAnswer>;
  readonly cookie: string;
};

/** Makes the console's calls as its own server does. */
export const callConsole = async (
  host: TestHost,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  cookie = '',
): Promise<ConsoleAnswer & { readonly cookie: string }> => {
  const response = await host.app.inject({
    method,
    url: `/console${path}`,
    headers: { 'x-service-credential': host.secrets.serviceCredential, cookie },
    ...(body && { payload: body }),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  };
};

/** The demo staff of two units. */
export const addStaff = async ({ database: { db }, host, secrets }: TestHost): Promise<void> => {
  const { password, totpSecret } = secrets.demo;
  const passwordHash = await demoPasswordHash(db, host.passwords, password);
  await createDemoStaff(db, host.staffSeals, ['pl', 'es'], { passwordHash, totpSecret });
};

/**
 * Signs in a demo staff member. A code works once, so each sign-in is half a minute after the
 * previous one.
 */
export const signInStaff = async (host: TestHost, name: string): Promise<ConsolePerson> => {
  const email = `${name}@console.example`;
  if (!demoStaff(['pl', 'es']).some((person) => person.email === email))
    throw new Error(`No demo account ${email}`);
  host.clock.now = laterBy(host.clock.now, 30_000);
  const opened = await callConsole(host, 'POST', '/sign-in', {
    email,
    password: DEMO_PASSWORD,
    code: codeAt(DEMO_TOTP_SECRET, host.clock.now),
  });
  if (opened.status !== 200)
    throw new Error(`${email} was not signed in: ${JSON.stringify(opened.body)}`);
  return {
    email,
    cookie: opened.cookie,
    ask: (method, path, body) => callConsole(host, method, path, body, opened.cookie),
  };
};
