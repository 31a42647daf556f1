import type { MarketTexts } from '@materia/market-model';

export const myData = {
  title: 'Os seus dados',
  lead: 'Aqui pode descarregar tudo o que sabemos de si e eliminar a sua conta.',
  fileTitle: 'Descarregar os seus dados',
  fileText:
    'O ficheiro tem os dados da conta, moradas, encomendas, documentos, listas, opiniões e consentimentos. Abre em qualquer editor de texto e pode ser entregue a outra empresa (formato JSON).',
  fileAction: 'Descarregar o ficheiro com os meus dados',
  fileTooMany:
    'Já foram descarregados vários ficheiros na última hora. Tente novamente daqui a uma hora.',
  fileFailed: 'Não foi possível preparar o ficheiro. Tente novamente dentro de momentos.',
  eraseTitle: 'Eliminar a conta e os dados',
  eraseText:
    'Eliminamo-los de imediato. A confirmação segue para o e-mail da conta, e mais tarde pode criar uma nova conta com o mesmo endereço.',
  goesTitle: 'Eliminamos',
  goesAccount: 'a conta, com a palavra-passe e os dados da empresa',
  goesAddresses: 'as moradas guardadas',
  goesCarts: 'os carrinhos, as listas e os orçamentos',
  goesReviews: 'as suas opiniões sobre produtos',
  goesNewsletter:
    'a newsletter e os avisos de disponibilidade enviados para o e-mail confirmado da conta',
  goesSessions: 'as sessões em todos os dispositivos',
  keptTitle: 'A lei obriga-nos a guardar',
  keptText:
    'Estes dados ficam separados da conta e só servem para o que a lei exige. Também neles apagamos os telefones, os comentários e as indicações de acesso.',
  keptNothing: 'Não temos nada que a lei nos obrigue a guardar: eliminamos tudo.',
  columnWhat: 'O quê',
  columnWhy: 'Porquê',
  columnHow: 'Quanto tempo',
  taxWhat: 'Faturas, talões, pagamentos e reembolsos',
  taxWhy: 'Obrigações fiscais',
  contractsWhat: 'Encomendas: quem, o quê, para onde e por quanto; resoluções do contrato',
  contractsWhy: 'Garantias e reclamações',
  consentWhat: 'Consentimentos da newsletter e a sua retirada',
  consentWhy: 'Prova do consentimento',
  years: { one: '{count} ano', many: '{count} de anos', other: '{count} anos' },
  blockedTitle: 'Primeiro é preciso concluir as compras',
  blockedText:
    'A conta pode ser eliminada quando as encomendas estiverem entregues ou canceladas e as devoluções resolvidas.',
  openOrder: 'A encomenda {number} está em curso',
  blockedMore: 'e mais {count}: ver todas as encomendas',
  unpaidPurchase: 'A compra {number} aguarda pagamento',
  warning:
    'Não é possível voltar atrás. Se quiser guardar os seus dados, descarregue primeiro o ficheiro.',
  password: 'Palavra-passe da conta',
  errorSummary: 'A conta não foi eliminada',
  missing: 'Escreva a palavra-passe da conta.',
  wrongPassword: 'Não é a palavra-passe desta conta.',
  tooMany: 'Demasiadas tentativas. Tente novamente daqui a uma hora.',
  failed: 'Algo correu mal do nosso lado. Tente novamente dentro de momentos.',
  blockedMeanwhile: 'Entretanto surgiu uma compra que é preciso concluir primeiro.',
  eraseAction: 'Eliminar a conta e os dados',
  keepAccount: 'Manter a conta',
  erasedTitle: 'A sua conta foi eliminada',
  erasedText:
    'Enviámos a confirmação para o e-mail da conta. Nela dizemos o que a lei nos obriga a guardar e durante quanto tempo. Os direitos das suas compras mantêm-se.',
  erasedShop: 'Ir para a loja',
} as const satisfies MarketTexts['myData'];
