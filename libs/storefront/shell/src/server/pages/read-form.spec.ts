import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';

it.each([
  ['fields', 'application/x-www-form-urlencoded', 'a=1', 'application/x-www-form-urlencoded'],
  [
    'fields with a charset',
    'application/x-www-form-urlencoded; charset=UTF-8',
    'a=1',
    'application/x-www-form-urlencoded; charset=UTF-8',
  ],
  ['parts', 'multipart/form-data; boundary=x', part, 'multipart/form-data; boundary=x'],
  ['nothing at all', undefined, '', 'application/x-www-form-urlencoded'],
])('%s are a form', async (_, contentType, body, read) => {
  expect(await readForm(contentType, body === '' ? undefined : bytes(body))).toMatchObject({
    contentType: read,
  });
});

it.each([
  ['JSON', 'application/json', '{}'],
  ['a body without a name', undefined, 'a=1'],
  ['a hundred thousand fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(100_000)],
  [
    'thousands of parts',
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(2000)}--x--\r\n`,
  ],
  ['parts without a border', 'multipart/form-data', part],
  ['parts that break off', 'multipart/form-data; boundary=x', part.slice(0, 40)],
  ['parts with another border', 'multipart/form-data; boundary=y', part],
])('%s is rejected without failing', async (_, contentType, body) => {
  expect(await readForm(contentType, bytes(body))).toBe('not-a-form');
});
