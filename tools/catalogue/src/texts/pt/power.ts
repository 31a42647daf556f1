import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const power: DepartmentWords<'power'> = {
  'extension-lead': words(
    'Extensão {brand}, tomadas: {gangs}, {conductors}{section}, {length-m}, cor: {colour}',
    'Extensão de {length-m} com terra e proteção para crianças.',
    'Alvéolos com proteção',
    'Cabo {conductors} {section}',
    'Flexível com frio',
  ),
  trunking: words(
    'Calha técnica {brand} {format}, {length-m}, cor: {colour}',
    'Calha com tampa de encaixe que arruma os cabos na parede.',
    'Tampa de encaixe',
    'Pode pintar-se',
    'Plástico que não alimenta a chama',
  ),
  'distribution-board': words(
    'Quadro elétrico {brand}, módulos: {gangs}, {ip-class}, instalação {mount}, cor: {colour}',
    'Caixa com calha, barramentos de neutro e terra e porta.',
    'Barramentos de neutro e terra',
    'Porta incluída',
    'Invólucro {ip-class}',
  ),
  'residual-breaker': words(
    'Interruptor diferencial {brand} {amperage}, {poles}, {grade}',
    'Diferencial {grade} que corta a corrente em caso de fuga e evita choques.',
    'Botão de ensaio',
    'Monta-se em calha',
    'Mostra os contactos',
  ),
  'pendant-light': words(
    'Candeeiro suspenso {brand} {model} Ø {diameter}, {bulb-base}, cor: {colour}',
    'Candeeiro de mesa com altura regulável. A lâmpada {bulb-base} escolhe-se à parte.',
    'Altura à escolha',
    'Para lâmpada LED',
    'Florão a condizer',
  ),
  'outdoor-light': words(
    'Aplique exterior {brand} {model}, {lumens}, {colour-temperature}, {ip-class}, cor: {colour}, classe {energy-class}',
    'Aplique para entrada e terraço que dá {lumens} para cima e para baixo.',
    'Aguenta chuva',
    'Luz para cima e para baixo',
    'Classe {energy-class} de energia',
  ),
  'led-panel': words(
    'Painel LED {brand} {format}, {lumens}, {colour-temperature}, classe {energy-class}',
    'Painel plano para teto falso, com luz uniforme e sem cintilar.',
    'Não cansa os olhos',
    'Fonte incluída',
    'Só 10 mm de espessura',
  ),
  'led-strip': words(
    'Fita LED {brand} {length-m}, {power}, {colour-temperature}, {ip-class}',
    'Fita autocolante para móveis, nichos e tetos. Corta-se de 5 em 5 cm.',
    'Corta-se a cada 5 cm',
    'Com transformador',
    'Verso autocolante',
  ),
  'smoke-detector': words(
    'Detetor de fumo {brand} {model}, {grade}, {piece-count} un.',
    'Detetor conforme {grade} que avisa com sinal forte. Pilha para 10 anos.',
    'Pilha dura 10 anos',
    'Tecla de teste',
    'Alarme a 85 dB',
  ),
  'video-doorbell': words(
    'Videoporteiro {brand} {model}, alimentação {source}, monitores: {gangs}, cor: {colour}',
    'Videoporteiro que mostra a visita no ecrã e no telemóvel, mesmo à noite.',
    'Vê de noite',
    'Aplicação no telemóvel',
    'Grava o movimento',
  ),
};
