import { aStore } from '@materia/api-mocks';
import { markets } from '@materia/testing/markets';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { isOpenedByAddress } from './opened-by-address.ts';

it.each([
  ['guestOrder', true],
  ['guestConfirmation', true],
  ['newsletterStop', true],
  ['checkoutPayment', true],
  ['orderDetails', false],
  ['product', false],
] as const)('the address of %s opens something by itself: %s', (name, opens) => {
  expect(isOpenedByAddress(name)).toBe(opens);
});

it('a failed page whose address opens an order is logged by its name', async () => {
  const lines: string[] = [];
  const { app } = await testApp({
    market: markets[0],
    log: (line) => void lines.push(line),
    fetch: async () => Response.json({ data: [aStore({ seller_code: '000' })] }),
    render: () => {
      throw new Error('The page failed');
    },
  });
  const headers = { host: 'shop.example' };
  await app.inject({ url: '/zamowienie/aaaaaaaa.bbbbbbbb.cccccccc', headers });
  await app.inject({ url: '/budowa/', headers });
  expect(lines.join('\n')).toContain('GET guestOrder failed');
  expect(lines.join('\n')).toContain('GET /budowa/ failed');
  expect(lines.join('\n')).not.toContain('bbbbbbbb');
});
