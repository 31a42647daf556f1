import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const outdoors: DepartmentWords<'outdoors'> = {
  'sprinkler': words('Aspersor de rega {brand} {model}, alcance {reach}, cor: {colour}', 'Aspersor oscilante com alcance e largura reguláveis.', 'Alcance à escolha', 'Agulha para limpar bicos', 'Base que não vira'),
  'drip-kit': words('Kit gota a gota {brand} {length-m}, gotejadores: {piece-count}, {pressure}', 'Kit para canteiros, vasos e estufa. A água vai direita à raiz.', 'Poupa água', 'Engate rápido', 'Redutor de pressão'),
  'hose-reel': words('Enrolador de mangueira {brand} {model}, até {length-m}, {material}, cor: {colour}', 'Carro com manivela e guia. A mangueira enrola direita.', 'Pega dobrável', 'Fica na rua todo o ano', 'Engate giratório'),
  'garden-pump': words('Bomba de jardim {brand} {model}, {flow}, {power}, {material}', 'Bomba de {flow} para poço, depósito e lago. Para se faltar água.', 'Para se faltar água', 'Pega para levar', 'Motor que mal se ouve'),
  'string-trimmer': words('Aparador de relva {brand} {model}, {cut-width}, alimentação {source}', 'Aparador com cabo telescópico e cabeça orientável.', 'Cabo que estica', 'Cabeça que roda', 'Resguardo de plantas'),
  'chainsaw': words('Motosserra {brand} {model}, barra {bar-length}, alimentação {source}', 'Motosserra com travão de corrente e afinação sem chave.', 'Travão na corrente', 'Estica sem chave', 'Lubrifica-se sozinha'),
  'hedge-trimmer': words('Corta-sebes {brand} {model}, lâmina {bar-length}, alimentação {source}', 'Corta-sebes de lâmina cortada a laser. Para assim que se larga.', 'Para de imediato', 'Punho que roda', 'Bainha incluída'),
  'pool': words('Piscina de montar {brand} {model}, {format}, {material}', 'Piscina de {format} com filtro e escada. Monta-se numa tarde.', 'Com filtragem', 'Escada na caixa', 'Válvula de despejo'),
  'pool-chlorine': words('Cloro de piscina {brand}, pastilhas de {grade}, {weight}', 'Pastilhas {grade} de dissolução lenta que mantêm a água limpa uma semana.', 'Atua uma semana', 'Sem resíduo', 'Para boia e skimmer'),
  'garden-shed': words('Abrigo de jardim {brand} {model}, {format}, {material}, cor: {colour}', 'Abrigo de {format} para ferramentas e bicicletas, com chão e porta de fechar.', 'Chão incluído', 'Com ventilação lateral', 'Fecho de cadeado'),
  'parasol': words('Guarda-sol {brand} {model} Ø {diameter}, instalação {mount}, cor: {colour}', 'Guarda-sol com manivela e inclinação. O tecido protege dos UV.', 'Inclina-se', 'Filtro de UV 50+', 'Capa incluída'),
  'barbecue': words('Grelhador {brand} {model}, {fuel}, grelha {format}, cor: {colour}', 'Grelhador com grelha de {format}, termómetro e prateleira. O tabuleiro recolhe restos.', 'Termómetro na tampa', 'Tabuleiro de resíduos', 'Rodas para mover'),
  'fertiliser': words('Adubo {brand} {use}, {grade}, {weight}', 'Adubo granulado {grade}, {use}. Atua durante três meses.', 'Dura três meses', 'Grão regular', 'Com medida doseadora'),
  'lawn-seed': words('Sementes de relva {brand} {collection}, {use}, {weight}', 'Mistura de sementes {use}. Nasce em duas semanas e fecha bem.', 'Nasce em quinze dias', 'Relvado denso', 'Aguenta seca'),
  'planter': words('Vaso {brand} {model}, {format}, {material}, cor: {colour}', 'Vaso para terraço e varanda, com furo e tampão.', 'Não racha com gelo', 'Furo de escoamento', 'Muda-se com facilidade'),
  'artificial-grass': words('Relva sintética {brand} {collection}, fibra {length}, {contents}', 'Relva para terraço e varanda. A fibra recupera e a água escorre.', 'Não perde a cor', 'Deixa escorrer a água', 'Tapa {contents}'),
  'fence-post': words('Prumo {brand} {pipe-size} mm, {length-m}, {material}, cor: {colour}', 'Prumo para painel e rede, com tampa e furos para abraçadeiras.', 'Com tampa', 'Galvanizado e lacado no forno', 'Para chumbar'),
};
