import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlagKey } from '@materia/domain-feature-flags';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { DemoHost } from './started-host.ts';

const secretsShape = z.object({ demo: z.object({ totpSecret: z.string() }) });
const changeSet = z.object({ id: z.string(), revision: z.number() });

/** Publishes a flag of a market as its team does: an editor proposes it, an approver agrees, the editor publishes. */
export const publishFlag = async (
  host: DemoHost,
  market: string,
  key: FlagKey,
  choice: boolean,
): Promise<void> => {
  const { demo } = secretsShape.parse(
    JSON.parse(readFileSync(join(host.dataFolder, 'secrets.json'), 'utf8')),
  );
  const code = new TOTP({ secret: Secret.fromBase32(demo.totpSecret) }).generate({
    timestamp: Date.parse(host.now),
  });
  const editor = await signIn(host, `editor.${market}`);
  const approver = await signIn(host, `approver.${market}`, code);
  const unit = `/units/${market}/sets`;
  const { id, revision } = changeSet.parse(
    await ask(host, unit, editor, {
      title: 'One flag',
      reason: 'A test needs it',
      changes: [{ key, choice }],
      from: null,
      until: null,
      base: 0,
    }),
  );
  await ask(host, `${unit}/${id}/approve`, approver, { revision });
  await ask(host, `${unit}/${id}/publish`, editor, { revision, despiteHoliday: false });
};

const signIn = async (host: DemoHost, name: string, code?: string): Promise<string> => {
  const answer = await post(host, '/sign-in', '', {
    email: `${name}@console.example`,
    password: host.password,
    ...(code !== undefined && { code }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const ask = async (host: DemoHost, path: string, cookie: string, body: object): Promise<unknown> =>
  (await post(host, path, cookie, body)).json();

const post = async (
  { url, serviceCredential }: DemoHost,
  path: string,
  cookie: string,
  body: object,
): Promise<Response> => {
  const answer = await fetch(`${url}/console${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-credential': serviceCredential,
      cookie,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};
