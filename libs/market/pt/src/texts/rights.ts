import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Os seus direitos',
  withdrawal:
    'Tem {days} dias a contar da receção dos produtos para resolver o contrato sem indicar o motivo. Basta escolher «Cancelar a encomenda» ou «Retrate-se do contrato aqui» na página da encomenda, ou enviar uma declaração inequívoca para {email}.',
  form: 'Pode usar este modelo: «Para {company}, {address}, {email}: pela presente comunico que resolvo o meu contrato de compra e venda dos produtos da encomenda n.º {number}. Data de receção, nome, morada e data».',
  guarantee:
    'Os produtos têm uma garantia legal de conformidade de {years} anos a contar da entrega: pode pedir a reparação ou a substituição e, em último caso, a redução do preço ou o reembolso.',
  formLink: 'Livre resolução e modelo de formulário',
  noticeTitle: 'Garantia legal de conformidade',
  notice:
    'Por força do direito da União Europeia, o vendedor responde durante 2 anos, no mínimo, pela conformidade dos produtos novos. Aqui são {years} anos a contar da entrega.',
  noticeHow:
    'Se o produto tiver defeito, não funcionar ou não corresponder ao anunciado, pode pedir gratuitamente a reparação ou a substituição. Se for impossível ou demorar demasiado, a redução do preço ou o reembolso.',
  noticeUntil: 'Nesta encomenda, até {date}.',
  claimShop: 'Dirija-se à loja {store} ou escreva para {email}. Basta o número da encomenda.',
  claimVendor:
    'Por estes produtos responde o vendedor, {seller}. Escreva-nos para {email} e transmitimos-lhe a reclamação.',
  noticeLink: 'Direitos dos consumidores na União Europeia',
  terms: 'Condições gerais de venda',
  pickupTerms: 'Condições de levantamento',
} as const satisfies MarketTexts['rights'];
