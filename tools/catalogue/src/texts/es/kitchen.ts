import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const kitchen: DepartmentWords<'kitchen'> = {
  'base-unit': words(
    'Mueble bajo {brand} {collection} {width}, imitación {decor}, acabado {finish}',
    'Mueble de suelo de {width} con bisagras y guías de cierre suave.',
    'Cierre suave',
    'Patas regulables',
    'Módulo de {width}',
  ),
  'wall-unit': words(
    'Mueble alto {brand} {collection} {width}, altura {height}, imitación {decor}',
    'Mueble con baldas regulables y colgadores que se ajustan una vez colgado.',
    'Baldas regulables',
    'Colgadores ocultos',
    'Altura del cuerpo {height}',
  ),
  worktop: words(
    'Encimera {brand} {decor}, {thickness}, {format}',
    'Encimera laminada {decor} de canto redondeado, resistente al vapor y al calor.',
    'No se raya fácilmente',
    'Canto redondeado',
    'Grosor de {thickness}',
  ),
  'kitchen-sink': words(
    'Fregadero {brand} {model}, {format}, {material}, color {colour}, instalación {mount}',
    'Fregadero con escurridor, sifón y rebosadero. La cubeta admite una olla grande.',
    'Sifón incluido',
    'Cubeta honda',
    'Orificio para grifo',
  ),
  oven: words(
    'Horno {brand} {model}, {volume}, color {colour}, clase {energy-class}',
    'Horno de encastre de {volume} con aire caliente y grill.',
    'Aire caliente y grill',
    'Puerta fría',
    'Consumo: clase {energy-class}',
  ),
  hob: words(
    'Placa de inducción {brand} {model} {width}, zonas: {zones}, {power}, color {colour}',
    'Placa de vidrio de {power}: detecta el recipiente y se apaga al retirarlo.',
    'Bloqueo infantil',
    'Aviso de calor residual',
    'Zonas en total: {zones}',
  ),
  'cooker-hood': words(
    'Campana {brand} {model} {width}, {airflow}, {noise}, color {colour}, clase {energy-class}',
    'Campana de {airflow} con luz LED y filtro apto para lavavajillas.',
    'Luz LED',
    'Filtro lavable',
    'Aspira {airflow}',
  ),
  fridge: words(
    'Frigorífico combi {brand} {model} {height}, {volume}, {noise}, color {colour}, clase {energy-class}',
    'Combi de {volume} sin escarcha. La puerta puede abrir a uno u otro lado.',
    'Sin escarcha',
    'Puerta reversible',
    'Funciona a {noise}',
  ),
  dishwasher: words(
    'Lavavajillas {brand} {model} {width}, cubiertos: {place-settings}, {noise}, color {colour}, clase {energy-class}',
    'Lavavajillas con programa corto e inicio diferido. La cesta superior sube y baja.',
    'Programa corto',
    'Inicio diferido',
    'Protección antifugas',
  ),
  'washing-machine': words(
    'Lavadora {brand} {model}, carga {load}, {noise}, color {colour}, clase {energy-class}',
    'Lavadora de carga frontal de {load}, con programa de vapor y motor sin escobillas.',
    'Motor sin escobillas',
    'Programa de vapor',
    'Puerta con seguro infantil',
  ),
};
