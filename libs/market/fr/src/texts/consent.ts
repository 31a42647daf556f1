import type { MarketTexts } from '@materia/market-model';

export const consent = {
  title: 'Les cookies, c’est vous qui décidez',
  text: 'Les cookies nécessaires conservent votre panier et votre connexion. Les autres ne sont déposés qu’avec votre accord, que vous pouvez retirer à tout moment en bas de page.',
  policy: 'Politique relative aux cookies',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir par catégorie',
  save: 'Enregistrer mon choix',
  necessary: 'Nécessaires',
  necessaryText: 'Panier, connexion et sécurité. Toujours actifs.',
  performance: 'Mesure d’audience',
  performanceText: 'Ils nous montrent quelles pages fonctionnent et lesquelles posent problème.',
  functional: 'Confort',
  functionalText: 'Ils retiennent vos réglages, par exemple les derniers produits vus.',
  targeting: 'Publicité',
  targetingText: 'Ils adaptent les annonces à ce que vous regardez.',
  social: 'Réseaux sociaux',
  socialText: 'Ils permettent de lire et de partager des contenus d’autres services.',
  saved: 'Votre choix est enregistré.',
} as const satisfies MarketTexts['consent'];
