import type { MarketTexts } from '@materia/market-model';

export const accountMenu = {
  label: 'Menú de la cuenta',
  back: 'Volver a la cuenta',
  overview: 'Resumen de la cuenta',
  information: 'Mis datos personales',
  addresses: 'Mis direcciones',
  company: 'Empresa',
  orders: 'Pedidos',
  pendingOrders: 'Pedidos en curso',
  purchases: 'Mis compras',
  invoices: 'Facturas',
  quotes: 'Presupuestos',
  lists: 'Mis listas',
  data: 'Tus datos y baja',
  club: 'Club M',
  store: 'Mi almacén',
  receipts: 'Tickets y boletín',
  security: 'Acceso y seguridad',
} as const satisfies MarketTexts['accountMenu'];
