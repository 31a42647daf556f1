import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { shippingPrice } from './shipping-price.ts';

const line = (name: string, minor: number) => ({ name, total: money(minor, 'EUR') });

describe('shippingPrice', () => {
  it('uses a given price, including zero (FEE-09)', () => {
    expect(shippingPrice(money(0, 'EUR'), [line('Livraison', 990)], ['livraison'], 'EUR')).toEqual(
      money(0, 'EUR'),
    );
  });

  it('without one it is the sum of the lines named after a delivery (FEE-09)', () => {
    const lines = [
      line('Livraison standard', 990),
      line('Ciment 25 kg', 1290),
      line('Supplément livraison', 500),
    ];
    expect(shippingPrice(null, lines, ['livraison'], 'EUR')).toEqual(money(1490, 'EUR'));
    expect(shippingPrice(null, [line('Ciment', 1290)], ['livraison'], 'EUR')).toEqual(
      money(0, 'EUR'),
    );
  });

  it.each([
    ['ENVÍO A DOMICILIO', ['entrega', 'envío']],
    ['Envio 24 h', ['envío']],
    ['Usługa: transport', ['usluga']],
    ['Dostawa', ['DOSTAWA']],
    ['Dostawa', [' dostawa ']],
  ])('%s is matched ignoring case and accents (FEE-10)', (name, words) =>
    expect(shippingPrice(null, [line(name, 700)], words, 'EUR')).toEqual(money(700, 'EUR')),
  );

  it('an empty word matches no line', () =>
    expect(shippingPrice(null, [line('Ciment', 700)], ['', ' '], 'EUR')).toEqual(money(0, 'EUR')));
});
