import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % en productos de Materia. No se combina con otro código ni vale para otros vendedores.',
  couponFive: '5 menos en el primer pedido con este código. No vale para otros vendedores.',
  relayPoint: 'Punto de recogida {city} centro',
  threadLate: '¿Puedo montarlo sin ayuda?',
  threadLateText: 'Buenos días: ¿hacen falta herramientas especiales para el montaje?',
  threadAnswered: 'Entrega en un tercer piso',
  threadAnsweredText: 'Buenos días: ¿el transportista sube el paquete a un tercer piso?',
  threadAnswer:
    'Buenos días: sí, el transportista lo entrega en la puerta de su casa, también en pisos altos.',
  threadDamaged: 'Esquina rota',
  threadDamagedText:
    'Al abrir el paquete he visto que una esquina está rota. Quiero recibir otra unidad.',
} as const satisfies HostTexts['demo'];
