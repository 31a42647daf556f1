import type { MarketTexts } from '@materia/market-model';

export const errors = {
  notFoundTitle: 'No encontramos esta página',
  notFoundText:
    'Puede que la dirección haya cambiado o que el producto ya no esté a la venta. Usa el buscador o vuelve al inicio.',
  problemTitle: 'Algo ha salido mal',
  problemText:
    'La web tiene un problema momentáneo. Inténtalo de nuevo y, si no funciona, vuelve dentro de unos minutos.',
  problemCode: 'Código: {code}',
  busyTitle: 'Demasiadas peticiones',
  busyText:
    'Desde tu red han llegado muchísimas peticiones en el último minuto. Vuelve a intentarlo dentro de un minuto.',
  unavailableTitle: 'La web no está disponible en este momento',
  unavailableText: 'Estamos trabajando para volver cuanto antes. Tu carrito está a salvo.',
  forbiddenTitle: 'No podemos aceptar esta petición',
  forbiddenText:
    'El formulario se ha enviado desde fuera de nuestra web. Abre la página de nuevo e inténtalo otra vez.',
  tooLargeTitle: 'Los archivos son demasiado grandes',
  tooLargeText:
    'Juntos pueden ocupar 40 MB como máximo. Vuelve al formulario, donde sigue lo que has escrito, y elige archivos más pequeños.',
  badRequestTitle: 'No entendemos esta petición',
  badRequestText: 'Revisa la dirección de la página o los datos introducidos e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  formKept:
    'No se ha perdido nada: conservamos lo que has escrito. Vuelve a enviarlo dentro de un momento.',
  sendAgain: 'Enviar de nuevo',
  toHome: 'Ir al inicio',
  retryLater: 'No se ha podido completar la operación. Inténtalo de nuevo más tarde.',
  contactStore: 'Si el problema continúa, contacta con tu almacén.',
  signInNeeded: 'Inicia sesión para ver esta página.',
  titlePrefix: 'Error:',
  sessionExpiredKept:
    'Tu sesión ha caducado. Inicia sesión de nuevo y recuperarás lo que habías escrito.',
  sessionExpired: 'Tu sesión ha expirado',
  addressAutocompleteFail:
    'No hemos podido cargar las sugerencias. Escribe la localidad completa o el código postal.',
  unknownError: 'Se ha producido un error desconocido.',
} as const satisfies MarketTexts['errors'];
