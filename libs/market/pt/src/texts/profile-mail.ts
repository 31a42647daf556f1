import type { HostTexts } from '@materia/market-model';

/** Mails about a change of the e-mail address of an account. */
export const profileMail = {
  confirmSubject: 'Confirme o seu novo e-mail',
  confirmText:
    'Numa conta da nossa loja, este endereço foi indicado como novo e-mail. Confirme-o para que passe a ser usado.',
  confirmButton: 'Confirmar o endereço',
  confirmEnd:
    'A ligação é válida durante 24 horas. Se não foi o seu pedido, ignore esta mensagem: nada muda.',
  noticeSubject: 'Pedido de alteração do e-mail',
  noticeText:
    'Na sua conta foi pedida a alteração do e-mail. Só será feita depois de o novo endereço ser confirmado.',
  noticeNotYou:
    'Se não foi o seu pedido, anule-o na página dos seus dados e altere a palavra-passe. Em caso de dúvida, escreva para {email}.',
  noticeButton: 'Ver os meus dados',
  changedSubject: 'O seu e-mail foi alterado',
  changedText:
    'A sua conta tem agora outro e-mail. Deixamos de enviar para este endereço mensagens sobre a conta.',
  changedNotYou: 'Se não foi o seu pedido, escreva de imediato para {email}.',
} as const satisfies HostTexts['profileMail'];
