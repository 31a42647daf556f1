import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Commande rapide',
  lead: 'Collez des références ou des codes EAN, ou envoyez un fichier CSV. Vous verrez noms, prix et disponibilité avant d’ajouter quoi que ce soit.',
  references: 'Références et quantités',
  referencesHint:
    'Sur chaque ligne : référence et quantité, par exemple copiées d’un tableur. Une référence seule vaut une unité.',
  file: 'Fichier CSV',
  fileHint: 'À la place du collage, jusqu’à 500 lignes.',
  action: 'Ajouter au panier',
  errorSummary: 'Il n’y a rien à ajouter',
  empty: 'Collez au moins une référence ou choisissez un fichier.',
  tooLarge: 'Le fichier est trop volumineux. Divisez-le en parties de 500 lignes au plus.',
  added: 'Les produits sont dans le panier.',
  addedCount: {
    one: '{count} référence a été ajoutée.',
    many: '{count} références ont été ajoutées.',
    other: '{count} références ont été ajoutées.',
  },
  noneAdded: 'Aucune de ces références n’a pu être ajoutée.',
  faults: {
    one: '{count} ligne à revoir',
    many: '{count} lignes à revoir',
    other: '{count} lignes à revoir',
  },
  faultsHint:
    'Seules ces lignes restent ci-dessous. Corrigez-les et renvoyez-les : rien ne sera ajouté deux fois.',
  lineNumber: 'Ligne {line}',
  notAReference: 'ce n’est ni une référence ni un EAN',
  tooManyCells: 'trop de colonnes : la référence et la quantité suffisent',
  tooManyLines: 'au-delà de {most} lignes',
  unknownReference: 'cette référence nous est inconnue',
  soldOut: 'épuisé pour le moment',
  partly: {
    one: 'il n’en restait que {count}, déjà ajoutée',
    many: 'il n’en restait que {count}, déjà ajoutées',
    other: 'il n’en restait que {count}, déjà ajoutées',
  },
  preview: 'Voir prix et disponibilité',
  add: {
    one: 'Ajouter {count} ligne au panier',
    many: 'Ajouter {count} lignes au panier',
    other: 'Ajouter {count} lignes au panier',
  },
  previewFailed:
    'Les prix n’ont pas pu être consultés. Réessayez dans un instant ou ajoutez directement les produits au panier.',
  noneFound: 'Aucune de ces références ne nous est connue.',
  moreFaults: 'Et {count} autres lignes à revoir, toutes dans le champ ci-dessous.',
  previewFaultsHint:
    'Corrigez-les dans le champ ci-dessous et vérifiez à nouveau. Vous pouvez déjà ajouter les autres lignes.',
  referenceHeadings: 'référence, réf, code, article, numéro',
  quantityHeadings: 'quantité, qté, nombre, nb',
  cartLink: 'Voir le panier',
} as const satisfies MarketTexts['quickOrder'];
