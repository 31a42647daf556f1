import type { HostTexts } from '@materia/market-model';

export const newsletterMail = {
  subjectConfirm: 'Confirme a subscrição da newsletter',
  subjectWelcome: 'Subscrição da newsletter confirmada',
  confirm:
    'Este endereço foi indicado para receber a nossa newsletter. Se foi o seu pedido, confirme-o no prazo de sete dias.',
  confirmButton: 'Confirmar a subscrição',
  ignore: 'Se não foi, não precisa de fazer nada: sem confirmação não enviamos qualquer mensagem.',
  welcome: 'A partir de agora recebe a nossa newsletter neste endereço.',
  stop: 'Pode cancelar todos os envios quando quiser.',
  stopButton: 'Cancelar a newsletter',
} as const satisfies HostTexts['newsletterMail'];
