import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const kitchen: DepartmentWords<'kitchen'> = {
  'base-unit': words(
    'Móvel inferior {brand} {collection} {width}, padrão {decor}, acabamento {finish}',
    'Móvel de chão com {width}, dobradiças e calhas de fecho suave.',
    'Fecho suave',
    'Pés niveladores',
    'Módulo com {width}',
  ),
  'wall-unit': words(
    'Móvel superior {brand} {collection} {width}, altura {height}, padrão {decor}',
    'Móvel com prateleiras reguláveis e suportes que se afinam depois de pendurado.',
    'Prateleiras ajustáveis',
    'Suportes ocultos',
    'Corpo com {height}',
  ),
  worktop: words(
    'Bancada {brand} {decor}, {thickness}, {format}',
    'Bancada laminada {decor} de aresta redonda, resistente ao vapor e ao calor.',
    'Difícil de riscar',
    'Aresta redonda',
    'Espessura do tampo {thickness}',
  ),
  'kitchen-sink': words(
    'Lava-loiça {brand} {model}, {format}, {material}, cor: {colour}, instalação {mount}',
    'Lava-loiça com escorredor, sifão e ladrão. A cuba leva uma panela grande.',
    'Com sifão',
    'Cuba funda',
    'Furo de torneira feito',
  ),
  oven: words(
    'Forno {brand} {model}, {volume}, cor: {colour}, classe {energy-class}',
    'Forno de encastrar com {volume}, ar quente e grelhador.',
    'Ar quente e grelhador',
    'Porta fria',
    'Gasto de energia {energy-class}',
  ),
  hob: words(
    'Placa de indução {brand} {model} {width}, zonas: {zones}, {power}, cor: {colour}',
    'Placa de vidro com {power}: deteta o tacho e desliga quando ele sai.',
    'Bloqueio para crianças',
    'Avisa do calor residual',
    'Total de zonas: {zones}',
  ),
  'cooker-hood': words(
    'Exaustor {brand} {model} {width}, {airflow}, {noise}, cor: {colour}, classe {energy-class}',
    'Exaustor de {airflow} com luz LED e filtro que vai à máquina.',
    'Com luz LED',
    'Filtro que se lava',
    'Extrai {airflow}',
  ),
  fridge: words(
    'Frigorífico combinado {brand} {model} {height}, {volume}, {noise}, cor: {colour}, classe {energy-class}',
    'Combinado de {volume} que não faz gelo. A porta abre para os dois lados.',
    'Não faz gelo',
    'Porta com troca de lado',
    'Trabalha a {noise}',
  ),
  dishwasher: words(
    'Máquina de lavar loiça {brand} {model} {width}, talheres: {place-settings}, {noise}, cor: {colour}, classe {energy-class}',
    'Máquina com ciclo curto e início diferido. O cesto de cima sobe e desce.',
    'Ciclo rápido',
    'Arranque diferido',
    'Segurança contra fugas',
  ),
  'washing-machine': words(
    'Máquina de lavar roupa {brand} {model}, carga {load}, {noise}, cor: {colour}, classe {energy-class}',
    'Máquina de carga frontal para {load}, com vapor e motor sem escovas.',
    'Motor sem escovas',
    'Programa a vapor',
    'Porta segura para crianças',
  ),
};
