import type { MarketTexts } from '@materia/market-model';

export const storeChange = {
  title: 'Cambiar a {store}',
  lead: 'Así cambia tu carrito si eliges {to} en lugar de {from}. Podrás deshacer el cambio.',
  same: 'Sin cambios',
  unavailable: 'No disponible en este almacén: queda en espera en el carrito',
  availableAgain: 'Aquí sí lo hay: vuelve al pedido',
  priceUp: 'El precio sube de {from} a {to}',
  priceDown: 'El precio baja de {from} a {to}',
  quantity: 'La cantidad baja de {from} a {to}',
  availability: 'Otra disponibilidad:',
  promise: 'Otro plazo:',
  total: 'Total: {from} → {to}',
  delivery: 'Entrega más barata: {from} → {to}',
  confirm: 'Elegir {store}',
  keep: 'Seguir con {store}',
  chosen: 'Almacén elegido.',
  done: 'Almacén cambiado. Precios, disponibilidad y plazos ya son del nuevo.',
  undo: 'Deshacer el cambio de almacén',
  undone: 'Hemos deshecho el cambio de almacén. El carrito está como antes.',
  undonePartly:
    'Hemos vuelto al almacén anterior, pero ya no hay todos los productos. Revisa las cantidades.',
} as const satisfies MarketTexts['storeChange'];
