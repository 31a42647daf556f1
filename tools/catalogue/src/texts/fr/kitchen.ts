import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const kitchen: DepartmentWords<'kitchen'> = {
  'base-unit': words(
    'Meuble bas {brand} {collection} {width}, décor {decor}, finition {finish}',
    'Caisson bas de {width}, charnières et coulisses à fermeture douce.',
    'Fermeture douce',
    'Pieds à vérin',
    'Module de {width}',
  ),
  'wall-unit': words(
    'Meuble haut {brand} {collection} {width}, hauteur {height}, décor {decor}',
    'Caisson à tablettes réglables, suspensions à régler une fois posé.',
    'Tablettes réglables',
    'Suspensions cachées',
    'Caisson de {height}',
  ),
  worktop: words(
    'Plan de travail {brand} {decor}, {thickness}, {format}',
    'Plan stratifié {decor} à chant arrondi, qui supporte vapeur et plats chauds.',
    'Ne se raye guère',
    'Chant arrondi',
    'Plan de {thickness}',
  ),
  'kitchen-sink': words(
    'Évier {brand} {model}, {format}, {material}, coloris {colour}, pose {mount}',
    'Évier à égouttoir, avec siphon et trop-plein. La cuve accueille un faitout.',
    'Siphon fourni',
    'Cuve profonde',
    'Trou de robinet percé',
  ),
  oven: words(
    'Four {brand} {model}, {volume}, coloris {colour}, classe {energy-class}',
    'Four encastrable de {volume} à chaleur tournante et gril.',
    'Chaleur tournante et gril',
    'Porte froide',
    'Consommation : classe {energy-class}',
  ),
  hob: words(
    'Plaque à induction {brand} {model} {width}, foyers : {zones}, {power}, coloris {colour}',
    'Table en verre de {power} : elle détecte le récipient et s’arrête quand on le retire.',
    'Verrouillage enfants',
    'Témoin de chaleur',
    'Foyers au total : {zones}',
  ),
  'cooker-hood': words(
    'Hotte {brand} {model} {width}, {airflow}, {noise}, coloris {colour}, classe {energy-class}',
    'Hotte de {airflow} à éclairage LED et filtre qui passe au lave-vaisselle.',
    'Éclairage LED intégré',
    'Filtre lavable en machine',
    'Aspiration {airflow}',
  ),
  fridge: words(
    'Réfrigérateur combiné {brand} {model} {height}, {volume}, {noise}, coloris {colour}, classe {energy-class}',
    'Combiné de {volume} sans givre. La porte s’ouvre d’un côté ou de l’autre.',
    'Sans givre',
    'Porte réversible',
    'Discret : {noise}',
  ),
  dishwasher: words(
    'Lave-vaisselle {brand} {model} {width}, couverts : {place-settings}, {noise}, coloris {colour}, classe {energy-class}',
    'Lave-vaisselle à cycle court et départ différé. Le panier haut se règle.',
    'Cycle court',
    'Départ différé',
    'Sécurité anti-fuite',
  ),
  'washing-machine': words(
    'Lave-linge {brand} {model}, charge {load}, {noise}, coloris {colour}, classe {energy-class}',
    'Lave-linge hublot de {load}, avec cycle vapeur et moteur sans balais.',
    'Moteur sans balais',
    'Cycle vapeur',
    'Hublot à sécurité enfants',
  ),
};
