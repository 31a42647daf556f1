import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Os seus direitos',
  withdrawal:
    'Tem {days} dias a contar da receção dos produtos para resolver o contrato sem indicar o motivo. Basta escolher «Cancelar a encomenda» ou «Devolver produtos» na página da encomenda, ou enviar uma declaração inequívoca para {email}.',
  form: 'Pode usar este modelo: «Para {company}, {address}, {email}: pela presente comunico que resolvo o meu contrato de compra e venda dos produtos da encomenda n.º {number}. Data de receção, nome, morada e data».',
  guarantee:
    'Os produtos têm uma garantia legal de conformidade de 3 anos a contar da entrega: pode pedir a reparação ou a substituição e, em último caso, a redução do preço ou o reembolso.',
  terms: 'Condições gerais de venda',
  pickupTerms: 'Condições de levantamento',
} as const satisfies MarketTexts['rights'];
