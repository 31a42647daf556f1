import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % em produtos da Materia. Não acumula com outro código nem se aplica a outros vendedores.',
  couponFive: 'Menos 5 na primeira encomenda com este código. Não se aplica a outros vendedores.',
  relayPoint: 'Ponto de levantamento {city} centro',
  threadLate: 'Posso montar isto sem ajuda?',
  threadLateText: 'Bom dia, são precisas ferramentas especiais para a montagem?',
  threadAnswered: 'Entrega num terceiro andar',
  threadAnsweredText: 'Bom dia, o transportador leva o volume até ao terceiro andar?',
  threadAnswer:
    'Bom dia, sim, o transportador entrega à porta de sua casa, também em andares altos.',
  threadDamaged: 'Canto partido',
  threadDamagedText:
    'Ao abrir a embalagem, vi que um canto está partido. Peço o envio de outra unidade.',
} as const satisfies HostTexts['demo'];
