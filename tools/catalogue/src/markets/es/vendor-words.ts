import type { VendorWords } from '../demo-market.ts';

/** Vendor profile texts of the market; products in vendor order. */
export const vendorWords: VendorWords = {
  goods: [
    'grifería, lavabos y equipamiento para el baño',
    'áridos, arena y grava con entrega en obra',
    'herramienta manual y eléctrica para el oficio',
    'tarima de exterior, madera estructural y tableros',
    'azulejos, gres y porcelánico',
    'pinturas, barnices y útiles para pintar',
    'cable, mecanismos y cuadros eléctricos',
    'plantas, sustratos y herramientas de jardín',
    'chimeneas, insertables y estufas de leña',
    'tornillos, anclajes y fijaciones por piezas o al peso',
    'parquet, laminado y rodapiés',
    'tejas, canalones y paneles de cubierta',
    'puertas de interior y de entrada a medida',
    'lana mineral, poliestireno y sistemas de aislamiento',
    'tuberías, accesorios y fontanería',
    'cerraduras, manillas y herrajes',
    'muebles de terraza, pérgolas y cenadores',
    'lámparas, apliques y luz de exterior',
    'ventanas, balconeras y persianas',
    'morteros, adhesivos y químicos de construcción',
    'vallas, mallas y puertas de cercado',
    'ferralla, perfiles y mallazo',
    'ropa de trabajo, calzado y protección laboral',
    'riego por goteo, bombas y depósitos',
    'sanitarios, platos de ducha y mamparas',
  ],
  description:
    '{name}, con sede en {city}. Vendemos {goods}. Enviamos en dos días laborables lo que tenemos en almacén y a las preguntas técnicas responde una persona del oficio.',
  returns:
    'Puedes devolver el producto en los 30 días siguientes a la entrega. Como consumidor tienes siempre 14 días naturales para desistir sin dar explicaciones. El envío de vuelta corre de tu cuenta, salvo que el producto llegue dañado o no sea conforme. Te devolvemos el dinero en 14 días por el mismo medio de pago.',
  terms: [
    'El vendedor es {legalName}, {address}, {register}, NIF {taxNumber}, correo {email}. El contrato de compraventa lo celebras con nosotros; Materia gestiona la plataforma y nos transmite el pedido y el pago.',
    'Los precios de cada oferta incluyen el IVA. Los gastos de envío se muestran antes de confirmar la compra. El pedido queda cerrado cuando te lo confirmamos por correo.',
    'Enviamos el producto en el plazo que figura en la oferta. Si no podemos cumplirlo, te avisamos enseguida y puedes cancelar y recuperar todo el importe.',
    'Como consumidor puedes desistir en 14 días naturales desde la entrega. Basta un mensaje a {email} o el formulario de tu cuenta de Materia.',
    'Respondemos de la falta de conformidad durante tres años desde la entrega. Resolvemos las reclamaciones en 14 días; adjunta una foto y el número de pedido.',
    'Usamos tus datos solo para atender el pedido y cumplir las obligaciones fiscales. Puedes acudir a la Junta Arbitral de Consumo de tu comunidad.',
  ],
  zones: ['mainland', 'islands'],
  ecoRegister: { shortName: 'ENV', pattern: 'ENV/2024/#########' },
};
