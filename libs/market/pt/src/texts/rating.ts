import type { MarketTexts } from '@materia/market-model';

export const rating = {
  label: {
    one: '{average} em 5, {count} opinião',
    many: '{average} em 5, {count} de opiniões',
    other: '{average} em 5, {count} opiniões',
  },
  heading: 'Opiniões dos clientes',
  none: 'Ainda ninguém deu a sua opinião sobre este produto.',
  write: 'Dar a minha opinião',
  all: {
    one: 'Ler {count} opinião',
    many: 'Ler os {count} de opiniões',
    other: 'Ler as {count} opiniões',
  },
  verified: 'Compra confirmada',
  unverified: 'Compra não confirmada',
  writtenBy: '{nickname}, em {date}',
  stars: { one: '{count} estrela', many: '{count} de estrelas', other: '{count} estrelas' },
  howTitle: 'Como verificamos as opiniões',
  howText:
    'Qualquer pessoa com conta na loja pode dar a sua opinião, uma vez por produto. Antes de ser publicada, alguém da nossa equipa lê-a: recusamos insultos, publicidade e dados pessoais, nunca as más notas. A indicação «Compra confirmada» aparece quando o produto foi encomendado a partir dessa mesma conta e a encomenda não foi anulada. Não pagamos por opiniões.',
} as const satisfies MarketTexts['rating'];
