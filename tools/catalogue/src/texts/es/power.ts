import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const power: DepartmentWords<'power'> = {
  'extension-lead': words(
    'Alargador {brand}, tomas: {gangs}, {conductors}{section}, {length-m}, color {colour}',
    'Alargador de {length-m} con toma de tierra y protección infantil.',
    'Protección infantil',
    'Cable {conductors}{section}',
    'Flexible con frío',
  ),
  trunking: words(
    'Canaleta {brand} {format}, {length-m}, color {colour}',
    'Canaleta con tapa a presión que ordena los cables en la pared.',
    'Tapa a presión',
    'Se puede pintar',
    'Plástico autoextinguible',
  ),
  'distribution-board': words(
    'Cuadro eléctrico {brand}, módulos: {gangs}, {ip-class}, instalación {mount}, color {colour}',
    'Caja con carril, bornas de neutro y tierra y puerta.',
    'Bornas de neutro y tierra',
    'Puerta incluida',
    'Envolvente {ip-class}',
  ),
  'residual-breaker': words(
    'Diferencial {brand} {amperage}, {poles}, {grade}',
    'Diferencial {grade} que corta la corriente ante una fuga y evita descargas.',
    'Botón de prueba',
    'Para carril',
    'Indicador de contactos',
  ),
  'pendant-light': words(
    'Lámpara colgante {brand} {model} Ø {diameter}, {bulb-base}, color {colour}',
    'Lámpara para la mesa con altura regulable. La bombilla {bulb-base} se elige aparte.',
    'Altura ajustable',
    'Para bombilla LED',
    'Florón a juego',
  ),
  'outdoor-light': words(
    'Aplique de exterior {brand} {model}, {lumens}, {colour-temperature}, {ip-class}, color {colour}, clase {energy-class}',
    'Aplique para entrada y terraza que da {lumens} hacia arriba y abajo.',
    'Resiste la lluvia',
    'Luz arriba y abajo',
    'Eficiencia {energy-class}',
  ),
  'led-panel': words(
    'Panel LED {brand} {format}, {lumens}, {colour-temperature}, clase {energy-class}',
    'Panel plano para falso techo, de luz uniforme y sin parpadeo.',
    'No cansa la vista',
    'Fuente incluida',
    'Espesor de 10 mm',
  ),
  'led-strip': words(
    'Tira LED {brand} {length-m}, {power}, {colour-temperature}, {ip-class}',
    'Tira adhesiva para muebles, nichos y techos. Se corta cada 5 cm.',
    'Corte cada 5 cm',
    'Transformador incluido',
    'Dorso adhesivo',
  ),
  'smoke-detector': words(
    'Detector de humo {brand} {model}, {grade}, uds.: {piece-count}',
    'Detector según {grade} que avisa con una señal fuerte. Pila para 10 años.',
    'Pila para 10 años',
    'Botón de ensayo',
    'Alarma de 85 dB',
  ),
  'video-doorbell': words(
    'Videoportero {brand} {model}, alimentación {source}, monitores: {gangs}, color {colour}',
    'Videoportero que enseña la visita en pantalla y en el móvil, también de noche.',
    'Visión nocturna',
    'Aplicación móvil',
    'Graba movimiento',
  ),
};
