import type { MarketTexts } from '@materia/market-model';

export const paymentMethod = {
  accepted: 'Medios de pago',
  card: 'Tarjeta',
  cardText: 'Introducirás los datos de la tarjeta en la página segura de la pasarela de pago.',
  blik: 'BLIK',
  blikText: 'Escribe el código de la aplicación de tu banco y confirma el pago en ella.',
  p24: 'Transferencia (Przelewy24)',
  p24Text: 'En algunos bancos tarda entre {from} y {to} horas. El pedido espera hasta el pago.',
  multibanco: 'Multibanco',
  multibancoText:
    'Recibirás una referencia para pagar en un cajero o en tu banco. Tienes {days} días; empezaremos cuando llegue el pago.',
  mbWay: 'MB WAY',
  mbWayText: 'Indicarás tu móvil y confirmarás el pago en la aplicación MB WAY.',
  bizum: 'Bizum',
  bizumText: 'Indicarás tu móvil y confirmarás el pago en la aplicación de tu banco.',
  paypal: 'PayPal',
  paypalText: 'Iniciarás sesión en PayPal y confirmarás allí el pago.',
  credit: 'Pago a plazos',
  creditText:
    'Lo financia Klarna, para compras de 100 € a 3000 €. En su página verás los plazos y el coste antes de aceptar. Klarna estudia tu solvencia; la respuesta suele ser inmediata.',
  payInStore: 'Pago en el almacén',
  payInStoreText: 'Con tarjeta o en efectivo, al recoger.',
} as const satisfies MarketTexts['paymentMethod'];
