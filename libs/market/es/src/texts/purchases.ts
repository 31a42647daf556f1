import type { MarketTexts } from '@materia/market-model';

export const purchases = {
  title: 'Compras',
  lead: 'Todo lo que compras online y en nuestros almacenes, de lo más reciente a lo más antiguo.',
  period: 'Periodo',
  recent: 'Últimos 3 meses',
  year: 'Año {year}',
  selfServiceOnly: 'Solo cajas de autoservicio',
  show: 'Mostrar',
  emptyTitle: 'No hay compras',
  emptyText: 'En este periodo no hay compras que coincidan con tu selección.',
  online: 'Compra online',
  inStore: 'Caja del almacén',
  selfService: 'Caja de autoservicio',
  boughtOn: 'Compra del {date}',
  more: {
    one: 'y {count} producto más',
    many: 'y {count} de productos más',
    other: 'y {count} productos más',
  },
  pages: 'Páginas de compras',
  unavailableTitle: 'Ahora no podemos mostrar tus compras',
  unavailableText: 'Inténtalo de nuevo dentro de unos minutos.',
  ordersOf: 'Pedidos de esta compra',
  partsLead: 'Comprado de una vez a varios vendedores. Cada uno entrega su parte.',
} as const satisfies MarketTexts['purchases'];
