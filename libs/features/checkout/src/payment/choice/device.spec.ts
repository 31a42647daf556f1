import { SCHEMAS } from '@materia/api-contract/schemas';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const [poland] = markets;
const SHOP = { channel: 'app', market: poland } as const;

const read = (device: string, headers: Readonly<Record<string, string>> = {}) => {
  return deviceOf(new Request('https://shop.example', { headers }), device, SHOP);
};

describe('the device that pays', () => {
  it('comes from the request, and from the browser if it runs scripts (PAY-13)', () => {
    const headers = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'es-ES,es;q=0.9' };
    const known = { user_agent: 'Mozilla/5.0', language: 'es-ES', channel: 'app' };
    expect(read('', headers)).toEqual(known);
    expect(read('-60,390,844,24', headers)).toEqual({
      ...known,
      time_zone: -60,
      screen_width: 390,
      screen_height: 844,
      colour_depth: 24,
    });
  });

  it.each([
    '-60,390,844',
    '-60,390,844,0',
    '-900,390,844,24',
    '-60,999999,844,24',
    '<script>',
    '1.5,1,1,1',
  ])('leaves out %j, so that the host accepts it (PAY-13)', (device) => {
    const told = read(device, { 'user-agent': 'x'.repeat(600), 'accept-language': '*' });
    expect(told).toEqual({ user_agent: 'x'.repeat(500), language: poland.locale, channel: 'app' });
    const { device: shape } = SCHEMAS.retryPayment.body.shape;
    expect(shape.safeParse(told).success).toBe(true);
  });
});
