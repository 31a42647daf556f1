import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const workwear: DepartmentWords<'workwear'> = {
  'safety-shoe': words(
    'Calçado de segurança {brand} {model} {protection}, corte {cut}, cor: {colour}, n.º {shoe-size}',
    'Calçado {protection} com biqueira que protege os dedos e sola resistente ao óleo.',
    'Com biqueira',
    'Sola que não escorrega',
    'Forro que respira',
  ),
  'work-trousers': words(
    'Calças de trabalho {brand} {model}, cor: {colour}, tamanho {clothing-size}',
    'Calças de tecido forte e elástico, com bolsos para joelheiras e ferramentas.',
    'Bolsos para joelheiras',
    'Zonas com elasticidade',
    'Costura tripla',
  ),
  'work-jacket': words(
    'Casaco de trabalho {brand} {model}, cor: {colour}, tamanho {clothing-size}',
    'Casaco que protege do vento e da chuva. O capuz sai e os punhos ajustam-se.',
    'Capuz que se tira',
    'Pormenores refletores',
    'Bolso para telemóvel',
  ),
  'hi-vis-vest': words(
    'Colete refletor {brand} {grade}, cor: {colour}, tamanho {clothing-size}, {piece-count} un.',
    'Colete {grade} com faixas refletoras, visível de dia e de noite.',
    'Fecho de velcro resistente',
    'Pode lavar-se a 40 °C',
    'Faixas refletoras',
  ),
  'work-glove': words(
    'Luvas de trabalho {brand} {material}, {grade}, cor: {colour}, tamanho {clothing-size}, pares: {piece-count}',
    'Luvas justas à mão que protegem do atrito. O punho não deixa entrar sujidade.',
    'Pega firme',
    'Punho com elástico',
    'Marcação {grade}',
  ),
  'safety-helmet': words(
    'Capacete de obra {brand} {model}, {grade}, cor: {colour}',
    'Capacete com ajuste de roda e ventilação. Aceita auriculares e viseira.',
    'Ajuste por roda',
    'Com ventilação',
    'Aceita auriculares',
  ),
  'safety-glasses': words(
    'Óculos de proteção {brand} {model}, {grade}, cor da lente: {colour}, {piece-count} un.',
    'Óculos leves de policarbonato que travam as aparas e não embaciam.',
    'Não embaciam',
    'Não riscam',
    'Pesam menos de 30 g',
  ),
  'ear-defender': words(
    'Auriculares antirruído {brand} {model}, {noise}, cor: {colour}',
    'Auriculares que reduzem o ruído em {noise}. Arco almofadado e almofadas substituíveis.',
    'Reduzem {noise}',
    'Dobráveis',
    'Almofadas substituíveis',
  ),
  'dust-mask': words(
    'Máscara {brand} {model} {grade}, {piece-count} un.',
    'Máscara filtrante {grade} contra o pó. A mola do nariz adapta-se à cara.',
    'Mola de nariz',
    'Rebordo macio',
    'Filtra na classe {grade}',
  ),
  'fall-harness': words(
    'Arnês antiqueda {brand} {model}, {grade}, tamanho {clothing-size}',
    'Arnês com fivelas automáticas e argola nas costas, conforme {grade}.',
    'Fivelas automáticas incluídas',
    'Ombros almofadados',
    'De acordo com {grade}',
  ),
  'first-aid-kit': words(
    'Estojo de primeiros socorros {brand} {grade}, peças: {piece-count}, cor: {colour}',
    'Estojo conforme {grade} em mala rígida com suporte de parede.',
    'Com suporte de parede',
    'Divisórias visíveis',
    'Instruções no interior',
  ),
};
