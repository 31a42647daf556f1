import type { MarketTexts } from '@materia/market-model';

export const footer = {
  shopping: 'Acheter',
  customerSpace: 'Espace client',
  myOrders: 'Mes commandes',
  createAccount: 'Créer un compte',
  legal: 'Mentions légales',
  rights: '© {year} Materia France. Tous droits réservés.',
  returnTitle: '{days} jours pour changer d’avis',
  returnText: 'Rapportez vos surplus dans le magasin de votre choix.',
  driveTitle: 'Retrait en {hours} heures',
  driveText: 'Commandez en ligne, nous préparons tout pour votre passage.',
  rangeTitle: 'Tout pour le chantier',
  rangeText: 'Plus de {references} références pour construire et rénover.',
  adviceTitle: 'Des vendeurs du métier',
  adviceText: 'Nos équipes connaissent le bâtiment. Posez vos questions en magasin.',
  cookies: 'Gérer mes cookies',
} as const satisfies MarketTexts['footer'];
