import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Tus derechos',
  withdrawal:
    'Tienes {days} días desde que recibas los productos para desistir del contrato sin dar explicaciones. Basta con «Cancelar el pedido» o «Devolver productos» en la página del pedido, o con una declaración inequívoca enviada a {email}.',
  form: 'Puedes usar este modelo: «A la atención de {company}, {address}, {email}: por la presente comunico que desisto de mi contrato de venta de los productos del pedido n.º {number}. Fecha de recepción, nombre, dirección y fecha».',
  guarantee:
    'Los productos tienen una garantía legal de conformidad de 3 años desde su entrega: puedes pedir que se reparen o se sustituyan y, si no es posible, una rebaja o la devolución del dinero.',
  terms: 'Condiciones generales de venta',
  pickupTerms: 'Condiciones de recogida',
} as const satisfies MarketTexts['rights'];
