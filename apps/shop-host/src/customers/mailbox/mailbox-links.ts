import { createHmac } from 'node:crypto';
import { deriveKeys, type DerivedKey } from '@materia/platform-keys';
import { isSameSecret } from '../../platform/contract/credentials.ts';
import type { Secrets } from '../../platform/process/secrets.ts';
import type { LinkRow } from './repository.ts';

/** A row that a mail has the link to: of `mailbox_link`, or the change of an e-mail address. */
type Link = Pick<LinkRow, 'market' | 'id'> & {
  readonly purpose: LinkRow['purpose'] | 'email-change';
};

/** What a mail carries that proves its mailbox. Whoever reads the database cannot make it. */
export type MailboxLinks = {
  readonly key: (link: Link) => string;
  readonly isKey: (link: Link, key: string) => boolean;
  /** Id and key in one, for pages with one parameter. */
  readonly token: (link: Link) => string;
  /** A short code to type, in two groups. */
  readonly code: (link: Link) => string;
  /** Whether a code was typed right, in either case and with or without its hyphen. */
  readonly isCode: (link: Link, typed: string) => boolean;
};

/** Of SHA-256, in URL-safe Base64. */
const KEY_LENGTH = 43;
/** Without the letters and digits that are read as one another: 32 signs, five bits each. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 40 bits. */
const CODE_LENGTH = 8;

export const mailboxLinks = ({ keys: masterKeys }: Pick<Secrets, 'keys'>): MailboxLinks => {
  const keys = deriveKeys(masterKeys, 'materia-host', 'mailbox');
  const [current] = keys;
  const mac = ({ key }: DerivedKey, kind: 'key' | 'code', { market, id, purpose }: Link): Buffer =>
    createHmac('sha256', key).update(`${kind} ${market} ${purpose} ${id}`).digest();
  const keyBy = (by: DerivedKey, link: Link): string => mac(by, 'key', link).toString('base64url');
  const signsBy = (by: DerivedKey, link: Link): string =>
    [...mac(by, 'code', link).subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % 32]).join('');
  return {
    key: (link) => keyBy(current, link),
    isKey: (link, given) => keys.some((by) => isSameSecret(given, keyBy(by, link))),
    token: (link) => link.id + keyBy(current, link),
    code: (link) => signsBy(current, link).replace(/^.{4}/, '$&-'),
    isCode: (link, typed) => keys.some((by) => isSameSecret(plainCode(typed), signsBy(by, link))),
  };
};

/** The two parts of a token; a typed code is too short to be one. */
export const readToken = (
  token: string,
): { readonly id: string; readonly key: string } | undefined =>
  token.length > KEY_LENGTH
    ? { id: token.slice(0, -KEY_LENGTH), key: token.slice(-KEY_LENGTH) }
    : undefined;

const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
