import type { HostTexts } from '@materia/market-model';

export const orderMail = {
  subject: 'Encomenda {number}: confirmação',
  greeting: 'Olá, {name}!',
  lead: 'Obrigado pela sua encomenda n.º {number}. Estamos a prepará-la para levantamento.',
  pickupAt: 'Levantamento: {store}, {address}',
  pickupFrom: 'Disponível a {date}, a partir das {time}',
  paid: 'Pagamento: {method}, pago.',
  payInStore: 'O pagamento é feito na loja, no momento do levantamento.',
  line: '{count} × {name}: {amount}',
  fee: 'Taxa de preparação: {amount}',
  pallets: 'Caução de paletes retornáveis: {amount}',
  total: 'Total: {amount} (IVA incluído: {tax})',
  questions: 'Alguma dúvida? Ligue para a loja: {phone}.',
  signature: 'A equipa {shop}',
  leadSent: 'Obrigado pela sua encomenda n.º {number}. Veja quem a entrega e quando.',
  orderOf: 'Encomenda {number}, {seller}',
  deliveredTo: 'Entrega em {address}',
  waitsAt: 'Levantamento: {address}',
  arrives: 'Data de entrega prevista: {date}',
  shipping: 'Custos de envio: {amount}',
  guestPage: 'Acompanhe a encomenda sem conta nesta página:',
} as const satisfies HostTexts['orderMail'];
