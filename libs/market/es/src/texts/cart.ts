import type { MarketTexts } from '@materia/market-model';

export const cart = {
  title: 'Carrito',
  items: { one: '{count} unidad', many: '{count} unidades', other: '{count} unidades' },
  emptyTitle: 'Tu carrito está vacío',
  emptyText: 'Añade productos y aquí verás sus precios y la fecha de recogida.',
  emptyAction: 'Empezar a comprar',
  emptySignIn: '¿Tienes cuenta? Inicia sesión para ver el carrito que guardaste.',
  summary: 'Resumen',
  checkout: 'Elegir la entrega',
  checkoutSignIn:
    'Para pedir necesitas una cuenta. La creas en el siguiente paso con tu nombre, tu correo y una contraseña.',
  continueShopping: 'Seguir comprando',
  quantityOf: 'Cantidad de {product}',
  update: 'Cambiar',
  updateNamed: 'Cambiar la cantidad de {product}',
  lowerTo: 'Reducir a {quantity}',
  lowerToNamed: 'Reducir a {quantity}: {product}',
  removeNamed: 'Quitar del carrito: {product}',
  more: 'Aumentar la cantidad de {product}',
  less: 'Reducir la cantidad de {product}',
  maximumReached: 'No quedan más unidades disponibles.',
  notANumber: 'Escribe la cantidad con cifras.',
  notAnInteger: 'Escribe un número entero.',
  belowMinimum: 'La cantidad mínima es {minimum}.',
  backToProduct: 'Volver al producto',
  added: 'El producto está en el carrito.',
  updated: 'Hemos cambiado la cantidad.',
  removed: 'Hemos quitado el producto del carrito.',
  undoRemove: 'Recuperar el producto',
  addError:
    'No se ha podido añadir el producto al carrito. Inténtalo de nuevo dentro de un momento.',
  updateError: 'No se ha podido cambiar la cantidad. Inténtalo de nuevo dentro de un momento.',
  deleteError:
    'No se ha podido quitar el producto del carrito. Inténtalo de nuevo dentro de un momento.',
  lineGone:
    'Este producto ya no está en el carrito: puede que se haya quitado en otra ventana. Para comprarlo, añádelo otra vez.',
  getError:
    'No se ha podido mostrar el carrito. Tus productos están a salvo: inténtalo de nuevo dentro de un momento.',
  noOffer: 'Este producto no se puede comprar ahora en el almacén elegido.',
  lockedByQuote:
    'Se está convirtiendo un presupuesto en pedido y el carrito no se puede cambiar ahora.',
  quantityLocked:
    'La cantidad de este producto no se puede cambiar. Solo puedes quitarlo del carrito.',
  noStockAvailable:
    '{product}: sin existencias en este almacén. Te lo guardamos en el carrito, sin sumarlo.',
  setAsideTitle: 'Fuera del pedido',
  setAsideText:
    'Ahora no puedes pedir estos productos, así que no cuentan en el total. Se quedan en el carrito.',
  waitingTitle: 'En espera',
  waitingText:
    '{store} no tiene ahora estos productos. No suman en el total ni se pedirán. Volverán solos al pedido cuando los haya o elijas un almacén que los tenga.',
  waitingPrice: 'Último precio: {price}',
  stockModified: '{product}: solo hay {count} en existencias y hemos ajustado la cantidad.',
  priceIncreased: '{product}: el precio ha subido de {before} a {now}.',
  priceDecreased: '{product}: el precio ha bajado de {before} a {now}.',
  technicalError: '{product}: por un problema técnico lo hemos quitado del carrito.',
  discountRemoved: '{product}: la promoción ha terminado.',
  merged: 'Hemos unido este carrito con los productos que tenías guardados en tu cuenta.',
  mergedInPart:
    'Hemos unido este carrito con el de tu cuenta, pero no cabían todos los productos. Añade los que faltan en otro pedido.',
  connect: 'Inicia sesión para conservar el carrito y ver tus precios.',
  connectAction: 'Iniciar sesión',
  notices: 'Cambios en el carrito',
  closeNotice: 'Cerrar el aviso',
  showcaseTitle: 'Almacén sin venta online',
  showcaseText: '{store} no admite pedidos online. Elige otro almacén para hacer tu pedido.',
  weight: 'Peso del pedido: {kilograms} kg',
  chooseStore: 'Elegir almacén',
} as const satisfies MarketTexts['cart'];
