import type { HostTexts } from '@materia/market-model';

export const receiptMail = {
  subject: 'Talão da sua compra: {store}',
  text: 'Obrigado pela sua compra. Como escolheu, enviamos o talão sem papel.',
  number: 'Número do talão',
  bought: 'Data da compra',
  total: 'Total',
  paid: 'Pago com',
  action: 'Ver e descarregar o talão',
  change: 'Pode mudar a forma de receber os talões na sua conta, em «Talões e newsletter».',
} as const satisfies HostTexts['receiptMail'];
