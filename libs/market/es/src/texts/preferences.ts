import type { MarketTexts } from '@materia/market-model';

export const preferences = {
  lead: 'Decide qué te enviamos por correo. Puedes cambiarlo cuando quieras.',
  receiptsTitle: 'Tickets sin papel',
  receiptsText:
    'Para las compras que recoges o pagas en el almacén cuando te identificas con tu cuenta.',
  saleReceipt: 'Ticket digital',
  saleReceiptHint:
    'En lugar de imprimirlo, te lo enviamos por correo. También lo tienes siempre en tus compras.',
  bankCardReceipt: 'Justificante del pago con tarjeta',
  bankCardReceiptHint: 'Va en el mismo correo que el ticket, en lugar de salir del datáfono.',
  save: 'Guardar los tickets',
  saved: 'Hemos guardado cómo quieres recibir los tickets.',
  loadError:
    'Ahora mismo no podemos mostrar tus preferencias de tickets. Inténtalo de nuevo en unos minutos.',
  saveError:
    'Ahora mismo no hemos podido guardar tus preferencias de tickets. Inténtalo de nuevo en unos minutos.',
  newsletterText: 'Los mensajes llegan a {email}. Desmarca todas las casillas para darte de baja.',
  newsletterOpen:
    'La dirección {email} aún no está confirmada. Al guardar te enviaremos un enlace para confirmar el consentimiento.',
  newsletterSave: 'Guardar los consentimientos',
  newsletterSaved: 'Hemos guardado tus consentimientos.',
  newsletterStopped: 'No te enviaremos más el boletín.',
  newsletterToConfirm:
    'Te hemos enviado un enlace. Confirma el consentimiento antes de siete días.',
  newsletterLoadError:
    'Ahora mismo no podemos mostrar tus consentimientos. Inténtalo de nuevo en unos minutos.',
  newsletterFailed:
    'Ahora mismo no hemos podido guardar tus consentimientos. Inténtalo de nuevo en unos minutos.',
  noMobile: 'Para los SMS necesitamos un número de móvil.',
  toProfile: 'Añadir el número en mis datos',
  guestText:
    'Inicia sesión para recibir los tickets por correo en lugar de en papel. Las preferencias se guardan en tu cuenta.',
} as const satisfies MarketTexts['preferences'];
