import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const timber: DepartmentWords<'timber'> = {
  'osb-board': words(
    'Placa OSB {brand} {grade} {thickness}, {format}, aresta: {edge}',
    'Placa {grade} de lascas orientadas para coberturas, soalhos e estruturas.',
    'Rígida e leve',
    'Para ambientes húmidos',
    'Emite pouco formaldeído',
  ),
  plywood: words(
    'Contraplacado {brand} {decor}, {grade}, {thickness}, {format}, {use}',
    'Folhas coladas em cruz, {use}. Não empena e segura bem os parafusos.',
    'Não empena',
    'Face lisa',
    'Segura bem o parafuso',
  ),
  'melamine-board': words(
    'Painel melamínico {brand} {decor}, {thickness}, {format}',
    'Aglomerado revestido em {decor} para roupeiros, prateleiras e móveis à medida.',
    'Resiste a riscos',
    'Para móveis à medida',
    'Orla-se com facilidade',
  ),
  'glued-panel': words(
    'Painel lamelado {brand} {decor}, {thickness}, {format}, acabamento {finish}',
    'Lamelas maciças coladas para tampos, degraus e prateleiras. Corta-se, fresa-se e oleia-se.',
    'Em madeira maciça',
    'Para óleo ou verniz',
    'Para tampos e degraus',
  ),
  'structural-beam': words(
    'Viga de madeira {brand} {decor} {grade}, secção {pipe-size} mm, {length-m}',
    'Madeira {grade} aplainada nas quatro faces e seca em estufa. Não torce depois de aplicada.',
    'Seca em estufa',
    'Classe {grade} de resistência',
    'Aplainada nas quatro faces',
  ),
  batten: words(
    'Ripa {brand} {decor}, secção {pipe-size} mm, {length-m}, face {surface}',
    'Ripa para telha, fachada e teto. O tratamento protege-a de fungos e insetos.',
    'Com tratamento',
    'Direita de ponta a ponta',
    'Para telhado e estrutura',
  ),
  'wood-decking': words(
    'Régua de deck {brand} {decor}, {thickness} × {width}, {length-m}, face {surface}',
    'Régua de madeira que aguenta o tempo. Convém passar óleo uma vez por ano.',
    'Aguenta o tempo',
    'Pode renovar-se',
    'Para barrotes a cada 50 cm',
  ),
  'composite-decking': words(
    'Régua compósita {brand} {collection}, {colour}, {thickness} × {width}, {length-m}',
    'Régua de fibra de madeira e polímero. Não precisa de óleo nem larga farpas.',
    'Sem manutenção',
    'Sem farpas',
    'Ranhuras antiderrapantes',
  ),
  'cladding-board': words(
    'Régua de forro {brand} {decor}, {use}, {thickness} × {width}, acabamento {finish}, {contents}',
    'Régua macho-fêmea {use}. Dá conforto à parede e ao teto.',
    'Encaixe macho-fêmea',
    'Seca em fábrica',
    'Embalagem com {contents}',
  ),
};
