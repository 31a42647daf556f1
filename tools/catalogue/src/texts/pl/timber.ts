import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const timber: DepartmentWords<'timber'> = {
  'osb-board': words(
    'Płyta OSB {brand} {grade} {thickness}, {format}, krawędź: {edge}',
    'Płyta {grade} z wiórów ułożonych warstwami na poszycie dachu, podłogi i ściany szkieletowe.',
    'Sztywna i lekka',
    'Do miejsc wilgotnych',
    'Niska emisja formaldehydu',
  ),
  plywood: words(
    'Sklejka {brand} {decor}, {grade}, {thickness}, {format}, {use}',
    'Sklejka z arkuszy łuszczki klejonych na krzyż, {use}. Nie paczy się i dobrze trzyma wkręty.',
    'Nie paczy się',
    'Gładkie lico',
    'Dobrze trzyma wkręty',
  ),
  'melamine-board': words(
    'Płyta meblowa {brand} {decor}, {thickness}, {format}',
    'Laminowana płyta wiórowa w dekorze {decor} na szafy, półki i zabudowę.',
    'Odporna na zarysowania',
    'Do zabudowy meblowej',
    'Łatwa do oklejenia',
  ),
  'glued-panel': words(
    'Płyta klejona {brand} {decor}, {thickness}, {format}, wykończenie {finish}',
    'Płyta z litych lameli na blaty, stopnie i półki. Można ją ciąć, frezować i olejować.',
    'Lite drewno',
    'Do olejowania i lakierowania',
    'Na blaty i stopnie',
  ),
  'structural-beam': words(
    'Belka konstrukcyjna {brand} {decor} {grade}, przekrój {pipe-size} mm, {length-m}',
    'Czterostronnie strugane drewno klasy {grade}, suszone komorowo. Nie skręca się po wbudowaniu.',
    'Suszone komorowo',
    'Klasa wytrzymałości {grade}',
    'Strugane czterostronnie',
  ),
  batten: words(
    'Łata {brand} {decor}, przekrój {pipe-size} mm, {length-m}, powierzchnia {surface}',
    'Łata pod pokrycie dachu, ruszt elewacji i sufitu. Impregnat chroni ją przed grzybem i owadami.',
    'Impregnowana',
    'Prosta na całej długości',
    'Na dach i ruszt',
  ),
  'wood-decking': words(
    'Deska tarasowa {brand} {decor}, {thickness} × {width}, {length-m}, powierzchnia {surface}',
    'Deska z drewna odpornego na pogodę. Raz w roku warto ją przeolejować.',
    'Odporna na pogodę',
    'Można ją odnowić',
    'Do legarów co 50 cm',
  ),
  'composite-decking': words(
    'Deska kompozytowa {brand} {collection}, kolor {colour}, {thickness} × {width}, {length-m}',
    'Deska z mączki drzewnej i tworzywa. Nie wymaga olejowania i nie zostawia drzazg.',
    'Bez olejowania',
    'Bez drzazg',
    'Antypoślizgowe ryfle',
  ),
  'cladding-board': words(
    'Deska okładzinowa {brand} {decor}, {use}, {thickness} × {width}, wykończenie {finish}, {contents}',
    'Deska na pióro i wpust, {use}. Szybko ociepla wygląd ściany i sufitu.',
    'Pióro i wpust',
    'Suszona',
    'Paczka {contents}',
  ),
};
