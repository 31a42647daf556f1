import type { MarketTexts } from '@materia/market-model';

export const purchases = {
  title: 'Achats',
  lead: 'Tout ce que vous achetez en ligne et dans nos magasins, du plus récent au plus ancien.',
  period: 'Période',
  recent: '3 derniers mois',
  year: 'Année {year}',
  selfServiceOnly: 'Caisses libre-service uniquement',
  show: 'Afficher',
  emptyTitle: 'Aucun achat',
  emptyText: 'Aucun achat de cette période ne correspond à votre choix.',
  online: 'Achat en ligne',
  inStore: 'Caisse du magasin',
  selfService: 'Caisse libre-service',
  boughtOn: 'Achat du {date}',
  more: {
    one: 'et {count} autre produit',
    many: 'et {count} d’autres produits',
    other: 'et {count} autres produits',
  },
  pages: 'Pages d’achats',
  unavailableTitle: 'Impossible d’afficher vos achats pour le moment',
  unavailableText: 'Réessayez dans quelques minutes.',
  ordersOf: 'Commandes de cet achat',
  partsLead: 'Acheté en une fois à plusieurs vendeurs. Chacun livre sa partie.',
} as const satisfies MarketTexts['purchases'];
