import type { MarketTexts } from '@materia/market-model';

export const companyLookUp = {
  action: 'Procurar os dados da empresa',
  otherwise: 'Enviar',
  source: 'Os dados vêm de um registo público. Pode corrigi-los ou escrevê-los.',
  found: 'Encontrámos a empresa e preenchemos os seus dados. Confirme-os.',
  confirmed: 'O número consta do registo, que não publica o nome. Escreva os dados da empresa.',
  several: 'Há várias empresas com este nome. Escolha a sua.',
  unknown: 'Esta empresa não consta do registo. Confirme o número ou escreva os dados.',
  noAnswer: 'O registo não responde neste momento. Escreva os dados da empresa.',
  nothingTyped: 'Escreva o número da empresa.',
  tooMany: 'Demasiadas pesquisas. Escreva os dados da empresa.',
} as const satisfies MarketTexts['companyLookUp'];
