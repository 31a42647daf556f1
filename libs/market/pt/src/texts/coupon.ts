import type { MarketTexts } from '@materia/market-model';

export const coupon = {
  code: 'Código promocional',
  add: 'Usar código',
  onCart: 'O código {code} está a ser descontado.',
  notCounted: 'O código {code} vale a partir de {minimum} em produtos abrangidos.',
  change: 'Alterar o código',
  remove: 'Retirar o código {code}',
  over: 'O código {code} expirou e retirámo-lo do carrinho.',
  added: 'O código promocional foi aplicado.',
  removed: 'O código promocional foi retirado.',
  empty: 'Escreva o código promocional.',
  invalid: 'Não conhecemos este código. Verifique se está bem escrito.',
  expired: 'Este código era válido até {day}.',
  used: 'Este código já foi utilizado.',
  other: 'O carrinho já tem o código {code}. Retire-o para usar outro.',
  belowMinimum: 'Este código vale a partir de {minimum}. Faltam {missing}.',
  notForCart: 'O carrinho não tem produtos abrangidos por este código.',
  tooMany: 'Demasiadas tentativas. Tente de novo dentro de um quarto de hora.',
  conditions: 'Condições do código',
  fromTotal: 'A partir de {minimum} em produtos abrangidos.',
  validUntil: 'Válido até {day}.',
} as const satisfies MarketTexts['coupon'];
