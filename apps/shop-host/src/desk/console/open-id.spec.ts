import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudit } from '../flags/audit.ts';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { addStaff, callConsole } from '../../testing/console.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { codeAt } from './second-factor.ts';

const CONSOLE = 'http://localhost:4400';
const CLIENT = { clientId: 'materia-console', clientSecret: 'secret-of-the-console' };

type Claims = Readonly<Record<string, unknown>>;

/** An identity provider that returns the person the test chooses. */
const openProvider = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const state: { claims: Claims; nonce: string; verifier: string } = {
    claims: {},
    nonce: '',
    verifier: '',
  };
  const keys = {
    keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  };
  const server: Server = createServer((request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const answer = (body: object): void =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/jwks') return answer(keys);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      state.verifier = new URLSearchParams(body).get('code_verifier') ?? '';
      void new SignJWT({ nonce: state.nonce, ...state.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience(CLIENT.clientId)
        .setSubject('42')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
        .then((token) => answer({ access_token: 'x', token_type: 'Bearer', id_token: token }));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    state,
    close: () => server.close(),
  };
};

describe('sign-in by an identity provider', () => {
  let host: TestHost;
  let provider: Awaited<ReturnType<typeof openProvider>>;
  beforeAll(async () => {
    provider = await openProvider();
    host = await openTestHost('pglite', {
      openId: { issuer: provider.issuer, ...CLIENT, consoleOrigin: CONSOLE },
    });
    await addStaff(host);
  });
  afterAll(async () => {
    provider.close();
    await host.close();
  });

  const comeBack = async (
    claims: Claims,
    change: (query: URLSearchParams, location: URL) => void = () => undefined,
  ) => {
    const begun = await callConsole(host, 'POST', '/sign-in/open-id');
    const location = new URL(String(Reflect.get(Object(begun.body), 'location')));
    provider.state.claims = claims;
    provider.state.nonce = location.searchParams.get('nonce') ?? '';
    const query = new URLSearchParams({
      code: 'the-code',
      state: location.searchParams.get('state') ?? '',
    });
    change(query, location);
    return {
      location,
      answer: await callConsole(
        host,
        'POST',
        '/sign-in/open-id/finish',
        { query: query.toString() },
        begun.cookie,
      ),
    };
  };
  const named = (name: string, more: Claims = {}): Claims => ({
    email: `${name}@console.example`,
    email_verified: true,
    ...more,
  });

  it('uses the code flow with PKCE, state and nonce, and opens a session for staff', async () => {
    const { location, answer } = await comeBack(named('Editor.pl'));
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: `${CONSOLE}/sign-in/callback`,
      code_challenge_method: 'S256',
    });
    expect(provider.state.verifier.length).toBeGreaterThan(40);
    expect(answer).toMatchObject({
      status: 200,
      body: { email: 'editor.pl@console.example', roles: { pl: 'editor' } },
    });
  });

  it('requires a second factor of an approver', async () => {
    expect((await comeBack(named('approver.pl'))).answer).toMatchObject({
      status: 401,
      body: { code: 'not-let-in' },
    });
    expect((await comeBack(named('approver.pl', { amr: ['pwd', 'otp'] }))).answer.status).toBe(200);
  });

  it.each<[string, Claims, (query: URLSearchParams) => void]>([
    ['somebody who is no staff', named('stranger'), () => undefined],
    [
      'an address that was not verified',
      { email: 'editor.pl@console.example', email_verified: false },
      () => undefined,
    ],
    ['another state', named('editor.pl'), (query) => query.set('state', 'other')],
    ['another nonce', named('editor.pl', { nonce: 'other' }), () => undefined],
  ])('%s is refused', async (_, claims, change) => {
    expect((await comeBack(claims, change)).answer).toMatchObject({
      status: 401,
      body: { code: 'not-let-in' },
    });
  });

  it('refuses a response without a matching request', async () => {
    expect(
      await callConsole(
        host,
        'POST',
        '/sign-in/open-id/finish',
        { query: 'code=x&state=y' },
        '__Host-console-open-id=forged',
      ),
    ).toMatchObject({ status: 401, body: { code: 'not-let-in' } });
  });

  describe('the staff of the console', () => {
    const put = (payload: object, credential = host.secrets.staffCredential) =>
      host.app.inject({
        method: 'POST',
        url: '/console-staff',
        headers: { authorization: `Bearer ${credential}` },
        payload,
      });

    it('are set with the staff credential; a role that approves gets an authenticator secret', async () => {
      const ana = { email: 'Ana@firm.example', name: 'Ana', roles: { pl: 'editor' } };
      expect((await put({ ...ana, password: DEMO_PASSWORD })).json()).toEqual({
        email: 'ana@firm.example',
        totpSecret: null,
      });
      expect(
        (await callConsole(host, 'POST', '/sign-in', { email: ana.email, password: DEMO_PASSWORD }))
          .status,
      ).toBe(200);
      expect(
        (await put({ ...ana, roles: { pl: 'approver' } })).json<{ totpSecret: string }>()
          .totpSecret,
      ).toMatch(/^[A-Z2-7]{32}$/);
      expect(
        await callConsole(host, 'POST', '/sign-in', { email: ana.email, password: DEMO_PASSWORD }),
      ).toMatchObject({ status: 401, body: { code: 'code-needed' } });
    });

    it('keep their authenticator secret when roles are set again, unless a new one is requested', async () => {
      const uma = { email: 'uma@firm.example', name: 'Uma', roles: { pl: 'approver' } };
      const secretOf = async (payload: object): Promise<string | null> =>
        (await put(payload)).json<{ totpSecret: string | null }>().totpSecret;
      const first = await secretOf({ ...uma, password: DEMO_PASSWORD });
      expect(await secretOf({ ...uma, roles: { pl: 'administrator', es: 'viewer' } })).toBeNull();
      const signIn = (secret: string | null) =>
        callConsole(host, 'POST', '/sign-in', {
          email: uma.email,
          password: DEMO_PASSWORD,
          code: codeAt(secret ?? '', (host.clock.now = laterBy(host.clock.now, 30_000))),
        });
      expect((await signIn(first)).status).toBe(200);
      const second = await secretOf({ ...uma, newSecondFactor: true });
      expect(second).not.toBe(first);
      expect([(await signIn(first)).status, (await signIn(second)).status]).toEqual([401, 200]);
    });

    it('must sign in again if the new role needs a stronger sign-in than theirs', async () => {
      const leo = { email: 'leo@firm.example', name: 'Leo', roles: { pl: 'viewer' } };
      await put({ ...leo, password: DEMO_PASSWORD });
      const { cookie } = await callConsole(host, 'POST', '/sign-in', {
        email: leo.email,
        password: DEMO_PASSWORD,
      });
      const status = async () => (await callConsole(host, 'GET', '/me', undefined, cookie)).status;
      await put({ ...leo, roles: { pl: 'editor' } });
      expect(await status()).toBe(200);
      await put({ ...leo, roles: { pl: 'approver' } });
      expect(await status()).toBe(401);
    });

    it('are recorded in the audit of each unit they gain or lose, with the role before and after (BEY-29)', async () => {
      const entries = async (unit: string) =>
        (await readAudit(host.database.db, unit)).entries
          .filter(({ action }) => action === 'staff-named')
          .map(({ detail }) => JSON.parse(detail));
      const eva = { email: 'eva@firm.example', name: 'Eva' };
      await put({ ...eva, roles: { pl: 'viewer' }, password: DEMO_PASSWORD });
      await put({ ...eva, roles: { es: 'approver' } });
      expect((await entries('pl')).filter(({ email }) => email === eva.email)).toEqual([
        {
          email: eva.email,
          before: 'viewer',
          after: null,
          isPasswordNew: false,
          isSecondFactorNew: true,
        },
        {
          email: eva.email,
          before: null,
          after: 'viewer',
          isPasswordNew: true,
          isSecondFactorNew: false,
        },
      ]);
      expect((await entries('es')).filter(({ email }) => email === eva.email)).toEqual([
        {
          email: eva.email,
          before: null,
          after: 'approver',
          isPasswordNew: false,
          isSecondFactorNew: true,
        },
      ]);
      expect((await readAudit(host.database.db, 'pl')).brokenAt).toBeNull();
    });

    it.each([
      [{ email: 'a@b.example', name: 'A', roles: { xx: 'editor' } }, 400],
      [{ email: 'a@b.example', name: 'A', roles: { pl: 'owner' } }, 400],
      [{ email: 'a@b.example', name: 'A', roles: {}, password: 'short' }, 400],
    ])('%j is refused', async (payload, status) => {
      expect((await put(payload)).statusCode).toBe(status);
    });

    it('are set by no other credential', async () => {
      expect(
        (
          await put(
            { email: 'a@b.example', name: 'A', roles: { pl: 'administrator' } },
            host.secrets.publicCredential,
          )
        ).statusCode,
      ).toBe(401);
    });
  });
});
