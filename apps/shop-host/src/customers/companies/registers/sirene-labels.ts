/** Legal forms by the codes of the register; others have no short name (INSEE, catégories juridiques). */
export const LEGAL_FORMS: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '5202': 'SNC',
  '5498': 'EURL',
  '5499': 'SARL',
  '5599': 'SA',
  '5710': 'SAS',
  '5720': 'SASU',
  '6533': 'GAEC',
  '6540': 'SCI',
  '6220': 'GIE',
  '9110': 'Syndicat de copropriété',
};

/** Staff by the codes of the register, from and to (INSEE, tranches d’effectif). */
export const EMPLOYEES: Readonly<Record<string, string>> = {
  '00': '0',
  '01': '1–2',
  '02': '3–5',
  '03': '6–9',
  '11': '10–19',
  '12': '20–49',
  '21': '50–99',
  '22': '100–199',
  '31': '200–249',
  '32': '250–499',
  '41': '500–999',
  '42': '1000–1999',
  '51': '2000–4999',
  '52': '5000–9999',
  '53': '10000+',
};

/** The sections of NAF rév. 2 by their last division (INSEE). */
const SECTIONS: readonly (readonly [last: number, label: string])[] = [
  [3, 'Agriculture, sylviculture et pêche'],
  [9, 'Industries extractives'],
  [33, 'Industrie manufacturière'],
  [35, 'Électricité, gaz et vapeur'],
  [39, 'Eau, assainissement et déchets'],
  [43, 'Construction'],
  [47, 'Commerce et réparation automobile'],
  [53, 'Transports et entreposage'],
  [56, 'Hébergement et restauration'],
  [63, 'Information et communication'],
  [66, 'Activités financières et d’assurance'],
  [68, 'Activités immobilières'],
  [75, 'Activités spécialisées, scientifiques et techniques'],
  [82, 'Services administratifs et de soutien'],
  [84, 'Administration publique'],
  [85, 'Enseignement'],
  [88, 'Santé humaine et action sociale'],
  [93, 'Arts, spectacles et activités récréatives'],
  [96, 'Autres activités de services'],
  [98, 'Activités des ménages'],
  [99, 'Activités extraterritoriales'],
];

/** The sector of a NAF code such as 43.99C. */
export const sectorOf = (code: string): string | undefined => {
  const division = /^\d\d/.exec(code)?.[0];
  return division === undefined
    ? undefined
    : SECTIONS.find(([last]) => Number(division) <= last)?.[1];
};
