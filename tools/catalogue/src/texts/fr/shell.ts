import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const shell: DepartmentWords<'shell'> = {
  'self-levelling': words('Ragréage {brand} {grade}, {use}, {weight}', 'Ragréage {grade} pour mettre à niveau un sol avant carrelage, parquet ou vinyle. Il s’étale seul, sans talochage.', 'Compatible plancher chauffant', 'Circulable en quelques heures', 'Application manuelle ou à la pompe'),
  'bitumen-membrane': words('Membrane bitumineuse {brand} {use}, {thickness}, {contents}', 'Membrane en bitume modifié de {thickness}, soudée au chalumeau. Elle reste souple par temps froid et suit les mouvements du support.', 'Armature polyester', 'Souple par temps froid', 'Rouleau pour {contents}'),
  'liquid-membrane': words('Étanchéité liquide {brand} {use}, {weight}', 'Produit d’étanchéité souple {use}, à appliquer au pinceau ou au rouleau en deux couches sous carrelage.', 'Sans raccord ni soudure', 'Ponte les fissures', 'Prêt à l’emploi'),
  'sealing-tape': words('Bande d’étanchéité {brand} {use}, {width} × {length-m}', 'Bande élastomère entoilée pour angles et joints de dilatation, noyée dans l’étanchéité liquide.', 'Élastique en largeur', 'Pour angles et joints', 'Bonne accroche'),
  'facade-adhesive': words('Mortier-colle isolant {brand} {use}, {colour}, {weight}', 'Mortier pour coller l’isolant et noyer le treillis, {use}. Sec, il résiste au gel et à la pluie.', 'Collage et armature', 'Forte adhérence', 'Résiste au gel'),
  'facade-mesh': words('Treillis de façade {brand} {grade}, {colour}, {contents}', 'Treillis de verre {grade} qui arme le mortier et protège l’enduit des fissures.', 'Traité anti-alcalin', 'Reste bien à plat', 'Rouleau couvrant {contents}'),
  'facade-anchor': words('Cheville à isolant {brand} {diameter:bare} × {length}, {use}, par {piece-count}', 'Chevilles à rosace {use} avec clou. La rosace plaque l’isolant, le clou l’ancre dans le mur.', 'Rosace de 60 mm', 'Pour béton et bloc creux', 'Sans pont thermique'),
  'channel-drain': words('Caniveau {brand} {width}, {length-m}, grille : {material}, classe {grade}', 'Caniveau à grille de classe {grade} pour allée, terrasse et garage. Il évacue l’eau des averses.', 'Grille fournie', 'Classe de charge {grade}', 'Assemblage sans outil'),
  'land-drain': words('Drain annelé {brand} Ø {diameter}, {length-m}, coloris {colour}', 'Drain perforé qui recueille l’eau le long des fondations et au jardin.', 'Perforé sur tout le tour', 'Souple et léger', 'Couronne de {length-m}'),
  'manhole-cover': words('Tampon de regard {brand} {format}, {material}, classe {grade}', 'Tampon avec cadre pour regard, classe de charge {grade}. Il plaque bien et ne claque pas.', 'Cadre fourni', 'Ne claque pas', 'Charge : classe {grade}'),
  'rebar': words('Fer à béton {brand} {grade} Ø {diameter}, {length-m}', 'Acier {grade} à haute adhérence pour semelles, chaînages et planchers.', 'Acier soudable', 'Verrous sur toute la longueur', 'Pour semelles et chaînages'),
  'rebar-mesh': words('Treillis soudé {brand} {format}, fil {diameter}, maille {mesh}', 'Treillis en fil de {diameter} pour dalles, chapes et allées.', 'Soudures solides', 'Mailles de {mesh}', 'Se coupe facilement'),
  'lintel': words('Linteau {brand} {length-cm}, largeur {width}, {material}', 'Prélinteau pour portes et fenêtres, longueur {length-cm}. Il se pose sur le mur puis se bétonne.', 'Prêt à poser', 'Incombustible', 'Largeur {width}'),
};
