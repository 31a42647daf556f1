import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const workwear: DepartmentWords<'workwear'> = {
  'safety-shoe': words(
    'Chaussure de sécurité {brand} {model} {protection}, coupe {cut}, coloris {colour}, pointure {shoe-size}',
    'Chaussure {protection} à embout de protection et semelle résistante aux huiles.',
    'Embout de protection',
    'Semelle antidérapante',
    'Doublure respirante',
  ),
  'work-trousers': words(
    'Pantalon de travail {brand} {model}, coloris {colour}, taille {clothing-size}',
    'Pantalon en toile solide et extensible, poches genouillères et poches à outils.',
    'Poches genouillères',
    'Empiècements extensibles',
    'Triples coutures',
  ),
  'work-jacket': words(
    'Veste de travail {brand} {model}, coloris {colour}, taille {clothing-size}',
    'Veste qui protège du vent et de la pluie. Capuche amovible et poignets réglables.',
    'Capuche amovible',
    'Détails réfléchissants',
    'Poche téléphone',
  ),
  'hi-vis-vest': words(
    'Gilet haute visibilité {brand} {grade}, coloris {colour}, taille {clothing-size}, par {piece-count}',
    'Gilet {grade} à bandes réfléchissantes, visible de jour comme de nuit.',
    'Fermeture auto-agrippante',
    'Lavable à 40 °C en machine',
    'Bandes réfléchissantes',
  ),
  'work-glove': words(
    'Gants de travail {brand} {material}, {grade}, coloris {colour}, taille {clothing-size}, par {piece-count}',
    'Gants bien ajustés qui protègent de l’abrasion. Le poignet arrête la saleté.',
    'Bonne prise',
    'Poignet élastique',
    'Marquage {grade}',
  ),
  'safety-helmet': words(
    'Casque de chantier {brand} {model}, {grade}, coloris {colour}',
    'Casque à réglage par molette et aérations. Il reçoit coquilles et écran facial.',
    'Réglage par molette',
    'Aéré',
    'Reçoit un antibruit',
  ),
  'safety-glasses': words(
    'Lunettes de protection {brand} {model}, {grade}, coloris des verres : {colour}, par {piece-count}',
    'Lunettes légères en polycarbonate, contre les éclats et sans buée.',
    'Antibuée',
    'Antirayures',
    'Moins de 30 g sur le nez',
  ),
  'ear-defender': words(
    'Casque antibruit {brand} {model}, {noise}, coloris {colour}',
    'Casque qui réduit le bruit de {noise}. Arceau rembourré, coussinets remplaçables.',
    'Atténuation {noise}',
    'Pliable',
    'Coussinets remplaçables',
  ),
  'dust-mask': words(
    'Masque {brand} {model} {grade}, par {piece-count}',
    'Masque filtrant {grade} contre les poussières. La barrette épouse le nez.',
    'Barrette nasale',
    'Joint doux',
    'Filtration {grade}',
  ),
  'fall-harness': words(
    'Harnais antichute {brand} {model}, {grade}, taille {clothing-size}',
    'Harnais à boucles automatiques et accrochage dorsal, conforme à {grade}.',
    'Boucles automatiques',
    'Bretelles rembourrées',
    'Conforme à {grade}',
  ),
  'first-aid-kit': words(
    'Trousse de secours {brand} {grade}, pièces : {piece-count}, coloris {colour}',
    'Coffret conforme à {grade}, rigide, avec support mural.',
    'Support mural',
    'Séparations lisibles',
    'Notice à l’intérieur',
  ),
};
