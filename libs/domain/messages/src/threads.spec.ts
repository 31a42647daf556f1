import { describe, expect, it } from 'vitest';
import { ATTACHMENT_MAXIMUM_BYTES, checkAttachment } from './attachment.ts';
import { mayReadThread, messageFaults, threadFaults } from './thread.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PDF = new TextEncoder().encode('%PDF-1.7');
const GIF = new TextEncoder().encode('GIF89a..');

describe('attachments', () => {
  it.each([
    ['a.jpg', JPEG, 'jpeg'],
    ['a.JPEG', JPEG, 'jpeg'],
    ['a.b.png', PNG, 'png'],
    ['faktura.pdf', PDF, 'pdf'],
  ])('%s is accepted by its first bytes (THR-05, LIM-47)', (name, head, type) => {
    expect(checkAttachment({ name, head, bytes: 1000 })).toEqual({ ok: true, value: type });
  });

  it.each([
    ['a gif', 'a.gif', GIF],
    ['a gif that calls itself png', 'a.png', GIF],
    ['a pdf that calls itself jpg', 'a.jpg', PDF],
    ['a jpeg without extension', 'photo', JPEG],
    ['a script behind a picture’s name', 'a.png.html', PNG],
    ['a torn beginning', 'a.png', PNG.slice(0, 4)],
    ['an empty file', 'a.pdf', new Uint8Array()],
  ])('%s is refused (THR-05)', (_case, name, head) => {
    expect(checkAttachment({ name, head, bytes: head.length })).toEqual({
      ok: false,
      error: { kind: 'attachment-type-not-allowed' },
    });
  });

  it('10,485,760 bytes are accepted, one more is not (THR-12)', () => {
    expect(ATTACHMENT_MAXIMUM_BYTES).toBe(10 * 1024 * 1024);
    expect(checkAttachment({ name: 'a.png', head: PNG, bytes: 10_485_760 }).ok).toBe(true);
    expect(checkAttachment({ name: 'a.png', head: PNG, bytes: 10_485_761 })).toEqual({
      ok: false,
      error: { kind: 'attachment-too-large', maximumBytes: 10_485_760 },
    });
  });
});

describe('a message thread', () => {
  const form = {
    subject: 'Broken tile',
    message: 'Two tiles are broken.',
    productIds: ['p1'],
    attachments: [],
  };

  it.each([
    ['abc', false],
    ['   abc   ', false],
    ['abcd', true],
    ['1234', true],
    ['żółć', true],
    ['🧱🧱🧱', false],
    ['🧱🧱🧱🧱', true],
    ['', false],
  ])('the message %j is long enough: %s (THR-02, THR-10, LIM-46)', (message, good) => {
    expect(messageFaults(message)).toEqual(good ? [] : [{ kind: 'message-too-short', minimum: 4 }]);
  });

  it('needs a product (THR-03)', () => {
    expect(threadFaults(form)).toEqual([]);
    expect(threadFaults({ ...form, productIds: [] })).toEqual([{ kind: 'product-missing' }]);
  });

  it('needs a subject (THR-04)', () => {
    expect(threadFaults({ ...form, subject: '  ' })).toEqual([{ kind: 'subject-missing' }]);
  });

  it('names each refused file (THR-05)', () => {
    const attachments = [
      { name: 'a.png', head: PNG, bytes: 10 },
      { name: 'b.gif', head: GIF, bytes: 10 },
    ];
    expect(threadFaults({ ...form, attachments })).toEqual([
      {
        kind: 'attachment-refused',
        name: 'b.gif',
        because: { kind: 'attachment-type-not-allowed' },
      },
    ]);
  });

  it('accepts 50 characters of subject and 500 of message (CHK-32)', () => {
    expect(threadFaults({ ...form, subject: 'x'.repeat(51), message: 'x'.repeat(501) })).toEqual([
      { kind: 'subject-too-long', maximum: 50 },
      { kind: 'message-too-long', maximum: 500 },
    ]);
  });

  it('is read by the customer and the vendor of its order only (THR-06)', () => {
    const thread = { customerId: 'c1', sellerCode: 'v1' };
    expect(mayReadThread(thread, { kind: 'customer', customerId: 'c1' })).toBe(true);
    expect(mayReadThread(thread, { kind: 'seller', sellerCode: 'v1' })).toBe(true);
    expect(mayReadThread(thread, { kind: 'customer', customerId: 'v1' })).toBe(false);
    expect(mayReadThread(thread, { kind: 'seller', sellerCode: 'c1' })).toBe(false);
    expect(mayReadThread(thread, { kind: 'staff' })).toBe(true);
    const ofShop = { customerId: undefined, sellerCode: undefined };
    expect(mayReadThread(ofShop, { kind: 'seller', sellerCode: 'v1' })).toBe(false);
    expect(mayReadThread(ofShop, { kind: 'customer', customerId: 'c1' })).toBe(false);
  });
});
