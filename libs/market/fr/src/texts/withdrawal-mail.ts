import type { HostTexts } from '@materia/market-model';

export const withdrawalMail = {
  subject: 'Rétractation – commande {number}',
  received:
    'Nous avons reçu votre déclaration de rétractation pour la commande {number} le {date} à {time}. Elle porte sur ces produits :',
  atOnce: 'Nous vous remboursons {amount} par le moyen de paiement que vous avez utilisé.',
  onceBack:
    'Nous vous rembourserons {amount} par le moyen de paiement que vous avez utilisé dès que nous aurons reçu les produits ou une preuve de leur expédition. Renvoyez-les ou rapportez-les au magasin sous 14 jours.',
  inStore:
    'Nous vous rembourserons {amount} au magasin lorsque vous rapporterez les produits, sous 14 jours.',
} as const satisfies HostTexts['withdrawalMail'];
