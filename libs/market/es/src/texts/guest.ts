import type { MarketTexts } from '@materia/market-model';

export const guest = {
  title: '¿Cómo quieres hacer el pedido?',
  lead: 'Puedes pedir sin cuenta. También puedes iniciar sesión si ya tienes una.',
  guest: 'Continuar sin cuenta',
  guestText: 'Te enviaremos la confirmación y los avisos del pedido a este correo.',
  email: 'Correo electrónico',
  emailHint: 'Por ejemplo, nombre@correo.es',
  emailMissing: 'Escribe tu correo electrónico.',
  emailInvalid:
    'Este correo no es válido. Revisa que tenga una arroba y un dominio, como nombre@correo.es.',
  errorSummary: 'Revisa este dato',
  updateFailed: 'No hemos podido guardar el correo. Inténtalo de nuevo.',
  next: 'Continuar sin cuenta',
  account: 'Ya tengo cuenta',
  accountText:
    'Con tu cuenta ves tus pedidos, tus listas y tus facturas en un solo sitio. Conservarás el carrito.',
  signIn: 'Iniciar sesión',
  backToCart: 'Volver al carrito',
  orderedAs: 'Pedido sin cuenta con el correo {email}.',
  changeEmail: 'Cambiar el correo',
  accountTitle: '¿Cómo quieres hacer el pedido?',
  accountLead:
    'Para pedir hace falta una cuenta. La creas aquí mismo y la dirección la escribes al elegir la entrega.',
  newAccount: 'Crear una cuenta',
  newAccountText: 'Basta con tu nombre, tu correo y una contraseña.',
  newAccountNext: 'Crear la cuenta y continuar',
  companyAccount: 'Crear una cuenta de empresa',
  haveAccount: 'Ya tengo cuenta',
  passwordText:
    'Los datos del pedido ya los tenemos. Elige solo una contraseña para la cuenta {email}.',
  inStoreConfirm:
    'Tendrás una hora para confirmar el pedido con el enlace que enviaremos a {email}.',
  followTitle: 'Sigue tu pedido',
  followText:
    'Aquí ves el estado del pedido sin cuenta. Más adelante o en otro dispositivo, ábrelo con el enlace del correo de confirmación.',
  follow: 'Ver el estado del pedido',
  pageTitle: 'Tu pedido {number}',
  pageLead: 'Esta página es privada: solo la ve quien tiene el enlace.',
  saveTitle: 'Guarda el pedido en una cuenta',
  saveText: 'Así lo encontrarás siempre junto a tus demás compras, con sus facturas.',
  register: 'Crear una cuenta',
  claimText:
    'Has iniciado sesión como {email}. Si añades el pedido, este enlace dejará de funcionar para otras personas.',
  claim: 'Añadir a mi cuenta',
  gone: 'El enlace ya no es válido',
  goneText:
    'Puede que haya caducado o que el pedido esté en una cuenta. Inicia sesión para verlo, o llama a tu almacén con el número del pedido.',
  notOpened: 'Abre el pedido desde el correo',
  notOpenedText:
    'Esta página solo funciona en el navegador donde se abrió el enlace de nuestro correo. Vuelve a abrir ese enlace. El navegador debe aceptar cookies.',
  tooMany:
    'Se han hecho demasiados pedidos desde aquí en poco tiempo. Vuelve a intentarlo más tarde.',
  checkTitle: 'Solo falta tu confirmación',
  checkText:
    'Hemos enviado un correo a {email}. Confirma en él el pedido antes del {date} a las {time}. Hasta entonces te guardamos los productos; después, el pedido se cancela.',
  confirmTitle: '¿Es tuyo este pedido?',
  confirmText: 'Cuando lo confirmes, el almacén empezará a prepararlo. Pagarás al recogerlo.',
  confirmAction: 'Confirmar el pedido',
  confirmedTitle: 'Pedido confirmado',
  confirmedText: 'Gracias. El almacén empieza a prepararlo. Lo pagas al recogerlo.',
  toOrder: 'Ver el pedido',
  closedTitle: 'El pedido ha caducado',
  closedText:
    'El plazo para confirmarlo ha terminado y los productos vuelven a estar a la venta. Puedes hacer el pedido de nuevo.',
  toShop: 'Seguir comprando',
  confirmFirst: 'Primero confirma el correo de tu cuenta y después añade el pedido.',
} as const satisfies MarketTexts['guest'];
