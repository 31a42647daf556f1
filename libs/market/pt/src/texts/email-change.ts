import type { MarketTexts } from '@materia/market-model';

/** The page behind the link to a new e-mail address of an account. */
export const emailChange = {
  title: 'Novo e-mail',
  text: 'Confirme que a conta deve usar o endereço a que esta mensagem chegou.',
  action: 'Confirmar o novo endereço',
  doneTitle: 'E-mail alterado',
  doneText: 'A partir de agora inicia sessão com {email}.',
  toAccount: 'Ir para a minha conta',
  goneTitle: 'Esta ligação já não serve',
  goneText:
    'A ligação é válida durante 24 horas e uma só vez. Pode pedir outra na página dos seus dados.',
  takenTitle: 'Este endereço já tem uma conta',
  takenText: 'Inicie sessão nela ou escolha outro endereço para esta conta.',
  tooMany: 'Demasiadas tentativas. Tente de novo mais tarde.',
  failed: 'Não foi possível alterar o endereço. Tente de novo daqui a pouco.',
} as const satisfies MarketTexts['emailChange'];
