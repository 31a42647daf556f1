import type { DemoStore, OpeningTimes } from '../demo-market.ts';
import { storesOf } from '../store-list.ts';

/** Home-improvement shops may open on Sundays (décret 2014-302); not in Alsace and Moselle, where local law closes them. */
const sunday: OpeningTimes['sunday'] = [8.5, 12.5];

export const stores: readonly DemoStore[] = storesOf(
  {
    web: { name: 'Materia en ligne', street: '18 rue de la Vanne', postcode: '75014', city: 'Paris', position: [48.8226, 2.3271], phone: '+33 1 55 55 01 00', zone: 'FR-N' },
    hours: { bigbox: { weekdays: [6.5, 19.5], saturday: [7, 19.5] }, agency: { weekdays: [7, 18], saturday: [8, 12] } },
  },
  [
    ['Paris Gennevilliers', 'full', '62 avenue des Louvresses', '92230', 'Gennevilliers', 48.9346, 2.2927, '+33 1 55 55 01 10', 'FR-N', { sunday }],
    ['Lyon Vénissieux', 'depot', '35 avenue Jean Moulin', '69200', 'Vénissieux', 45.7011, 4.8722, '+33 4 55 55 01 20', 'FR-S'],
    ['Lille Lesquin', 'house', '4 rue de la Haie Plouvier', '59810', 'Lesquin', 50.5872, 3.1083, '+33 3 55 55 01 30', 'FR-N'],
    ['Strasbourg Geispolsheim', 'counter', '9 rue du Fort', '67118', 'Geispolsheim', 48.5349, 7.7065, '+33 3 55 55 01 40', 'FR-N', { region: '67' }],
    ['Bordeaux Mérignac', 'full', '27 avenue de la Somme', '33700', 'Mérignac', 44.8343, -0.6776, '+33 5 55 55 01 50', 'FR-S', { sunday }],
    ['Marseille La Valentine', 'showcase', '112 route de la Sablière', '13011', 'Marseille', 43.2937, 5.4815, '+33 4 55 55 01 60', 'FR-S'],
    ['Toulouse Portet', 'flagship', '8 boulevard de l’Europe', '31120', 'Portet-sur-Garonne', 43.5319, 1.4027, '+33 5 55 55 01 70', 'FR-S', { sunday }],
    ['Nantes Saint-Herblain', 'full', '15 rue de la Dutée', '44800', 'Saint-Herblain', 47.2242, -1.6385, '+33 2 55 55 01 80', 'FR-N', { sunday }],
    ['Nice Carros', 'depot', '1 avenue des Arlucs', '06510', 'Carros', 43.7836, 7.2043, '+33 4 55 55 01 90', 'FR-S'],
    ['Montpellier Lattes', 'house', '240 avenue de Boirargues', '34970', 'Lattes', 43.5826, 3.9321, '+33 4 55 55 02 00', 'FR-S'],
    ['Rennes Chantepie', 'house', '6 rue des Loges', '35135', 'Chantepie', 48.0867, -1.6154, '+33 2 55 55 02 10', 'FR-N', { sunday }],
    ['Reims Cormontreuil', 'depot', '11 rue des Compagnons', '51350', 'Cormontreuil', 49.2221, 4.0571, '+33 3 55 55 02 20', 'FR-N'],
    ['Le Havre Gonfreville', 'yard', '3 rue de la Lézarde', '76700', 'Gonfreville-l’Orcher', 49.5064, 0.2338, '+33 2 55 55 02 30', 'FR-N'],
    ['Saint-Étienne Molina', 'counter', '58 rue de la Talaudière', '42000', 'Saint-Étienne', 45.4622, 4.4087, '+33 4 55 55 02 40', 'FR-S'],
    ['Dijon Quetigny', 'house', '20 rue des Échoppes', '21800', 'Quetigny', 47.3137, 5.1084, '+33 3 55 55 02 50', 'FR-N'],
    ['Grenoble Échirolles', 'full', '7 rue de Comboire', '38130', 'Échirolles', 45.1372, 5.7021, '+33 4 55 55 02 60', 'FR-S'],
    ['Angers Beaucouzé', 'yard', '5 rue du Pâtis', '49070', 'Beaucouzé', 47.4713, -0.6211, '+33 2 55 55 02 70', 'FR-N'],
    ['Nîmes Saint-Césaire', 'counter', '390 avenue Joliot-Curie', '30900', 'Nîmes', 43.8169, 4.3318, '+33 4 55 55 02 80', 'FR-S'],
    ['Clermont Aubière', 'house', '12 rue Ernest Cristal', '63170', 'Aubière', 45.7598, 3.1254, '+33 4 55 55 02 90', 'FR-S'],
    ['Aix Les Milles', 'depot', '455 rue Ampère', '13290', 'Aix-en-Provence', 43.4924, 5.3779, '+33 4 55 55 03 00', 'FR-S', { sunday }],
    ['Brest Gouesnou', 'yard', '29 rue Jean Fourastié', '29850', 'Gouesnou', 48.4441, -4.4547, '+33 2 55 55 03 10', 'FR-N'],
    ['Tours Chambray', 'house', '14 rue Thomas Edison', '37170', 'Chambray-lès-Tours', 47.3459, 0.7089, '+33 2 55 55 03 20', 'FR-N'],
    ['Amiens Glisy', 'counter', '2 rue de la Croix de Pierre', '80440', 'Glisy', 49.8711, 2.3873, '+33 3 55 55 03 30', 'FR-N'],
    ['Metz Augny', 'depot', '10 rue du Bois d’Orly', '57685', 'Augny', 49.0684, 6.1258, '+33 3 55 55 03 40', 'FR-N', { region: '57' }],
    ['Perpignan Polygone', 'counter', '610 rue Louis Delaunay', '66000', 'Perpignan', 42.7303, 2.8921, '+33 4 55 55 03 50', 'FR-S'],
    ['Orléans Saran', 'full', '131 rue de la Tuilerie', '45770', 'Saran', 47.9447, 1.8831, '+33 2 55 55 03 60', 'FR-N', { sunday }],
    ['Rouen Tourville', 'house', '4 clos aux Antes', '76410', 'Tourville-la-Rivière', 49.3309, 1.1046, '+33 2 55 55 03 70', 'FR-N'],
    ['Mulhouse Wittenheim', 'yard', '16 rue de la Forêt', '68270', 'Wittenheim', 47.7952, 7.3087, '+33 3 55 55 03 80', 'FR-N', { region: '68' }],
    ['Paris Villebon', 'flagship', '3 avenue de la Plesse', '91140', 'Villebon-sur-Yvette', 48.6981, 2.2268, '+33 1 55 55 03 90', 'FR-N', { sunday }],
    ['Caen Mondeville', 'counter', '21 rue de l’Espérance', '14120', 'Mondeville', 49.1702, -0.3103, '+33 2 55 55 04 00', 'FR-N'],
  ],
);
