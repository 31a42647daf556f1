import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const shell: DepartmentWords<'shell'> = {
  'self-levelling': words('Autonivelante {brand} {grade}, {use}, {weight}', 'Argamassa {grade} que nivela o chão antes do mosaico, do laminado ou do vinílico. Espalha-se sozinha, sem talocha.', 'Próprio para chão aquecido', 'Pisável em poucas horas', 'Aplica-se à mão ou à máquina'),
  'bitumen-membrane': words('Tela asfáltica {brand} {use}, {thickness}, {contents} de tela', 'Tela de betume modificado com {thickness}, soldada a maçarico. Mantém-se flexível ao frio e acompanha o suporte.', 'Com armadura em poliéster', 'Flexível ao frio', 'Rolo que cobre {contents}'),
  'liquid-membrane': words('Impermeabilizante líquido {brand} {use}, {weight}', 'Membrana elástica {use}, aplicada a trincha ou rolo em duas demãos por baixo do mosaico.', 'Sem juntas nem emendas', 'Cobre fissuras', 'Pronto a usar'),
  'sealing-tape': words('Banda de estanquidade {brand} {use}, {width} × {length-m}', 'Banda de elastómero com tecido para cantos e juntas de dilatação. Fica embebida na membrana líquida.', 'Elástica na largura', 'Para cantos e juntas', 'Agarra bem à membrana'),
  'facade-adhesive': words('Cola para isolamento {brand} {use}, cor: {colour}, {weight}', 'Argamassa para colar o isolamento e embeber a rede, {use}. Depois de seca aguenta geada e chuva.', 'Para colar e barrar', 'Adere muito bem', 'Aguenta a geada'),
  'facade-mesh': words('Rede de fibra de vidro {brand} {grade}, cor: {colour}, {contents}', 'Rede {grade} que arma a cola e protege o reboco de fissuras.', 'Tratamento antialcalino', 'Não enruga', 'Rolo com {contents} de rede'),
  'facade-anchor': words('Bucha para isolamento {brand} {diameter:bare} × {length}, {use}, {piece-count} un.', 'Buchas de prato {use} com prego. O prato segura a placa e o prego fixa-a à parede.', 'Prato com 60 mm', 'Para betão e tijolo furado', 'Não cria ponte térmica'),
  'channel-drain': words('Caleira de piso {brand} {width}, {length-m}, grelha: {material}, classe {grade}', 'Caleira com grelha da classe {grade} para acessos, terraços e garagens. Recolhe a água das chuvadas.', 'Com grelha incluída', 'Carga da classe {grade}', 'Encaixa sem ferramentas'),
  'land-drain': words('Tubo de drenagem {brand} Ø {diameter}, {length-m}, cor: {colour}', 'Tubo corrugado e perfurado que recolhe a água junto às fundações e no jardim.', 'Furado a toda a volta', 'Dobra-se com facilidade', 'Rolo de dreno com {length-m}'),
  'manhole-cover': words('Tampa de caixa {brand} {format}, {material}, classe {grade}', 'Tampa com aro para caixas de visita, classe de carga {grade}. Assenta bem e não bate à passagem.', 'Com aro', 'Não faz barulho', 'Resistência {grade}'),
  'rebar': words('Varão de aço {brand} {grade} Ø {diameter}, {length-m}', 'Aço nervurado {grade} para sapatas, cintas e lajes.', 'Pode ser soldado', 'Nervuras em todo o varão', 'Para sapatas e cintas'),
  'rebar-mesh': words('Malhasol {brand} {format}, arame {diameter}, malha {mesh}', 'Malha eletrossoldada de {diameter} para pavimentos, betonilhas e acessos.', 'Soldadura forte', 'Quadrados de {mesh}', 'Corta-se bem'),
  'lintel': words('Lintel {brand} {length-cm}, largura {width}, {material}', 'Viga para vãos de porta e janela com {length-cm}. Apoia-se na parede e betona-se.', 'Pronto a assentar', 'Não arde', 'Largura de {width}'),
};
