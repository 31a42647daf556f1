import type { HostTexts } from '@materia/market-model';

export const accountMail = {
  createdSubject: 'A sua conta na {shop}',
  createdTitle: 'A sua conta está pronta',
  createdText:
    'Foi criada uma conta com este endereço na nossa loja. Nela encontra as encomendas, as listas e as faturas.',
  signIn: 'Iniciar sessão',
  notYou: 'Se não foi o seu pedido, escreva para {email} e apagamos a conta.',
  confirmSubject: 'Confirme o seu e-mail na {shop}',
  confirmTitle: 'Confirme o seu e-mail',
  confirmText:
    'Confirme que este endereço de e-mail é seu. A ligação é válida durante 7 dias e só pode ser usada uma vez.',
  confirm: 'Confirmar o meu e-mail',
  resetSubject: 'Nova palavra-passe na {shop}',
  resetTitle: 'Escolha uma nova palavra-passe',
  resetText:
    'Recebemos um pedido de nova palavra-passe para a conta com este endereço. A ligação e o código são válidos durante 24 horas e só podem ser usados uma vez.',
  reset: 'Escolher nova palavra-passe',
  code: 'Código de verificação',
  codeText: 'Escreva este código na página onde pediu a nova palavra-passe.',
  notAsked: 'Se não foi o seu pedido, ignore esta mensagem: a sua palavra-passe não muda.',
  changedSubject: 'A sua palavra-passe na {shop} foi alterada',
  changedTitle: 'Palavra-passe alterada',
  changedText:
    'A palavra-passe da conta com este endereço foi alterada e a sessão foi terminada nos outros dispositivos.',
  changedNotYou: 'Se não foi a sua ação, escolha já uma nova palavra-passe.',
  changeAgain: 'Escolher nova palavra-passe',
  activationSubject: 'A sua conta na {shop} aguarda ativação',
  activationTitle: 'Ative a sua conta',
  activationText:
    'Na nossa loja foi criada uma conta com este endereço. Escolha uma palavra-passe para a usar. A ligação é válida durante 7 dias e só pode ser usada uma vez.',
  activate: 'Ativar a conta',
  notWanted: 'Se não quer esta conta, ignore esta mensagem: sem ativação, a conta não funciona.',
} as const satisfies HostTexts['accountMail'];
