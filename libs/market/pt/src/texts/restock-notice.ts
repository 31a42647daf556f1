import type { MarketTexts } from '@materia/market-model';

export const restockNotice = {
  title: 'Aviso de disponibilidade: {product}',
  heading: 'Avisamos quando voltar',
  lead: 'Escrevemos uma única vez, quando puder voltar a ser encomendado: {product}.',
  text: 'Deixe o seu e-mail. Escrevemos uma única vez, quando o produto puder voltar a ser encomendado.',
  email: 'O seu e-mail',
  action: 'Avise-me',
  privacy:
    'O seu e-mail serve apenas para este aviso e é apagado a seguir ou, o mais tardar, ao fim de 180 dias.',
  privacyLink: 'Política de privacidade',
  errorSummary: 'Corrija o endereço',
  notAnEmail: 'Verifique o e-mail.',
  failed: 'Não foi possível guardar o aviso. Tente novamente dentro de momentos.',
  tooMany: 'Demasiados pedidos a partir daqui. Tente novamente dentro de uma hora.',
  doneTitle: 'Só mais um passo',
  doneText: 'Enviámos uma mensagem com uma ligação para {email}. Confirme no prazo de sete dias.',
  toProduct: 'Voltar ao produto',
  confirmTitle: 'Confirme o aviso',
  confirmText: 'Um clique e escrevemos quando o produto puder voltar a ser encomendado.',
  confirmAction: 'Confirmar',
  confirmedTitle: 'Vamos avisar',
  confirmedText: 'Escrevemos uma única vez, quando o produto puder voltar a ser encomendado.',
  stopTitle: 'Cancelar o aviso',
  stopText: 'Apagamos o pedido e o seu e-mail.',
  stopAction: 'Cancelar o aviso',
  stoppedTitle: 'Não vamos escrever',
  stoppedText: 'Apagámos o pedido e o seu e-mail.',
  linkUnknownTitle: 'Esta ligação já não funciona',
  linkUnknownText:
    'O pedido expirou ou foi apagado. Pode pedir o aviso outra vez na página do produto.',
} as const satisfies MarketTexts['restockNotice'];
