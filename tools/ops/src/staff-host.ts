import { refusalReply } from '@materia/api-contract/schemas';
import type { z } from 'zod';

/** The host refused, or did not answer; the message is one sentence for whoever asked. */
export class StaffRefusal extends Error {}

/** Calls a staff route of the market and reads its answer. The path stands below `/:bu/staff`. */
export type StaffHost = {
  readonly get: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ) => Promise<z.output<Schema>>;
  readonly post: <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
  ) => Promise<z.output<Schema>>;
};

type Access = {
  readonly address: string;
  readonly market: string;
  readonly credential: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** The staff calls of a host that listens at `address`. */
export const staffHost = ({
  address,
  market,
  credential,
  fetch = globalThis.fetch,
}: Access): StaffHost => {
  const send = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    request: RequestInit,
  ): Promise<z.output<Schema>> => {
    const headers = {
      ...(credential !== '' && { authorization: `Bearer ${credential}` }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${address}/${market}/staff${path}`, {
      ...request,
      headers,
    }).catch(() => {
      throw new StaffRefusal(
        `The shop host does not answer at ${address}; name its address with --host.`,
      );
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return schema.parse(body);
    throw new StaffRefusal(refusalSentence(response.status, body));
  };
  return {
    get: (path, schema) => send(path, schema, { method: 'GET' }),
    post: (path, body, schema) =>
      send(path, schema, { method: 'POST', body: JSON.stringify(body) }),
  };
};

const refusalSentence = (status: number, body: unknown): string => {
  const told = refusalReply.safeParse(body);
  if (!told.success) return `The shop host answered ${status}.`;
  const { code, message, parameters = {}, fields = [] } = told.data;
  if (code === 'unauthenticated') return 'The sign-in has ended: npm run ops -- sign-in EMAIL';
  if (code === 'forbidden' && parameters['duty'] !== undefined)
    return `This needs the duty ${parameters['duty']} in ${parameters['market']}, which administration gives.`;
  const details = [
    ...Object.entries(parameters).map(([name, value]) => `${name}: ${value}`),
    ...fields.map(({ field, kind }) => `${field}: ${kind}`),
  ];
  return `${message} (${[code, ...details].join(', ')})`;
};
