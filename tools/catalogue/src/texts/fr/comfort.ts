import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const comfort: DepartmentWords<'comfort'> = {
  'roller-shutter': words('Volet roulant {brand} {format}, commande {control}, coloris {colour}', 'Volet en aluminium et mousse. Il obscurcit, freine la chaleur et retarde l’effraction.', 'Lames avec mousse', 'Verrou anti-relevage', 'Pour baie de {format}'),
  'awning': words('Store banne {brand} {model}, {format}, commande {control}, coloris {colour}', 'Store de terrasse à toile résistante au soleil, inclinaison réglable.', 'Toile anti-UV', 'Inclinaison réglable', 'Supports muraux'),
  'roller-blind': words('Store enrouleur {brand} {model}, {format}, coloris {colour}', 'Store pour vantail ou mur. Le tissu n’attire pas la poussière.', 'Pose sans perçage', 'Chaînette à blocage', 'S’aspire facilement'),
  'insect-screen': words('Moustiquaire {brand} {format}, coloris {colour}', 'Cadre en aluminium et toile presque invisible. Se pose sans percer.', 'Sans perçage', 'Recoupable', 'Toile en fibre de verre'),
  'garage-door': words('Porte de garage {brand} {model}, {format}, commande {control}, coloris {colour}', 'Porte sectionnelle à panneaux isolés qui monte sous le plafond.', 'Panneaux isolés', 'Sécurité anti-pincement', 'Marche silencieuse'),
  'attic-ladder': words('Escalier escamotable {brand} {format}, jusqu’à {load}, U {u-value:bare}, {material}', 'Escalier pliant à trappe isolée pour trémie de {format}. S’ouvre à la perche.', 'Trappe isolée', 'Main courante fournie', 'Supporte {load}'),
  'skirting': words('Plinthe {brand} {collection}, {decor}, {height}, {length-m}', 'Plinthe passe-câble. Sa lèvre souple épouse le mur.', 'Passe-câble', 'Vissée ou collée', 'Assortie au sol'),
  'underlay': words('Sous-couche {brand} {material}, {thickness}, {contents}', 'Sous-couche qui rattrape les petits défauts et amortit les pas. Pose à sec.', 'Amortit les pas', 'Accepte le sol chauffant', 'Couvre {contents}'),
  'transition-profile': words('Barre de seuil {brand} {width}, {length-m}, {material}, coloris {colour}', 'Profilé qui relie deux sols et cache le joint de dilatation.', 'Fixation invisible', 'Surface anodisée', 'Rattrape le dénivelé'),
  'shower-enclosure': words('Paroi de douche {brand} {model}, {format}, verre {thickness}, coloris des profilés : {colour}', 'Paroi en verre trempé de {thickness} traité pour laisser glisser l’eau.', 'Traitement anticalcaire', 'Roulettes débrayables', 'Montage réversible'),
  'shower-tray': words('Receveur {brand} {format}, {material}, hauteur {height}, coloris {colour}', 'Receveur plat à surface antidérapante. Se recoupe sur chantier.', 'Antidérapant', 'Bonde fournie', 'Hauteur {height}'),
  'bathtub': words('Baignoire {brand} {model}, {format}, pose {mount}, {material}', 'Baignoire qui garde l’eau chaude longtemps. Pieds et trop-plein fournis.', 'Garde la chaleur', 'Pieds fournis', 'Surface lisse'),
  'vanity-unit': words('Meuble vasque {brand} {model} {width}, décor {decor}, tiroirs : {level-count}', 'Meuble suspendu à tiroirs freinés, résistant à l’humidité.', 'Tiroirs freinés', 'Résiste à l’humidité', 'Passage de siphon'),
  'bathroom-mirror': words('Miroir de salle de bains {brand} {model}, {format}, cadre : {colour}, {ip-class}', 'Miroir à éclairage LED et film antibuée.', 'Reste net sous la vapeur', 'Interrupteur tactile', 'Protégé {ip-class}'),
  'towel-rail': words('Porte-serviettes {brand} {model} {length-cm}, {material}, coloris {colour}', 'Porte-serviettes à visser ou à coller, au choix.', 'Vis et colle', 'Ne rouille pas', 'Fixations invisibles'),
  'press-fitting': words('Raccord à sertir {brand} {grade} {pipe-size}, {material}, par {piece-count}', 'Raccord {grade} pour tube multicouche. Le regard montre si le tube est à fond.', 'Regard de contrôle', 'Eau et chauffage', 'Joint EPDM'),
  'trap': words('Siphon {brand} {use}, Ø {diameter}, {material}, coloris {colour}', 'Siphon {use}, à nettoyer par le bas et réglable en hauteur.', 'Nettoyage facile', 'Hauteur réglable', 'Joints fournis'),
};
