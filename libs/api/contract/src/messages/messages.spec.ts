import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls.ts';
import { messageCalls } from './calls.ts';

describe('the calls of messages', () => {
  it('have the paths of the specification (THR-07)', () => {
    const paths = Object.values(messageCalls).map(({ path }) => path);
    for (const path of [
      '/api/orders/:orderId/threads',
      '/api/orders/:orderId/incident',
      '/api/orders/:orderId/reasons',
      '/api/threads',
      '/api/threads/:threadId/messages',
      '/api/threads/:attachmentId/download',
      '/api/vendors',
    ])
      expect(paths).toContain(path);
  });

  it('of buyers need a customer, those of sellers a seller, those of staff a duty', () => {
    expect(new Set(Object.values(messageCalls).map(({ credential }) => credential))).toEqual(
      new Set(['customer']),
    );
    expect(CALLS.answerAsSeller.credential).toBe('seller');
    expect(CALLS.answerAsStaff.duty).toBe('customer-service');
    expect(CALLS.inviteSeller.duty).toBe('administration');
  });
});
