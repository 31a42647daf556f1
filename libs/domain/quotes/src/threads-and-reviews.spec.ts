import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTACHMENT_MAXIMUM_BYTES, checkAttachment } from './attachment.ts';
import { type Rating, RATINGS, ratingSummary, reviewFaults } from './review.ts';
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
  ])('%s is taken by its first bytes (THR-05, LIM-47)', (name, head, type) => {
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

  it('10,485,760 bytes are taken, one more is not (THR-12)', () => {
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

  it('names each file it does not take (THR-05)', () => {
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

  it('has room for 50 characters of subject and 500 of message (CHK-32)', () => {
    expect(threadFaults({ ...form, subject: 'x'.repeat(51), message: 'x'.repeat(501) })).toEqual([
      { kind: 'subject-too-long', maximum: 50 },
      { kind: 'message-too-long', maximum: 500 },
    ]);
  });

  it('is read by the customer and the seller of its order only (THR-06)', () => {
    const thread = { orderId: 'o1', customerId: 'c1', sellerCode: 'v1' };
    expect(mayReadThread(thread, { kind: 'customer', customerId: 'c1' })).toBe(true);
    expect(mayReadThread(thread, { kind: 'seller', sellerCode: 'v1' })).toBe(true);
    expect(mayReadThread(thread, { kind: 'customer', customerId: 'v1' })).toBe(false);
    expect(mayReadThread(thread, { kind: 'seller', sellerCode: 'c1' })).toBe(false);
  });
});

describe('a review', () => {
  const form = { rating: 4, title: 'Good', text: 'Holds.', nickname: 'Ana', termsAccepted: true };

  it('needs an overall rating (REV-01)', () => {
    expect(reviewFaults(form)).toEqual([]);
    expect(reviewFaults({ ...form, rating: undefined })).toEqual([{ kind: 'rating-missing' }]);
    for (const rating of [0, 6, 4.5, Number.NaN])
      expect(reviewFaults({ ...form, rating })).toEqual([{ kind: 'rating-not-one-to-five' }]);
  });

  it('needs the terms (REV-02)', () => {
    expect(reviewFaults({ ...form, termsAccepted: false })).toEqual([
      { kind: 'terms-not-accepted', action: 'submit-review' },
    ]);
  });

  it('keeps to the lengths of its fields (CHK-32)', () => {
    expect(
      reviewFaults({
        ...form,
        title: 'x'.repeat(51),
        text: 'x'.repeat(501),
        nickname: 'x'.repeat(51),
      }),
    ).toEqual([
      { kind: 'text-too-long', field: 'title', maximum: 50 },
      { kind: 'text-too-long', field: 'text', maximum: 500 },
      { kind: 'text-too-long', field: 'nickname', maximum: 50 },
    ]);
  });

  it('ratings are counted per star, and their average lies among them', () => {
    expect(ratingSummary([])).toEqual({
      count: 0,
      averageTenths: undefined,
      perStar: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
    expect(ratingSummary([5, 4])).toEqual({
      count: 2,
      averageTenths: 45,
      perStar: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
    });
    expect(ratingSummary([5, 5, 4, 3]).averageTenths).toBe(43);
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Rating>(...RATINGS), { minLength: 1 }), (ratings) => {
        const { averageTenths = 0, count, perStar } = ratingSummary(ratings);
        expect(averageTenths).toBeGreaterThanOrEqual(Math.min(...ratings) * 10);
        expect(averageTenths).toBeLessThanOrEqual(Math.max(...ratings) * 10);
        expect(Object.values(perStar).reduce((sum, some) => sum + some, 0)).toBe(count);
      }),
    );
  });
});
