import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const climate: DepartmentWords<'climate'> = {
  'towel-radiator': words('Radiador toallero {brand} {model}, {format}, {power}, color {colour}', 'Toallero de {power} que calienta el baño y seca las toallas. Incluye soportes de pared.', 'Seca las toallas', 'Admite resistencia eléctrica', 'Purgador incluido'),
  'convector': words('Convector {brand} {model}, {power}, instalación {mount}, color {colour}', 'Convector eléctrico de {power} con termostato electrónico. Se apaga solo si se tapa.', 'Con termostato electrónico', 'Corte por sobrecalentamiento', 'Calienta enseguida'),
  'fan-heater': words('Termoventilador {brand} {model}, {power}, color {colour}', 'Calefactor portátil de {power} con dos niveles de calor y ventilación fría para el verano.', 'Dos niveles de calor', 'Se apaga si se vuelca', 'Asa de transporte'),
  'heating-mat': words('Malla calefactora {brand} {grade}, {contents}', 'Malla fina {grade} que se embebe en el adhesivo bajo las baldosas. No levanta el nivel del suelo.', 'Solo 4 mm de espesor', 'Cable de conexión de 4 m', 'Para cocina y cuarto de baño'),
  'pellet-stove': words('Estufa de pellets {brand} {model}, {power-kw}, color {colour}, clase {energy-class}', 'Estufa de {power-kw} con tolva y programador semanal. Se enciende sola y mantiene la temperatura.', 'Con programador semanal', 'Cristal autolimpiable', 'Energía: clase {energy-class}'),
  'pellets': words('Pellets de madera {brand} {grade}, {decor}, {weight}', 'Pellets {grade} de serrín limpio. Poca ceniza, largo regular y saco estanco.', 'Certificado {grade}', 'Poca ceniza', 'Saco estanco'),
  'flue-pipe': words('Tubo de humos {brand} Ø {diameter}, {length-m}, {material}, color {colour}', 'Tubo para unir la estufa a la chimenea, preparado para humos muy calientes.', 'Unión con junta', 'Soporta altas temperaturas', 'Para estufas y chimeneas'),
  'air-conditioner': words('Aire acondicionado {brand} {model}, {power-kw}, {noise}, clase {energy-class}', 'Equipo mural de {power-kw} que enfría en verano y calienta en entretiempo. Se maneja desde el móvil.', 'Frío y calor', 'Filtro antipolvo', 'Clase en frío {energy-class}'),
  'dehumidifier': words('Deshumidificador {brand} {model}, depósito {tank}, {power}, {noise}', 'Deshumidificador con higrostato para baños, sótanos y viviendas recién reformadas.', 'Con higrostato', 'Parada con depósito lleno', 'Ruedas y asa'),
  'extractor-fan': words('Extractor de baño {brand} {model} Ø {diameter}, {airflow}, {noise}, color {colour}', 'Extractor silencioso de {airflow} con compuerta antirretorno y temporizador.', 'Compuerta antirretorno', 'Temporizador', 'Solo {noise}'),
  'vent-duct': words('Conducto de ventilación {brand} Ø {diameter}, {length-m}, {material}', 'Tubo flexible para campana, extractor y reparto de aire. Se corta con cúter.', 'Muy flexible', 'Se corta con cúter', 'Para campana y extractor'),
  'vent-grille': words('Rejilla de ventilación {brand} {format}, {material}, color {colour}', 'Rejilla con mosquitera para tomas de aire. Se fija con tornillos o adhesivo.', 'Con mosquitera', 'Para atornillar o pegar', 'No amarillea al sol'),
  'thermostat': words('Termostato {brand} {model}, alimentación {source}, {voltage}, color {colour}', 'Termostato programable por semanas. Gobierna caldera, radiador o malla.', 'Programa semanal', 'Modo vacaciones', 'Pantalla legible'),
};
