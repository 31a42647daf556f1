import type { MarketTexts } from '@materia/market-model';

export const energy = {
  classOnScale:
    'Classe énergétique {energyClass} sur une échelle de {best} à {worst}, voir l’étiquette',
  sheet: 'Fiche produit',
  sheetTitle: 'Fiche d’information sur le produit',
  supplier: 'Fournisseur',
  model: 'Référence du modèle',
  energyClass: 'Classe d’efficacité énergétique',
  scale: '{energyClass} (échelle de {best} à {worst})',
} as const satisfies MarketTexts['energy'];
