import type { MarketTexts } from '@materia/market-model';

export const myData = {
  title: 'Tus datos',
  lead: 'Aquí puedes descargar todo lo que sabemos de ti y eliminar tu cuenta.',
  fileTitle: 'Descargar tus datos',
  fileText:
    'El archivo contiene los datos de tu cuenta, direcciones, pedidos, documentos, listas, opiniones y consentimientos. Puedes abrirlo con cualquier editor de texto o entregarlo a otra empresa (formato JSON).',
  fileAction: 'Descargar el archivo con mis datos',
  fileTooMany:
    'Ya has descargado varios archivos en la última hora. Inténtalo de nuevo dentro de una hora.',
  fileFailed: 'No hemos podido preparar el archivo. Inténtalo de nuevo dentro de un momento.',
  eraseTitle: 'Eliminar la cuenta y los datos',
  eraseText:
    'Los eliminamos al momento. Recibirás la confirmación en el correo de la cuenta, y más adelante podrás crear otra cuenta con esa misma dirección.',
  goesTitle: 'Eliminaremos',
  goesAccount: 'la cuenta, con su contraseña y los datos de empresa',
  goesAddresses: 'las direcciones guardadas',
  goesCarts: 'los carritos, las listas y los presupuestos',
  goesReviews: 'tus opiniones sobre productos',
  goesNewsletter:
    'el boletín y los avisos de disponibilidad enviados al correo confirmado de la cuenta',
  goesSessions: 'las sesiones abiertas en todos tus dispositivos',
  keptTitle: 'La ley nos obliga a conservar',
  keptText:
    'Estos datos quedarán bloqueados y separados de la cuenta. Solo los usaremos para lo que exige la ley. También borraremos de ellos los teléfonos, los comentarios y las indicaciones para llegar.',
  keptNothing: 'No tenemos nada que la ley nos obligue a conservar: lo eliminaremos todo.',
  columnWhat: 'Qué',
  columnWhy: 'Por qué',
  columnHow: 'Cuánto tiempo',
  taxWhat: 'Facturas, tickets, pagos y reembolsos',
  taxWhy: 'Normativa mercantil y fiscal',
  contractsWhat: 'Pedidos: quién, qué, adónde y por cuánto; desistimientos',
  contractsWhy: 'Garantías y reclamaciones',
  consentWhat: 'Consentimientos del boletín y su retirada',
  consentWhy: 'Prueba del consentimiento',
  years: { one: '{count} año', many: '{count} de años', other: '{count} años' },
  blockedTitle: 'Antes tienes que terminar tus compras',
  blockedText:
    'Podrás eliminar la cuenta cuando los pedidos estén entregados o cancelados y las devoluciones, resueltas.',
  openOrder: 'El pedido {number} está en curso',
  blockedMore: 'y {count} más: ver todos los pedidos',
  unpaidPurchase: 'La compra {number} está pendiente de pago',
  warning: 'No se puede deshacer. Si quieres guardar tus datos, descarga antes el archivo.',
  password: 'Contraseña de la cuenta',
  errorSummary: 'No hemos eliminado la cuenta',
  missing: 'Escribe la contraseña de la cuenta.',
  wrongPassword: 'No es la contraseña de esta cuenta.',
  tooMany: 'Demasiados intentos. Vuelve a probar dentro de una hora.',
  failed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  blockedMeanwhile: 'Mientras tanto ha surgido una compra que hay que terminar antes.',
  eraseAction: 'Eliminar la cuenta y los datos',
  keepAccount: 'Conservar la cuenta',
  erasedTitle: 'Hemos eliminado tu cuenta',
  erasedText:
    'Te hemos enviado la confirmación al correo de la cuenta. En ella te decimos qué nos obliga a conservar la ley y durante cuánto tiempo. Mantienes los derechos de tus compras.',
  erasedShop: 'Ir a la página de inicio',
} as const satisfies MarketTexts['myData'];
