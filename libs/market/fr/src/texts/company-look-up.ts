import type { MarketTexts } from '@materia/market-model';

export const companyLookUp = {
  action: 'Rechercher par SIRET ou par nom',
  otherwise: 'Envoyer',
  source: 'Les données proviennent d’un registre public. Vous pouvez les corriger ou les saisir.',
  found: 'Nous avons trouvé l’entreprise et rempli ses coordonnées. Vérifiez-les.',
  confirmed:
    'Le numéro figure au registre, qui ne publie pas le nom. Saisissez les coordonnées de l’entreprise.',
  several: 'Plusieurs entreprises portent ce nom. Choisissez la vôtre.',
  unknown:
    'Cette entreprise ne figure pas au registre. Vérifiez le numéro ou saisissez les coordonnées.',
  noAnswer: 'Le registre ne répond pas pour le moment. Saisissez les coordonnées de l’entreprise.',
  nothingTyped: 'Saisissez le SIRET ou le nom de l’entreprise.',
  tooMany: 'Trop de recherches. Saisissez les coordonnées de l’entreprise.',
} as const satisfies MarketTexts['companyLookUp'];
