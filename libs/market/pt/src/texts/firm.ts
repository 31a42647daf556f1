import type { MarketTexts } from '@materia/market-model';

export const firm = {
  title: 'Dados da empresa',
  lead: 'Constam da encomenda e do e-mail, e são vistos por quem a prepara.',
  company: 'Empresa',
  taxNumber: 'NIF',
  quote: 'Orçamento',
  reference: 'A sua referência da encomenda',
  referenceHint:
    'Por exemplo, o número da obra ou da nota de encomenda. No máximo {maximum} caracteres.',
  site: 'Contacto na obra',
  siteHint: 'Se for outra pessoa a receber a entrega, telefonamos a essa pessoa.',
  siteName: 'Nome e apelido',
  sitePhone: 'Telefone',
  siteNameMissing: 'Indique o nome da pessoa na obra.',
  sitePhoneMissing: 'Indique o telefone da pessoa na obra.',
  net: 'total sem IVA',
  unitPrice: 'Preço sem IVA',
  lineTotal: 'Valor sem IVA',
  purchase: 'Compra {number}',
  purchaseNumber: 'Número da compra',
  partOf: 'Encomenda {place} de {count}',
} as const satisfies MarketTexts['firm'];
