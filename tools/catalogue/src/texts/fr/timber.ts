import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const timber: DepartmentWords<'timber'> = {
  'osb-board': words(
    'Panneau OSB {brand} {grade} {thickness}, {format}, chant : {edge}',
    'Panneau {grade} à lamelles orientées pour toiture, plancher et ossature bois.',
    'Rigide et léger',
    'Pour milieu humide',
    'Peu d’émissions de formaldéhyde',
  ),
  plywood: words(
    'Contreplaqué {brand} {decor}, {grade}, {thickness}, {format}, {use}',
    'Plis collés à fils croisés, {use}. Il ne se voile pas et tient bien la vis.',
    'Ne se voile pas',
    'Parement lisse',
    'Bonne tenue des vis',
  ),
  'melamine-board': words(
    'Panneau mélaminé {brand} {decor}, {thickness}, {format}',
    'Aggloméré plaqué décor {decor} pour placards, tablettes et agencement.',
    'Résiste aux rayures',
    'Pour agencement sur mesure',
    'Chants faciles à plaquer',
  ),
  'glued-panel': words(
    'Panneau lamellé-collé {brand} {decor}, {thickness}, {format}, finition {finish}',
    'Lamelles massives collées pour plans, marches et tablettes. Il se scie, se fraise et s’huile.',
    'Bois massif',
    'À huiler ou à vernir',
    'Pour plans et marches',
  ),
  'structural-beam': words(
    'Poutre {brand} {decor} {grade}, section {pipe-size} mm, {length-m}',
    'Bois {grade} raboté quatre faces et séché au four. Il ne vrille pas une fois posé.',
    'Séché au four',
    'Résistance {grade}',
    'Raboté quatre faces',
  ),
  batten: words(
    'Liteau {brand} {decor}, section {pipe-size} mm, {length-m}, face {surface}',
    'Liteau pour couverture, bardage et plafond. Le traitement le protège des champignons et des insectes.',
    'Bois traité',
    'Droit sur toute la longueur',
    'Pour toiture et ossature',
  ),
  'wood-decking': words(
    'Lame de terrasse {brand} {decor}, {thickness} × {width}, {length-m}, face {surface}',
    'Lame en bois durable à l’extérieur. Une huile par an suffit à l’entretenir.',
    'Tient en extérieur',
    'Peut se rénover',
    'Sur lambourdes tous les 50 cm',
  ),
  'composite-decking': words(
    'Lame composite {brand} {collection}, {colour}, {thickness} × {width}, {length-m}',
    'Lame en fibre de bois et résine. Ni huile à passer, ni échardes.',
    'Sans entretien',
    'Sans échardes',
    'Rainures antidérapantes',
  ),
  'cladding-board': words(
    'Lame de bardage ou lambris {brand} {decor}, {use}, {thickness} × {width}, finition {finish}, {contents}',
    'Lame rainurée et languettée {use}. Elle réchauffe mur et plafond.',
    'Rainure et languette',
    'Bois sec',
    'Botte de {contents}',
  ),
};
