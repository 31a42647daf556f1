import { createCipheriv, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { mailboxLinks } from '../../customers/mailbox/mailbox-links.ts';
import { resealSecondFactors } from '../../desk/console/reseal-second-factors.ts';
import { sealedTexts } from '../../desk/console/sealed-text.ts';
import { guestLinks } from '../../selling/purchases/guest-links.ts';
import { returnTokens } from '../../selling/purchases/return-tokens.ts';
import { ENGINES, openTestDatabase } from '../../testing/database.ts';
import { FRIDAY_MORNING } from '../../testing/host.ts';
import { accessTokens } from '../auth/access-tokens.ts';
import { knownDevices } from '../auth/known-devices.ts';
import { attemptNames } from '../limits/attempt-names.ts';
import { attempts } from '../limits/attempts.ts';
import { readSecrets } from '../process/secrets.ts';

const OLD = { id: 'old', secret: 'o'.repeat(43) };
const NEW = { id: 'new', secret: 'n'.repeat(43) };
const before = { keys: [OLD], staffCredential: 'staff' } as const;
const after = { keys: [NEW, OLD], staffCredential: 'staff' } as const;
const later = { keys: [NEW], staffCredential: 'staff' } as const;
const now = FRIDAY_MORNING;

describe('a change of the master key', () => {
  it('keeps tokens, devices and links of the former key until it is gone', async () => {
    const claims = { customerId: 'c', sessionId: 's' };
    const link = { market: 'pl', id: 'l', purpose: 'email-change' } as const;
    const silent = (): void => undefined;
    const made = {
      token: await accessTokens(before).issue('pl', claims, now),
      device: await knownDevices(before).issue('pl', 'ana', 'd', now),
      guestLink: await guestLinks(before, silent).issue('pl', '1', now),
      returnToken: returnTokens(before).of('pl', '1'),
      mailKey: mailboxLinks(before).key(link),
      mailCode: mailboxLinks(before).code(link),
    };
    const readBy = async (secrets: typeof after | typeof later) => [
      await accessTokens(secrets).read('pl', made.token, now),
      await knownDevices(secrets).read('pl', 'ana', made.device, now),
      await guestLinks(secrets, silent).read('pl', made.guestLink, now),
      returnTokens(secrets).isOf('pl', '1', made.returnToken),
      mailboxLinks(secrets).isKey(link, made.mailKey),
      mailboxLinks(secrets).isCode(link, made.mailCode),
    ];
    expect(await readBy(after)).toEqual([claims, 'd', '1', true, true, true]);
    expect(await readBy(later)).toEqual([undefined, undefined, undefined, false, false, false]);
  });

  it('is signed with at once', async () => {
    const claims = { customerId: 'c', sessionId: 's' };
    const token = await accessTokens(after).issue('pl', claims, now);
    expect(await accessTokens(later).read('pl', token, now)).toEqual(claims);
    expect(await accessTokens(before).read('pl', token, now)).toBeUndefined();
  });

  it('reads tokens and links that were signed before keys had ids', async () => {
    const seed = randomBytes(32);
    const signing = createPrivateKey({
      key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const token = await new SignJWT({ sid: 's' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('c')
      .setIssuer('materia-shop-host')
      .setAudience('pl')
      .setExpirationTime(Date.parse(now) / 1000 + 60)
      .sign(signing);
    const upgraded = { keys: [NEW, { id: 'k', secret: seed.toString('base64url') }] } as const;
    expect(await accessTokens(upgraded).read('pl', token, now)).toEqual({
      customerId: 'c',
      sessionId: 's',
    });
    expect(await accessTokens(after).read('pl', token, now)).toBeUndefined();
    const key = new Uint8Array(hkdfSync('sha256', OLD.secret, 'materia-host', 'guest-order', 32));
    const link = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('guest-order pl')
      .setSubject('7')
      .setIssuedAt(Date.parse(now) / 1000)
      .setExpirationTime(Date.parse(now) / 1000 + 60)
      .sign(key);
    expect(await guestLinks(after, () => undefined).read('pl', link, now)).toBe('7');
  });
});

describe.each(ENGINES)('a change of the master key on %s', (engine) => {
  it('grants no new attempts', async () => {
    const database = await openTestDatabase(engine);
    const limit = { attempts: 2, windowMs: 60_000 };
    const take = (secrets: typeof before | typeof after | typeof later) =>
      attempts(database.db, attemptNames(secrets)).take('code:pl:address:ana', limit, now);
    expect([await take(before), await take(after), await take(after)]).toEqual([true, true, false]);
    expect(await take(later)).toBe(false);
    await attempts(database.db, attemptNames(after)).forget('code:pl:address:ana');
    expect([await take(later), await take(before)]).toEqual([true, true]);
    await database.drop();
  });

  it('seals second factors again, also those from before keys had ids', async () => {
    const database = await openTestDatabase(engine);
    const purpose = 'staff-second-factor';
    const person = (email: string, totp_secret: string) => ({
      email,
      name: email,
      password_hash: null,
      roles: '{}',
      totp_secret,
      totp_step: 0,
    });
    const nonce = randomBytes(12);
    const key = Buffer.from(hkdfSync('sha256', 'staff', 'materia-host', purpose, 32));
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const hidden = Buffer.concat([cipher.update('FIRST', 'utf8'), cipher.final()]);
    const withoutId = Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    const { db } = database;
    await db
      .insertInto('staff')
      .values([
        person('first@staff.example', withoutId),
        person('second@staff.example', sealedTexts(before, purpose).seal('SECOND')),
        person('third@staff.example', 'lost.AAAA'),
      ])
      .execute();
    expect(await resealSecondFactors(db, 'staff', sealedTexts(after, purpose))).toBe(2);
    expect(await resealSecondFactors(db, 'staff', sealedTexts(after, purpose))).toBe(0);
    const rows = await db
      .selectFrom('staff')
      .select('totp_secret')
      .where('email', 'like', '%@staff.example')
      .orderBy('email')
      .execute();
    const seals = sealedTexts({ ...later, staffCredential: 'another' }, purpose);
    expect(rows.map(({ totp_secret }) => seals.open(totp_secret ?? ''))).toEqual([
      'FIRST',
      'SECOND',
      undefined,
    ]);
    await database.drop();
  });
});

describe('the keys of a data folder', () => {
  it('are those from which the key of tokens was, if it is from before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-secrets-'));
    const fresh = await readSecrets(folder);
    expect(await readSecrets(folder)).toEqual(fresh);
    const { keys: _keys, ...others } = fresh;
    const old = { ...others, tokenKey: { kty: 'OKP', crv: 'Ed25519', x: 'x', d: OLD.secret } };
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(old));
    const read = await readSecrets(folder);
    expect(read).toEqual({
      ...others,
      keys: [{ id: expect.stringMatching(/^k-[0-9a-f]{8}$/), secret: OLD.secret }],
    });
    expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(read);
    await rm(folder, { recursive: true, force: true });
  });

  it('are the same for all processes that create them at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-secrets-'));
    const [one, other] = await Promise.all([readSecrets(folder), readSecrets(folder)]);
    expect(one).toEqual(other);
    await rm(folder, { recursive: true, force: true });
  });
});
