import type { HostTexts } from '@materia/market-model';

export const clubMail = {
  subjectCoupon: 'Tu vale del Club M de {value}',
  coupon: {
    one: 'Hemos canjeado {count} punto por un vale de {value}.',
    many: 'Hemos canjeado {count} de puntos por un vale de {value}.',
    other: 'Hemos canjeado {count} puntos por un vale de {value}.',
  },
  code: 'El código {code} es válido hasta el {day}, incluido. En la cesta basta con pulsar un botón, no hace falta escribirlo.',
  conditions:
    'Vale por puntos del Club M. Descuenta productos vendidos por Materia, una sola vez y solo en la cuenta que reunió los puntos.',
  button: 'Abrir el Club M',
} as const satisfies HostTexts['clubMail'];
