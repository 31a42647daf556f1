import { newId } from './ledger.ts';

export type SandboxRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};
export type SandboxReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A reply of the API, whose body is JSON already. */
export const json = (status: number, body: string): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': newId('req') },
  body,
});

/** A page, which loads nothing and is in no frame. */
export const html = (body: string, status = 200): SandboxReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  },
  body,
});

/** Leads the browser on after a form. */
export const seeOther = (location: string): SandboxReply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
