import type { MarketTexts } from '@materia/market-model';

export const cart = {
  title: 'Carrinho',
  items: { one: '{count} artigo', many: '{count} artigos', other: '{count} artigos' },
  emptyTitle: 'O seu carrinho está vazio',
  emptyText: 'Adicione produtos e verá aqui os preços e a data de levantamento.',
  emptyAction: 'Começar a comprar',
  emptySignIn: 'Já tem conta? Inicie sessão para ver o carrinho que guardou.',
  summary: 'Resumo',
  checkout: 'Escolher a entrega',
  checkoutSignIn:
    'Precisa de uma conta para encomendar. Pode criá-la no passo seguinte com o nome, o e-mail e uma palavra-passe.',
  continueShopping: 'Continuar a comprar',
  quantityOf: 'Quantidade: {product}',
  update: 'Alterar',
  updateNamed: 'Alterar a quantidade: {product}',
  lowerTo: 'Reduzir para {quantity}',
  lowerToNamed: 'Reduzir para {quantity}: {product}',
  removeNamed: 'Remover do carrinho: {product}',
  more: 'Aumentar a quantidade de {product}',
  less: 'Diminuir a quantidade de {product}',
  maximumReached: 'Total máximo atingido!',
  notANumber: 'Escreva a quantidade em algarismos.',
  notAnInteger: 'Escreva um número inteiro.',
  belowMinimum: 'A quantidade mínima é {minimum}.',
  backToProduct: 'Voltar ao produto',
  added: 'O produto está no carrinho.',
  updated: 'Alterámos a quantidade.',
  removed: 'Removemos o produto do carrinho.',
  undoRemove: 'Repor o produto',
  addError: 'Erro ao adicionar o produto ao encomenda',
  updateError: 'Não foi possível alterar a quantidade. Tente novamente dentro de instantes.',
  deleteError:
    'Não foi possível remover o produto do carrinho. Tente novamente dentro de instantes.',
  lineGone:
    'Este produto já não está no carrinho: pode ter sido removido noutra janela. Para o comprar, adicione-o de novo.',
  getError:
    'Não foi possível mostrar o carrinho. Os seus produtos estão guardados: tente novamente dentro de instantes.',
  noOffer: 'De momento não é possível comprar este produto na loja escolhida.',
  lockedByQuote:
    'Um orçamento está a ser convertido em encomenda e o carrinho não pode ser alterado agora.',
  quantityLocked:
    'A quantidade deste produto não pode ser alterada. Só pode removê-lo do carrinho.',
  noStockAvailable:
    '{product}: sem stock nesta loja. Fica à espera no carrinho e não conta para o total.',
  setAsideTitle: 'Fora da encomenda',
  setAsideText:
    'Estes produtos não podem ser encomendados agora, por isso não contam no total. Ficam no carrinho.',
  waitingTitle: 'À espera',
  waitingText:
    '{store} não tem estes produtos neste momento. Não contam para o total nem serão encomendados. Voltam sozinhos assim que houver stock ou se escolher uma loja que os tenha.',
  waitingPrice: 'Último preço: {price}',
  stockModified: '{product}: só há {count} em stock e ajustámos a quantidade.',
  priceIncreased: '{product}: o preço subiu de {before} para {now}.',
  priceDecreased: '{product}: o preço desceu de {before} para {now}.',
  technicalError: '{product}: por um problema técnico, removemo-lo do carrinho.',
  discountRemoved: '{product}: a promoção terminou.',
  merged: 'Juntámos este carrinho aos produtos guardados na sua conta.',
  mergedInPart:
    'Juntámos este carrinho ao da sua conta, mas não cabiam todos os produtos. Adicione os que faltam noutra encomenda.',
  connect: 'Inicie sessão para guardar o carrinho e ver os seus preços.',
  connectAction: 'Iniciar sessão',
  notices: 'Alterações no carrinho',
  closeNotice: 'Fechar a mensagem',
  showcaseTitle: 'Loja sem venda online',
  showcaseText: '{store} não aceita encomendas online. Escolha outra loja para encomendar.',
  weight: 'Peso da encomenda: {kilograms} kg',
  chooseStore: 'Escolher loja',
} as const satisfies MarketTexts['cart'];
