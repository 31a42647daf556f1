import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const climate: DepartmentWords<'climate'> = {
  'towel-radiator': words('Toalheiro {brand} {model}, {format}, {power}, cor: {colour}', 'Toalheiro de {power} que aquece a casa de banho e seca as toalhas. Com suportes de parede.', 'Seca as toalhas', 'Aceita resistência elétrica', 'Com purgador'),
  'convector': words('Convetor {brand} {model}, {power}, instalação {mount}, cor: {colour}', 'Convetor elétrico de {power} com termóstato eletrónico. Desliga-se se for tapado.', 'Termóstato eletrónico incluído', 'Corta se aquecer demais', 'Dá calor num instante'),
  'fan-heater': words('Termoventilador {brand} {model}, {power}, cor: {colour}', 'Aquecedor portátil de {power} com dois níveis e ventilação fria para o verão.', 'Dois níveis de calor', 'Desliga-se se cair', 'Pega de transporte'),
  'heating-mat': words('Tapete de chão radiante {brand} {grade}, {contents}', 'Tapete fino {grade} que fica na cola do mosaico. Não sobe o nível do chão.', 'Apenas 4 mm de espessura', 'Cabo de ligação com 4 m', 'Para cozinha e casa de banho'),
  'pellet-stove': words('Salamandra a pellets {brand} {model}, {power-kw}, cor: {colour}, classe {energy-class}', 'Salamandra de {power-kw} com depósito e programador semanal. Acende sozinha e mantém a temperatura.', 'Programa a semana inteira', 'Vidro sempre limpo', 'Etiqueta energética {energy-class}'),
  'pellets': words('Pellets de madeira {brand} {grade}, {decor}, {weight}', 'Pellets {grade} de serradura limpa. Pouca cinza, tamanho regular e saco bem fechado.', 'Com certificado {grade}', 'Pouca cinza', 'Saco bem fechado'),
  'flue-pipe': words('Tubo de chaminé {brand} Ø {diameter}, {length-m}, {material}, cor: {colour}', 'Tubo entre a salamandra e a chaminé, próprio para fumos muito quentes.', 'Encaixe com junta', 'Aguenta altas temperaturas', 'Para salamandras e lareiras'),
  'air-conditioner': words('Ar condicionado {brand} {model}, {power-kw}, {noise}, classe {energy-class}', 'Split de parede de {power-kw} que arrefece no verão e aquece na meia-estação. Comanda-se pelo telemóvel.', 'Arrefece e aquece', 'Com filtro de pó', 'Arrefecimento: classe {energy-class}'),
  'dehumidifier': words('Desumidificador {brand} {model}, depósito {tank}, {power}, {noise}', 'Desumidificador com higróstato para casa de banho, cave e casa acabada de remodelar.', 'Tem higróstato', 'Para com o depósito cheio', 'Rodas e pega'),
  'extractor-fan': words('Extrator de ar {brand} {model} Ø {diameter}, {airflow}, {noise}, cor: {colour}', 'Extrator silencioso de {airflow} com aba antirretorno e temporizador.', 'Aba antirretorno', 'Com temporizador', 'Apenas {noise}'),
  'vent-duct': words('Conduta flexível {brand} Ø {diameter}, {length-m}, {material}', 'Tubo flexível para exaustor, extrator e distribuição de ar. Corta-se com x-ato.', 'Dobra e estica', 'Corta-se com x-ato', 'Para exaustor e extrator'),
  'vent-grille': words('Grelha de ventilação {brand} {format}, {material}, cor: {colour}', 'Grelha com rede contra insetos para entradas de ar. Aparafusa-se ou cola-se.', 'Rede contra insetos', 'De aparafusar ou colar', 'Não amarelece ao sol'),
  'thermostat': words('Termóstato {brand} {model}, alimentação {source}, {voltage}, cor: {colour}', 'Termóstato com programa semanal. Comanda caldeira, radiador ou tapete.', 'Programa para a semana', 'Modo de férias', 'Visor legível'),
};
