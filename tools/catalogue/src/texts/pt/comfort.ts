import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const comfort: DepartmentWords<'comfort'> = {
  'roller-shutter': words('Persiana exterior {brand} {format}, acionamento {control}, cor: {colour}', 'Persiana de alumínio com espuma. Escurece, trava o calor e dificulta a intrusão.', 'Réguas com espuma', 'Trava contra levantamento', 'Para vão de {format}'),
  'awning': words('Toldo {brand} {model}, {format}, acionamento {control}, cor: {colour}', 'Toldo de terraço com lona resistente ao sol e inclinação ajustável.', 'Lona contra UV', 'Inclinação que se ajusta', 'Suportes para parede'),
  'roller-blind': words('Estore de rolo {brand} {model}, {format}, cor: {colour}', 'Estore para caixilho ou parede. O tecido não atrai pó.', 'Monta-se sem furar', 'Corrente com travão', 'Aspira-se facilmente'),
  'insect-screen': words('Rede mosquiteira {brand} {format}, cor: {colour}', 'Aro de alumínio e rede quase invisível. Coloca-se sem furar.', 'Sem furar', 'Corta-se à medida', 'Rede em fibra'),
  'garage-door': words('Portão de garagem {brand} {model}, {format}, acionamento {control}, cor: {colour}', 'Portão seccionado de painéis isolados que sobe até ao teto.', 'Painéis com isolamento', 'Não entala os dedos', 'Trabalha em silêncio'),
  'attic-ladder': words('Escada de sótão {brand} {format}, até {load}, U {u-value:bare}, {material}', 'Escada dobrável com alçapão isolado para vão de {format}. Abre-se com vara.', 'Alçapão isolado', 'Com corrimão', 'Suporta até {load}'),
  'skirting': words('Rodapé {brand} {collection}, {decor}, {height}, {length-m}', 'Rodapé com calha para cabos. A aba flexível ajusta-se à parede.', 'Calha para cabos', 'Aparafusado ou colado', 'A condizer com o chão'),
  'underlay': words('Subpavimento {brand} {material}, {thickness}, {contents}', 'Base que corrige pequenos desníveis e amortece os passos. Coloca-se a seco.', 'Amortece os passos', 'Serve para chão radiante', 'Chega para {contents}'),
  'transition-profile': words('Perfil de transição {brand} {width}, {length-m}, {material}, cor: {colour}', 'Perfil que une dois pavimentos e tapa a junta de dilatação.', 'Fixação escondida', 'Superfície anodizada resistente', 'Vence o desnível'),
  'shower-enclosure': words('Resguardo de duche {brand} {model}, {format}, vidro {thickness}, cor dos perfis: {colour}', 'Resguardo em vidro temperado de {thickness} com tratamento que repele a água.', 'Tratamento contra calcário', 'Rodízios que se soltam', 'Montagem dos dois lados'),
  'shower-tray': words('Base de duche {brand} {format}, {material}, altura {height}, cor: {colour}', 'Base rasa de superfície antiderrapante. Pode cortar-se em obra.', 'Não escorrega', 'Válvula incluída', 'Só {height} de altura'),
  'bathtub': words('Banheira {brand} {model}, {format}, instalação {mount}, {material}', 'Banheira que guarda o calor da água. Pés e ladrão incluídos.', 'Guarda o calor', 'Traz os pés', 'Superfície muito lisa'),
  'vanity-unit': words('Móvel de lavatório {brand} {model} {width}, padrão {decor}, gavetas: {level-count}', 'Móvel suspenso com gavetas amortecidas, resistente à humidade.', 'Gavetas amortecidas', 'Aguenta humidade', 'Recorte para o sifão'),
  'bathroom-mirror': words('Espelho de casa de banho {brand} {model}, {format}, cor da moldura: {colour}, {ip-class}', 'Espelho com luz LED e película que não embacia.', 'Não ganha vapor', 'Interruptor de toque', 'Com proteção {ip-class}'),
  'towel-rail': words('Toalheiro de parede {brand} {model} {length-cm}, {material}, cor: {colour}', 'Toalheiro de aparafusar ou colar, à escolha.', 'Parafusos e cola', 'Não enferruja', 'Fixação invisível'),
  'press-fitting': words('Acessório de prensar {brand} {grade} {pipe-size}, {material}, {piece-count} un.', 'Acessório {grade} para tubo multicamada. O visor mostra se o tubo entrou todo.', 'Com visor de controlo', 'Água e aquecimento', 'Vedante EPDM'),
  'trap': words('Sifão {brand} {use}, Ø {diameter}, {material}, cor: {colour}', 'Sifão {use} que se limpa por baixo e se ajusta em altura.', 'Limpa-se bem', 'Altura que se regula', 'Vedantes incluídos'),
};
