import type { HostTexts } from '@materia/market-model';

export const clubMail = {
  subjectCoupon: 'Votre bon d’achat Club M de {value}',
  coupon: {
    one: 'Nous avons converti {count} point en un bon d’achat de {value}.',
    many: 'Nous avons converti {count} de points en un bon d’achat de {value}.',
    other: 'Nous avons converti {count} points en un bon d’achat de {value}.',
  },
  code: 'Le code {code} est valable jusqu’au {day} inclus. Dans le panier, un bouton suffit : pas besoin de le saisir.',
  conditions:
    'Bon d’achat obtenu avec des points Club M. Il s’applique aux produits vendus par Materia, une seule fois et uniquement sur le compte qui a cumulé les points.',
  button: 'Ouvrir le Club M',
} as const satisfies HostTexts['clubMail'];
