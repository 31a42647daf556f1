import type { HostTexts } from '@materia/market-model';

export const withdrawalMail = {
  subject: 'Livre resolução – encomenda {number}',
  received:
    'Recebemos a sua declaração de livre resolução da encomenda {number} em {date}, às {time}. Diz respeito a estes produtos:',
  atOnce: 'Vamos devolver-lhe {amount} pelo mesmo meio com que pagou.',
  onceBack:
    'Vamos devolver-lhe {amount} pelo mesmo meio com que pagou, logo que recebermos os produtos ou uma prova do seu envio. Envie-os ou entregue-os na loja no prazo de 14 dias.',
  inStore:
    'Vamos devolver-lhe {amount} na loja, quando entregar os produtos. Tem 14 dias para o fazer.',
} as const satisfies HostTexts['withdrawalMail'];
