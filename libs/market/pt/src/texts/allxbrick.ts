import type { MarketTexts } from '@materia/market-model';

/** The partner carrier, which starts from the store nearest to the address. */
export const allxbrick = {
  delivery: 'Entrega pela AllxBrick',
  deliveryText: 'De carrinha a partir da loja mais próxima, até à sua porta.',
  pickup: 'Levantamento com AllxBrick',
  pickupText:
    'Levanta na loja mais próxima da morada indicada. A AllxBrick telefona quando estiver tudo pronto.',
  otherStore: 'Parte da loja mais próxima da morada. Perguntamos antes de a mudar.',
  askTitle: 'Mudar para a loja {store}?',
  askText:
    'A AllxBrick serve {postcode} a partir de {store}. Antes de mudar de loja, mostramos o que muda no carrinho.',
  change: 'Mudar de loja',
  keep: 'Ficar com {store}',
  noStore:
    'Não há nenhuma loja com AllxBrick perto desta morada. Verifique o código postal ou escolha outra forma.',
  errorTitle: 'A AllxBrick não responde',
  error:
    'De momento não é possível verificar a entrega AllxBrick. Tente novamente dentro de instantes ou escolha outra forma.',
  at: 'Levantamento com AllxBrick: {store}',
} as const satisfies MarketTexts['allxbrick'];
