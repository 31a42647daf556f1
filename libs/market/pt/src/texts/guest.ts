import type { MarketTexts } from '@materia/market-model';

export const guest = {
  title: 'Como quer fazer a encomenda?',
  lead: 'Pode encomendar sem conta. Se já tem uma, pode iniciar sessão.',
  guest: 'Encomendar sem conta',
  guestText: 'Enviamos a confirmação e os avisos da encomenda para este e-mail.',
  email: 'E-mail',
  emailHint: 'Por exemplo, nome@correio.pt',
  emailMissing: 'Escreva o seu e-mail.',
  emailInvalid:
    'Este e-mail não é válido. Verifique se tem uma arroba e um domínio, como nome@correio.pt.',
  errorSummary: 'Verifique este campo',
  updateFailed: 'Não foi possível guardar o e-mail. Tente novamente.',
  next: 'Continuar sem conta',
  account: 'Já tenho conta',
  accountText:
    'Na sua conta encontra as encomendas, as listas e as faturas num só sítio. O carrinho mantém-se.',
  signIn: 'Iniciar sessão',
  backToCart: 'Voltar ao carrinho',
  orderedAs: 'Encomenda sem conta com o e-mail {email}.',
  changeEmail: 'Alterar o e-mail',
  accountTitle: 'Como quer fazer a encomenda?',
  accountLead:
    'Para encomendar precisa de uma conta. Pode criá-la aqui mesmo, e a morada é pedida com a entrega.',
  newAccount: 'Criar uma conta',
  newAccountText: 'Bastam o nome, o e-mail e uma palavra-passe.',
  newAccountNext: 'Criar a conta e continuar',
  companyAccount: 'Criar uma conta de empresa',
  haveAccount: 'Já tenho conta',
  passwordText:
    'Já temos os dados da encomenda. Escolha apenas uma palavra-passe para a conta {email}.',
  inStoreConfirm:
    'Tem uma hora para confirmar a encomenda com a ligação que enviaremos para {email}.',
  followTitle: 'Acompanhe a encomenda',
  followText:
    'Aqui vê o estado da encomenda sem conta. Mais tarde ou noutro dispositivo, abra-a com a ligação do e-mail de confirmação.',
  follow: 'Ver o estado da encomenda',
  pageTitle: 'A sua encomenda {number}',
  pageLead: 'Esta página é privada: só a vê quem tem a ligação.',
  saveTitle: 'Guarde a encomenda numa conta',
  saveText: 'Assim fica sempre junto das suas outras compras, com as faturas.',
  register: 'Criar uma conta',
  claimText:
    'Iniciou sessão como {email}. Se adicionar a encomenda, esta ligação deixa de funcionar para outras pessoas.',
  claim: 'Adicionar à minha conta',
  gone: 'Esta ligação já não é válida',
  goneText:
    'Pode ter expirado, ou a encomenda está numa conta. Inicie sessão para a ver, ou ligue para a sua loja com o número da encomenda.',
  notOpened: 'Abra a encomenda a partir do e-mail',
  notOpenedText:
    'Esta página só funciona no navegador em que a ligação do nosso e-mail foi aberta. Abra essa ligação outra vez. O navegador tem de aceitar cookies.',
  tooMany:
    'Foram feitas demasiadas encomendas a partir daqui em pouco tempo. Tente de novo mais tarde.',
  checkTitle: 'Só falta a sua confirmação',
  checkText:
    'Enviámos um e-mail para {email}. Confirme nele a encomenda até {date}, às {time}. Até lá guardamos os produtos; depois, a encomenda fica sem efeito.',
  confirmTitle: 'Esta encomenda é sua?',
  confirmText: 'Depois de a confirmar, a loja começa a prepará-la. Paga no levantamento.',
  confirmAction: 'Confirmar a encomenda',
  confirmedTitle: 'Encomenda confirmada',
  confirmedText: 'Obrigado. A loja começa a prepará-la. Paga no levantamento.',
  toOrder: 'Ver a encomenda',
  closedTitle: 'A encomenda expirou',
  closedText:
    'O prazo para confirmar terminou e os produtos voltaram à venda. Pode fazer a encomenda de novo.',
  toShop: 'Voltar à loja',
  confirmFirst: 'Primeiro confirme o e-mail da sua conta e depois adicione a encomenda.',
} as const satisfies MarketTexts['guest'];
