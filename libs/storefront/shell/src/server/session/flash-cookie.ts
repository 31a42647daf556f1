import type { AnyTexts } from '@materia/domain-texts';
import type { MarketTexts, TextKey } from '@materia/market-model';
import type { AddedUnits, Flash } from '@materia/page-request';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { type CookieNames, FLASH_SECONDS } from '../cookies/cookie-names.ts';

const TYPES = ['information', 'success', 'warning', 'error'] as const;
type FlashType = (typeof TYPES)[number];

/**
 * Takes the one-time message out of the jar. A value that does not name a text of the shop is
 * dropped.
 */
export const takeFlash = (
  jar: CookieJar,
  names: CookieNames,
  texts: MarketTexts,
): Flash | undefined => {
  const text = jar.read(names.flash);
  if (text === undefined) return undefined;
  jar.remove(names.flash);
  const [type = '', key = '', undo = '', added = ''] = text.split(':');
  if (!isFlashType(type) || !isPlainTextKey(key, texts)) return undefined;
  const units = addedUnits(added);
  return {
    type,
    key,
    ...(undo !== '' && { undo: decoded(undo) }),
    ...(units !== undefined && { added: units }),
  };
};

/** The reference and the quantity, which the message looks up in the cart. */
const addedUnits = (text: string): AddedUnits | undefined => {
  const [, sku, quantity] = /^(\w{1,20})\*(\d{0,6})$/.exec(text) ?? [];
  if (sku === undefined) return undefined;
  return quantity === '' ? { sku } : { sku, quantity: Number(quantity) };
};

/** A broken cookie never breaks a page; the host refuses what it does not know. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

export const writeFlash = (
  jar: CookieJar,
  names: CookieNames,
  { type, key, undo, added }: Flash,
): void =>
  jar.write(
    names.flash,
    [
      type,
      key,
      ...(undo === undefined && added === undefined ? [] : [encodeURIComponent(undo ?? '')]),
      ...(added === undefined ? [] : [`${added.sku}*${added.quantity ?? ''}`]),
    ].join(':'),
    { maxAge: FLASH_SECONDS },
  );

const isFlashType = (type: string): type is FlashType => TYPES.some((known) => known === type);

/** A message has no parameters, so its text must not need any. */
const isPlainTextKey = (key: string, texts: MarketTexts): key is TextKey => {
  const [namespace = '', name = '', ...rest] = key.split('.');
  const namespaces: AnyTexts = texts;
  const names = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
  const text = names !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
  return rest.length === 0 && typeof text === 'string' && !text.includes('{');
};
