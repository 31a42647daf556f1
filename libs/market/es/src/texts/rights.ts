import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Tus derechos',
  withdrawal:
    'Tienes {days} días desde que recibas los productos para desistir del contrato sin dar explicaciones. Basta con «Cancelar el pedido» o «Desistir del contrato aquí» en la página del pedido, o con una declaración inequívoca enviada a {email}.',
  form: 'Puedes usar este modelo: «A la atención de {company}, {address}, {email}: por la presente comunico que desisto de mi contrato de venta de los productos del pedido n.º {number}. Fecha de recepción, nombre, dirección y fecha».',
  guarantee:
    'Los productos tienen una garantía legal de conformidad de {years} años desde su entrega: puedes pedir que se reparen o se sustituyan y, si no es posible, una rebaja o la devolución del dinero.',
  formLink: 'Desistimiento y modelo de formulario',
  noticeTitle: 'Garantía legal de conformidad',
  notice:
    'El Derecho de la Unión Europea obliga al vendedor a responder al menos 2 años de la conformidad de los productos nuevos. Aquí son {years} años desde la entrega.',
  noticeHow:
    'Si el producto está defectuoso, no funciona o no es como se anunciaba, puedes pedir gratis que se repare o se sustituya. Si no es posible o tarda demasiado, una rebaja o la devolución del dinero.',
  noticeUntil: 'En este pedido, hasta el {date}.',
  claimShop: 'Acude al almacén {store} o escribe a {email}. Basta con el número de pedido.',
  claimVendor:
    'De estos productos responde el vendedor, {seller}. Escríbenos a {email} y le trasladamos tu reclamación.',
  noticeLink: 'Derechos de los consumidores en la Unión Europea',
  terms: 'Condiciones generales de venta',
  pickupTerms: 'Condiciones de recogida',
} as const satisfies MarketTexts['rights'];
