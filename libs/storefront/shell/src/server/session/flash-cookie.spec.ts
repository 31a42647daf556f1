import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { cookieNames } from '../cookies/cookie-names.ts';
import { takeFlash, writeFlash } from './flash-cookie.ts';

const [{ id, texts }] = markets;
const names = cookieNames(id);

describe('a one-time message', () => {
  it.each([
    { type: 'success', key: 'cart.removed' },
    {
      type: 'success',
      key: 'storeChange.done',
      undo: 'intent=undo&to=12&return=%2Fcement.html%3Fa%3D1&line=2*c*R-c',
    },
    { type: 'success', key: 'product.added', added: { sku: '100234', quantity: 12 } },
    { type: 'warning', key: 'product.addedPart', added: { sku: '100234' } },
  ] as const)('survives its cookie: %j (BEY-07)', (message) => {
    const jar = cookieJar(undefined);
    writeFlash(jar, names, message);
    const [cookie = ''] = jar.changes()[0]?.split(';') ?? [];
    const next = cookieJar(cookie);
    expect(takeFlash(next, names, texts)).toEqual(message);
    expect(next.changes()[0]).toContain('Max-Age=0');
  });

  it.each(['success', 'success:no.text', 'success:storeChange.title', 'odd:cart.removed'])(
    'is dropped if its cookie says %j',
    (text) => expect(takeFlash(cookieJar(`${names.flash}=${text}`), names, texts)).toBeUndefined(),
  );

  it.each(['100234', '100234*x', '*3', '<b>*3'])(
    'names no product if its cookie says %j',
    (added) =>
      expect(
        takeFlash(cookieJar(`${names.flash}=success:product.added::${added}`), names, texts),
      ).toEqual({ type: 'success', key: 'product.added' }),
  );

  it('never breaks a page with a broken undo', () =>
    expect(
      takeFlash(cookieJar(`${names.flash}=success:storeChange.done:%E0%A4%A`), names, texts),
    ).toMatchObject({ key: 'storeChange.done' }));
});
