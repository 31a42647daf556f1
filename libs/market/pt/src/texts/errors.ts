import type { MarketTexts } from '@materia/market-model';

export const errors = {
  notFoundTitle: 'Não encontrámos esta página',
  notFoundText:
    'O endereço pode ter mudado ou o produto já não está à venda. Use a pesquisa ou volte à página inicial.',
  problemTitle: 'Algo correu mal',
  problemText:
    'A loja tem um problema momentâneo. Tente de novo e, se não resultar, volte dentro de alguns minutos.',
  problemCode: 'Código do erro: {code}',
  busyTitle: 'Demasiados pedidos',
  busyText:
    'A sua rede enviou muitíssimos pedidos no último minuto. Tente novamente dentro de um minuto.',
  unavailableTitle: 'A loja está temporariamente indisponível',
  unavailableText:
    'Estamos a trabalhar para voltar o mais depressa possível. O seu carrinho está guardado.',
  forbiddenTitle: 'Não podemos aceitar este pedido',
  forbiddenText:
    'O formulário foi enviado a partir de outro sítio. Abra a página novamente e volte a tentar.',
  tooLargeTitle: 'Os ficheiros são demasiado grandes',
  tooLargeText:
    'Em conjunto, podem ter no máximo 40 MB. Volte ao formulário, onde continua o que escreveu, e escolha ficheiros mais pequenos.',
  badRequestTitle: 'Não percebemos este pedido',
  badRequestText: 'Verifique o endereço da página ou os dados introduzidos e tente de novo.',
  retry: 'Tentar de novo',
  formKept: 'Não se perdeu nada: guardámos o que escreveu. Volte a enviar dentro de momentos.',
  sendAgain: 'Enviar de novo',
  toHome: 'Ir para a página inicial',
  retryLater: 'Não foi possível concluir a operação. Tente de novo mais tarde.',
  contactStore: 'Se o problema persistir, contacte a sua loja.',
  signInNeeded: 'Inicie sessão para ver esta página.',
  titlePrefix: 'Erro:',
  sessionExpiredKept:
    'A sua sessão expirou. Inicie sessão novamente: recupera o que tinha escrito.',
  sessionExpired: 'A sua sessão expirou',
  addressAutocompleteFail:
    'Não foi possível carregar as sugestões de moradas. Escreva a localidade completa ou o código postal.',
  unknownError: 'Ocorreu um erro desconhecido.',
} as const satisfies MarketTexts['errors'];
