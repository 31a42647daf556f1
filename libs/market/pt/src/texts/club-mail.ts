import type { HostTexts } from '@materia/market-model';

export const clubMail = {
  subjectCoupon: 'O seu vale do Club M de {value}',
  coupon: {
    one: 'Convertemos {count} ponto num vale de {value}.',
    many: 'Convertemos {count} de pontos num vale de {value}.',
    other: 'Convertemos {count} pontos num vale de {value}.',
  },
  code: 'O código {code} é válido até {day}, inclusive. No carrinho basta um botão, não é preciso escrevê-lo.',
  conditions:
    'Vale por pontos do Club M. Desconta produtos vendidos pela Materia, uma única vez e apenas na conta que juntou os pontos.',
  button: 'Abrir o Club M',
} as const satisfies HostTexts['clubMail'];
