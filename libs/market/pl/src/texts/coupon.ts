import type { MarketTexts } from '@materia/market-model';

export const coupon = {
  code: 'Kod promocyjny',
  add: 'Zastosuj',
  onCart: 'Kod {code} jest naliczony.',
  notCounted: 'Kod {code} zadziała od {minimum} za produkty objęte promocją.',
  change: 'Zmień kod',
  remove: 'Usuń kod {code}',
  over: 'Kod {code} stracił ważność i usunęliśmy go z koszyka.',
  added: 'Naliczyliśmy kod promocyjny.',
  removed: 'Usunęliśmy kod promocyjny.',
  empty: 'Wpisz kod promocyjny.',
  invalid: 'Nie znamy takiego kodu. Sprawdź pisownię.',
  expired: 'Ten kod był ważny do {day}.',
  used: 'Ten kod został już wykorzystany.',
  other: 'W koszyku jest już kod {code}. Usuń go, aby użyć innego.',
  belowMinimum: 'Ten kod działa od {minimum}. Brakuje jeszcze {missing}.',
  notForCart: 'W koszyku nie ma produktów, których dotyczy ten kod.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kwadrans.',
  conditions: 'Warunki kodu',
  fromTotal: 'Od {minimum} za produkty objęte promocją.',
  validUntil: 'Ważny do {day}.',
} as const satisfies MarketTexts['coupon'];
