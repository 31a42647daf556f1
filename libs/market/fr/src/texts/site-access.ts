import type { MarketTexts } from '@materia/market-model';

export const siteAccess = {
  intro: 'L’envoi est lourd. Le chauffeur doit savoir comment accéder et décharger.',
  forDriver: 'Pour le chauffeur',
  road: 'Accès',
  lorry: 'Un camion passe et peut manœuvrer',
  van: 'Seulement un petit véhicule, jusqu’à 3,5 t',
  unsure: 'Je ne sais pas, appelez-moi',
  floor: 'Destination des produits',
  ground: 'Dehors ou rez-de-chaussée',
  lift: 'Étage avec ascenseur',
  stairs: 'Étage sans ascenseur',
  unloading: 'Déchargement',
  pallet: 'Sol dur, un transpalette suffit',
  crane: 'Une grue est nécessaire',
  hand: 'Nous déchargeons à la main',
  roadMissing: 'Indiquez quel véhicule peut accéder.',
  floorMissing: 'Indiquez où vont les produits.',
  unloadingMissing: 'Indiquez comment décharger.',
} as const satisfies MarketTexts['siteAccess'];
