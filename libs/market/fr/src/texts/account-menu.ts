import type { MarketTexts } from '@materia/market-model';

export const accountMenu = {
  label: 'Menu du compte',
  back: 'Revenir au compte',
  overview: 'Vue d’ensemble',
  information: 'Mes informations',
  addresses: 'Mes adresses',
  company: 'Entreprise',
  orders: 'Commandes',
  pendingOrders: 'Commandes en cours',
  purchases: 'Mes achats',
  invoices: 'Factures',
  quotes: 'Devis',
  lists: 'Mes listes',
  data: 'Données et suppression',
  club: 'Club M',
  store: 'Mon magasin',
  receipts: 'Tickets et newsletter',
  security: 'Connexion et sécurité',
} as const satisfies MarketTexts['accountMenu'];
