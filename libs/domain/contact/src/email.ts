import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';
import { FIELD_MAXIMUMS } from './text-length.ts';

/** An e-mail address as typed, trimmed. */
export type Email = Brand<string, 'Email'>;

export type EmailRefusal = { readonly kind: 'not-an-email'; readonly text: string };

/**
 * The unquoted local parts of RFC 5322, followed by a host name of at least two labels. Mail
 * providers issue no other addresses.
 */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LOCAL_PART_MAXIMUM = 64;

/**
 * Parses an e-mail address of at most 120 characters. Refuses addresses that no mail provider
 * issues, including quoted names and numeric hosts.
 */
export const parseEmail = (text: string): Result<Email, EmailRefusal> => {
  const typed = text.trim();
  return isEmail(typed) ? ok(typed as Email) : fail({ kind: 'not-an-email', text });
};

/** The lookup key of an address, so that a person has one account: letter case does not count. */
export const emailKey = (email: Email): string => email.toLowerCase();

/**
 * The key of the mailbox behind an address. What follows a plus sign leads to the same mailbox, so it makes nobody another person
 * where something is given once per person.
 */
export const mailboxKey = (email: string): string =>
  email.toLowerCase().replace(/(?<=.)\+.*(?=@)/, '');

/** A confirmation must be identical, including letter case, apart from surrounding spaces. */
export const isEmailConfirmed = (email: string, confirmation: string): boolean =>
  email.trim() === confirmation.trim();

const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const [local, labels] = [text.slice(0, at), text.slice(at + 1).split('.')];
  return (
    at > 0 &&
    [...text].length <= FIELD_MAXIMUMS.email &&
    local.length <= LOCAL_PART_MAXIMUM &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u.test(labels.at(-1) ?? '')
  );
};
