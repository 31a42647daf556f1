import type { HostTexts } from '@materia/market-model';

export const reportMail = {
  subjectReceived: 'Denúncia {receipt}: aviso de receção',
  subjectDecided: 'Denúncia {receipt}: decisão',
  received:
    'Recebemos a sua denúncia de um conteúdo que considera ilegal. Número do processo: {receipt}.',
  decided: 'Já decidimos sobre a sua denúncia n.º {receipt}.',
  address: 'Conteúdo denunciado: {address}',
  next: 'Uma pessoa da nossa equipa vai analisá-la. Comunicaremos a decisão e os motivos para este endereço. Guarde o número do processo.',
  removed: 'Decisão: o conteúdo foi removido.',
  restricted: 'Decisão: o acesso ao conteúdo foi limitado.',
  kept: 'Decisão: o conteúdo mantém-se publicado.',
  statement: 'Fundamentos: {statement}',
  redress:
    'Se não concordar, responda a esta mensagem no prazo de seis meses e outra pessoa voltará a analisar o caso. Pode também recorrer a um organismo certificado de resolução extrajudicial de litígios ou aos tribunais.',
} as const satisfies HostTexts['reportMail'];
