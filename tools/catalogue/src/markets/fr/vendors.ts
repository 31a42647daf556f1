import type { DemoVendor } from '../demo-market.ts';
import { vendorsOf } from '../vendor-list.ts';

/** Third parties of the French marketplace, with the court that keeps their register. */
export const vendors: readonly DemoVendor[] = vendorsOf('FR', 140301, [
  ['bathroom', 'Salles d’eau Morvan', 'SARL Salles d’eau Morvan', '14 rue de l’Arquebuse', '71400', 'Autun', 'RCS Chalon-sur-Saône 509 362 281', 'FR71509362281', '+33 3 55 55 10 00'],
  ['aggregates', 'Granulats de la Vallée', 'SAS Granulats de la Vallée', 'Port de l’Ilon', '78200', 'Mantes-la-Jolie', 'RCS Versailles 896 109 139', 'FR74896109139', '+33 1 55 55 10 13', 'lorries'],
  ['tools', 'L’Atelier du Quincaillier', 'SARL L’Atelier du Quincaillier', '6 rue Conchette', '63300', 'Thiers', 'RCS Clermont-Ferrand 435 500 020', 'FR88435500020', '+33 4 55 55 10 26'],
  ['timber', 'Bois et Charpentes des Landes', 'SAS Bois et Charpentes des Landes', '1250 route de Bayonne', '40990', 'Saint-Paul-lès-Dax', 'RCS Dax 541 972 733', 'FR40541972733', '+33 5 55 55 10 39', 'lorries'],
  ['tiles', 'Carrelages de Provence', 'SAS Carrelages de Provence', '88 chemin des Faïenciers', '13400', 'Aubagne', 'RCS Marseille 596 303 032', 'FR91596303032', '+33 4 55 55 10 42', 'lorries'],
  ['paint', 'Peintures du Finistère', 'SARL Peintures du Finistère', '12 rue de Kerbriant', '29200', 'Brest', 'RCS Brest 528 256 092', 'FR39528256092', '+33 2 55 55 10 55'],
  ['electricity', 'Électricité Dauphiné', 'SAS Électricité Dauphiné', '5 rue des Tilleuls', '38600', 'Fontaine', 'RCS Grenoble 931 088 116', 'FR77931088116', '+33 4 55 55 10 68'],
  ['garden', 'Les Jardins d’Anjou', 'SARL Les Jardins d’Anjou', '44 route de Saumur', '49130', 'Les Ponts-de-Cé', 'RCS Angers 582 174 025', 'FR33582174025', '+33 2 55 55 10 71'],
  ['stoves', 'Poêles et Cheminées du Jura', 'SARL Poêles et Cheminées du Jura', '9 rue Regard', '39000', 'Lons-le-Saunier', 'RCS Lons-le-Saunier 535 867 303', 'FR66535867303', '+33 3 55 55 10 84', 'lorries'],
  ['fixings', 'Boulonnerie Ardennaise', 'SAS Boulonnerie Ardennaise', '17 rue du Moulin', '08700', 'Nouzonville', 'RCS Charleville-Mézières 448 979 351', 'FR42448979351', '+33 3 55 55 10 97'],
  ['flooring', 'Parquets de Sologne', 'SARL Parquets de Sologne', '3 route de Vierzon', '41600', 'Lamotte-Beuvron', 'RCS Blois 592 572 465', 'FR56592572465', '+33 2 55 55 11 00'],
  ['roofing', 'Couvertures de l’Ouest', 'SAS Couvertures de l’Ouest', '20 boulevard de l’Industrie', '53940', 'Saint-Berthevin', 'RCS Laval 593 346 026', 'FR14593346026', '+33 2 55 55 11 13', 'lorries'],
  ['doors', 'Menuiseries du Bocage', 'SAS Menuiseries du Bocage', '31 avenue de la Plaine', '79300', 'Bressuire', 'RCS Niort 952 555 928', 'FR72952555928', '+33 5 55 55 11 26', 'lorries'],
  ['insulation', 'Isolants d’Artois', 'SAS Isolants d’Artois', '8 rue des Rosati', '62000', 'Arras', 'RCS Arras 949 031 421', 'FR36949031421', '+33 3 55 55 11 39', 'lorries'],
  ['plumbing', 'Robinetterie de Picardie', 'SARL Robinetterie de Picardie', '70 rue Jules Ferry', '80130', 'Friville-Escarbotin', 'RCS Amiens 529 321 143', 'FR12529321143', '+33 3 55 55 11 42'],
  ['locks', 'Serrures du Vimeu', 'SARL Serrures du Vimeu', '15 rue Roger Salengro', '80210', 'Feuquières-en-Vimeu', 'RCS Amiens 501 987 846', 'FR41501987846', '+33 3 55 55 11 55'],
  ['outdoor-living', 'Mobilier de Terrasse Azur', 'SARL Mobilier de Terrasse Azur', '210 avenue des Mimosas', '06210', 'Mandelieu-la-Napoule', 'RCS Cannes 556 005 742', 'FR00556005742', '+33 4 55 55 11 68'],
  ['lighting', 'Luminaires de la Presqu’île', 'SAS Luminaires de la Presqu’île', '26 rue Mercière', '69002', 'Lyon', 'RCS Lyon 806 169 934', 'FR84806169934', '+33 4 55 55 11 71'],
  ['windows', 'Fenêtres du Rhin', 'SAS Fenêtres du Rhin', '4 rue du Grunewald', '68110', 'Illzach', 'RCS Mulhouse 875 349 672', 'FR38875349672', '+33 3 55 55 11 84', 'lorries'],
  ['mortars', 'Mortiers et Enduits Berry', 'SAS Mortiers et Enduits Berry', '19 route de la Charité', '18000', 'Bourges', 'RCS Bourges 507 404 556', 'FR52507404556', '+33 2 55 55 11 97'],
  ['fences', 'Clôtures Gascogne', 'SARL Clôtures Gascogne', 'Zone du Mouliot', '32000', 'Auch', 'RCS Auch 562 712 158', 'FR90562712158', '+33 5 55 55 12 00', 'lorries'],
  ['steel', 'Aciers de Lorraine', 'SAS Aciers de Lorraine', '2 rue de la Minette', '54400', 'Longwy', 'RCS Briey 856 422 142', 'FR84856422142', '+33 3 55 55 12 13', 'lorries'],
  ['workwear', 'Vêtements du Bâtisseur', 'SARL Vêtements du Bâtisseur', '11 rue de Cambrai', '59400', 'Cambrai', 'RCS Douai 565 310 406', 'FR11565310406', '+33 3 55 55 12 26'],
  ['pumps', 'Arrosage Vaucluse', 'SARL Arrosage Vaucluse', '580 route de Carpentras', '84200', 'Carpentras', 'RCS Avignon 841 768 898', 'FR73841768898', '+33 4 55 55 12 39'],
  ['stone', 'Pierre et Pavés de Bourgogne', 'SAS Pierre et Pavés de Bourgogne', '7 route de Comblanchien', '21700', 'Nuits-Saint-Georges', 'RCS Dijon 872 934 021', 'FR52872934021', '+33 3 55 55 12 42', 'lorries'],
]);
