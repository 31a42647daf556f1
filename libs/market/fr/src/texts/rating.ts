import type { MarketTexts } from '@materia/market-model';

export const rating = {
  label: {
    one: 'Note de {average} sur 5, {count} avis',
    many: 'Note de {average} sur 5, {count} d’avis',
    other: 'Note de {average} sur 5, {count} avis',
  },
  heading: 'Avis des clients',
  none: 'Personne n’a encore donné son avis sur ce produit.',
  write: 'Donner mon avis',
  all: { one: 'Lire l’avis', many: 'Lire les {count} d’avis', other: 'Lire les {count} avis' },
  verified: 'Achat vérifié',
  unverified: 'Achat non vérifié',
  writtenBy: '{nickname}, le {date}',
  stars: { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  howTitle: 'Comment nous contrôlons les avis',
  howText:
    'Toute personne ayant un compte peut donner son avis, une fois par produit. Avant publication, un membre de notre équipe le lit : nous écartons les injures, la publicité et les données personnelles, jamais les mauvaises notes. La mention « Achat vérifié » apparaît lorsque le produit a été commandé depuis ce même compte et que la commande n’a pas été annulée. Aucun avis n’est rémunéré. Les avis sont classés du plus récent au plus ancien.',
} as const satisfies MarketTexts['rating'];
