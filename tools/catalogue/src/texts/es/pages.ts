import type { ContentTexts } from '../../content/content-texts.ts';
import { page } from '../../content/content-texts.ts';

/** Pages of editors in Spanish. */
export const pages: ContentTexts['pages'] = {
  services: page(
    'Servicios',
    'Recogida en almacén, entrega en obra, alquiler de maquinaria, hormigón y taller de color en los almacenes Materia.',
    '<p>El material es la mitad del trabajo. La otra mitad te la ponemos fácil: preparamos el pedido, lo llevamos a la obra, cortamos tableros, hacemos el color que buscas y alquilamos la máquina. Elige un servicio y mira en qué almacenes lo tienes.</p>',
  ),
  drive: page(
    'Recogida en almacén',
    'Compra online y pasa a las dos horas. Cargamos el pedido en tu vehículo.',
    '<h2>Cómo funciona</h2><ol><li>Elige almacén y llena el carrito.</li><li>Al tramitar el pedido, elige la recogida en almacén y la hora.</li><li>Espera el aviso de que está listo: lo normal son dos horas de almacén abierto.</li><li>Entra por el carril de recogida y di el número de pedido. Cargamos nosotros.</li></ol><h2>Conviene saber</h2><ul><li>La recogida cuesta desde 6,00 €, por la preparación del pedido.</li><li>El pedido te espera tres días laborables.</li><li>Si llevas palés, ven con caja abierta o pide la <a href="{page:site-delivery}">entrega en obra</a>.</li></ul>',
  ),
  delivery: page(
    'Entrega a domicilio',
    'Por mensajería o con nuestro camión: plazos, precio y descarga.',
    '<p>Los pedidos pequeños viajan por mensajería y los grandes salen del almacén más cercano. El plazo está en cada producto y el precio exacto en el carrito, antes de pagar.</p><table><caption>Plazos orientativos</caption><thead><tr><th scope="col">Envío</th><th scope="col">Plazo</th></tr></thead><tbody><tr><td>Paquete de hasta 30 kg</td><td>1 o 2 días laborables</td></tr><tr><td>Palé</td><td>De 2 a 4 días laborables</td></tr><tr><td>Producto bajo pedido</td><td>Según su ficha</td></tr></tbody></table><p>Se descarga a pie de calle. Revisa la mercancía con el conductor y anota los daños en el albarán. En Canarias, el pedido lleva IGIC y despacho aduanero.</p>',
  ),
  'site-delivery': page(
    'Entrega en obra',
    'Camión grúa para palés, ferralla y viguetas, hasta el pie del tajo.',
    '<p>Llevamos palés de ladrillo, ferralla, viguetas y teja. El camión grúa deja la carga hasta a 12 metros de la calzada.</p><h2>Qué hay que tener listo</h2><ul><li>Acceso de 3,5 m y firme para 26 toneladas.</li><li>Zona de descarga sin cables por encima.</li><li>Alguien que reciba y firme el albarán.</li></ul><p>Fecha y precio te los da el almacén donde compras. Con las empresas fijamos días de reparto.</p>',
  ),
  'tool-rental': page(
    'Alquiler de maquinaria',
    'Compactadoras, martillos, andamios y deshumidificadores por horas, días o semanas.',
    '<p>La máquina de un fin de semana no tiene por qué ser tuya. Alquilamos compactadoras, martillos demoledores, cortadoras, andamios, grupos electrógenos y deshumidificadores.</p><h2>Condiciones</h2><ul><li>DNI o NIE y fianza; a las empresas les basta el NIF.</li><li>El día cuenta desde la hora de salida.</li><li>Te enseñamos a usarla y te damos las normas de seguridad.</li></ul><p>Pregunta por teléfono en tu almacén qué fechas quedan libres.</p>',
  ),
  'concrete-floor': page(
    'Forjado de viguetas a medida',
    'Calculamos viguetas, bovedillas y hormigón para el forjado de tu casa.',
    '<p>Trae la planta o el proyecto. El equipo de estructura elige intereje, bovedilla y armado, y el fabricante firma el cálculo.</p><h2>Qué te llevas</h2><ul><li>el plano de montaje con las viguetas numeradas,</li><li>el presupuesto con transporte,</li><li>la entrega en el orden de colocación.</li></ul><p>Solemos tardar cuatro días laborables en el cálculo.</p>',
  ),
  'concrete-mixer': page(
    'Hormigón en camión',
    'Hormigón preparado desde 1 m³, también los sábados, con bomba o canaleta.',
    '<p>Pedimos el hormigón a plantas cercanas a tu obra. Cuéntanos qué vas a hormigonar y elegimos resistencia, consistencia y aditivos.</p><table><thead><tr><th scope="col">Uso</th><th scope="col">Tipo</th></tr></thead><tbody><tr><td>Limpieza bajo cimentación</td><td>HL-150</td></tr><tr><td>Zapatas y muros</td><td>HA-25</td></tr><tr><td>Forjados y escaleras</td><td>HA-25 fluida</td></tr><tr><td>Soleras y rampas</td><td>HA-30</td></tr></tbody></table><p>La víspera confirmamos la hora. Para descargar un camión de 8 m³ tienes 45 minutos incluidos.</p>',
  ),
  'colour-workshop': page(
    'Taller de color',
    'Dos mil tonos, muestras y pinturas a juego con una tela.',
    '<p>Trae un trozo de papel, una tela o la referencia de una carta. El lector mide el tono y la máquina prepara la pintura en unos minutos.</p><ul><li>pinturas de pared y fachada, esmaltes y lasures,</li><li>muestra de medio litro para verla en tu pared,</li><li>fórmula guardada, por si dentro de un año necesitas más.</li></ul><p>Empieza por elegir el tipo en <a href="{category:paint}">Pintura</a>.</p>',
  ),
  faq: page(
    'Preguntas frecuentes',
    'Pedidos, recogida, entrega, devoluciones y cuenta: lo que más nos preguntáis.',
    '<p>¿No encuentras tu respuesta? Llama a tu almacén: el teléfono está en su página.</p>',
  ),
  kitchens: page(
    'Cocinas',
    'Proyecto de cocina con asesor: medidas, plano y presupuesto sin coste.',
    '<p>Pide cita con el proyectista. En una hora tienes el plano de tu cocina con precio de muebles, encimera y electrodomésticos.</p><ol><li>Mide la estancia y marca agua, gas y enchufes.</li><li>Trae fotos de lo que te gusta.</li><li>Elige frentes y encimera con la muestra en la mano.</li><li>Antes de fabricar, medimos nosotros.</li></ol><p>Los electrodomésticos de integrar están en <a href="{category:kitchen}">Cocina</a>.</p>',
  ),
  catalogue: page(
    'Catálogo',
    'El catálogo de construcción del año: soluciones desde la cimentación hasta la cubierta.',
    '<p>El catálogo reúne los sistemas que más piden nuestros profesionales: fachada con SATE, cubierta inclinada y plana, trasdosados y ducha a ras de suelo. Cada sistema trae la lista de materiales y el consumo por metro.</p><p>Lo tienes gratis en papel en el mostrador de cualquier almacén.</p>',
  ),
  leaflet: page(
    'Folleto',
    'Las ofertas del mes en almacén y online.',
    '<p>El folleto recoge los productos rebajados del mes. El precio es el mismo online, y junto a cada rebaja indicamos el precio más bajo de los últimos 30 días.</p><p>Cada almacén tiene sus precios: empieza por elegir el tuyo.</p>',
  ),
  terms: page(
    'Condiciones generales de venta',
    'Pedido, pago, entrega, desistimiento, garantía y opiniones.',
    '<h2>1. Vendedor y pedido</h2><p>Los productos de Materia los vende {company:legalName} Los de otros vendedores se los compras a ellos; su nombre figura en la oferta. El contrato se perfecciona cuando confirmamos el pedido por correo electrónico.</p><h2>2. Precios y pago</h2><p>Los precios incluyen IVA, o IGIC en Canarias. Dependen del almacén elegido y valen los del momento del pedido. En las rebajas indicamos el precio más bajo de los 30 días anteriores.</p><h2>3. Desistimiento</h2><p>Como consumidor puedes desistir de una compra online en los {days:withdrawal} días siguientes a la entrega, sin dar motivos. No se aplica a lo hecho a medida, como la pintura de color o el tablero cortado. Devolvemos el dinero en 14 días. Además, todos los almacenes aceptan durante {days:return} días lo que no hayas usado.</p><h2>4. Garantía</h2><p>Los productos nuevos tienen tres años de garantía legal. Puedes reclamar en cualquier almacén, donde también hay hojas de reclamaciones.</p><h2>5. Opiniones</h2><p>Puede opinar cualquier cliente con cuenta, una vez por producto. Leemos las opiniones antes de publicarlas y rechazamos lo ilícito, los insultos, la publicidad y los datos de personas. No retiramos una opinión por ser crítica.</p><h2>6. Conflictos</h2><p>Puedes acudir a la oficina de consumo de tu municipio o a la junta arbitral: {company:disputeBody}.</p>',
  ),
  'pickup-conditions': page(
    'Condiciones de recogida',
    'Quién puede recoger, cuánto te espera el pedido y qué revisar.',
    '<ul><li>Entregamos el pedido a quien diga su número y el nombre de quien lo hizo. Si está pagado online, pedimos un documento.</li><li>La mercancía espera tres días laborables desde la hora elegida. Después cancelamos el pedido y devolvemos el importe.</li><li>Antes de cargar, cuenta los bultos y mira los embalajes. Los daños a la vista se anotan en el acto.</li><li>Los palés retornables van aparte; al devolverlos, recuperas la fianza.</li></ul><p>El horario está en la página de cada almacén. En festivo no se entregan pedidos.</p>',
  ),
  'withdrawal-form': page(
    'Desistimiento y formulario',
    'Cómo desistir del contrato, en qué plazo, qué no se puede devolver y el modelo de formulario.',
    '<h2>Tienes {days:withdrawal} días</h2><p>Como consumidor puedes desistir del contrato a distancia sin dar explicaciones en {days:withdrawal} días desde que recibas el último producto del pedido. Si el plazo acaba en fin de semana o festivo, se prolonga hasta el siguiente día hábil.</p><h2>Cómo desistir</h2><p>Lo más sencillo es el botón «Desistir del contrato aquí» de la página del pedido; quien compró sin cuenta la abre con el enlace del correo. También puedes enviar una declaración inequívoca a {company:email} o usar el modelo de abajo. Confirmamos por correo la fecha y la hora en que la recibimos.</p><h2>Devolución de los productos y del dinero</h2><p>Envía los productos o tráelos al almacén en los 14 días siguientes. Los gastos del envío de vuelta corren de tu cuenta. En 14 días te devolvemos el precio y, si desistes de todo el pedido, también la entrega ordinaria y la preparación, por el mismo medio de pago. Podemos esperar a recibir los productos o una prueba de su envío.</p><h2>Qué no se puede devolver</h2><p>No hay derecho de desistimiento en productos hechos a medida, cortados a medida ni en pintura mezclada bajo pedido. La página del producto lo avisa antes de comprar. Un color o un tamaño de serie no quita el derecho.</p><h2>Modelo de formulario de desistimiento</h2><p>(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)</p><ul><li>A la atención de {company:legalName}, {company:address}, {company:email}:</li><li>Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*): ……</li><li>Pedido el (*)/recibido el (*): ……</li><li>Nombre del consumidor o de los consumidores: ……</li><li>Domicilio del consumidor o de los consumidores: ……</li><li>Firma (solo si el presente formulario se presenta en papel): ……</li><li>Fecha: ……</li></ul><p>(*) Táchese lo que no proceda.</p><h2>{days:return} días para productos sin usar</h2><p>Además de lo que dice la ley, recogemos en cualquiera de nuestros almacenes los productos sin usar y completos hasta {days:return} días después de su entrega, siempre que los vendamos nosotros. Te devolvemos su precio.</p>',
  ),
  privacy: page(
    'Política de privacidad y cookies',
    'Qué datos tratamos, para qué, cuánto tiempo y qué derechos tienes.',
    '<h2>Responsable</h2><p>El responsable de tus datos es {company:legalName}, {company:address}.</p><h2>Para qué los usamos</h2><ul><li>para preparar y entregar el pedido: contrato,</li><li>para emitir la factura: obligación legal,</li><li>para enviarte el boletín: tu consentimiento, que puedes retirar.</li></ul><h2>Cuánto tiempo</h2><p>Los datos del pedido se guardan lo que manda la ley fiscal; los de la cuenta, hasta que la cierres. Lo demás lo borramos nosotros:</p><ul><li>el carrito sin cuenta, con la dirección escrita: {days:guest-carts} días después del último cambio,</li><li>la sesión iniciada: {days:sessions} días después del último uso,</li><li>el registro del pedido enviado, que evita hacerlo dos veces: a los {days:placements} días,</li><li>la tarjeta del club entregada en un almacén, con su código postal, que no está vinculada a ninguna cuenta: a los {days:club-cards} días,</li><li>el número de intentos, por ejemplo de inicio de sesión, con el correo y la dirección IP convertidos en una huella irreversible: a los {days:attempts} días.</li></ul><h2>Cookies</h2><p>Sin preguntarte solo guardamos lo imprescindible: la sesión, el carrito y el almacén elegido. La estadística y la publicidad esperan tu permiso.</p><h2>Tus derechos</h2><p>Puedes acceder a tus datos, rectificarlos, borrarlos, llevártelos y oponerte a su uso, y reclamar ante la Agencia Española de Protección de Datos.</p>',
  ),
  'legal-notice': page(
    'Aviso legal',
    'Datos de la sociedad, registro y responsabilidad sobre los contenidos.',
    '<p>Esta web es de {company:legalName}, {company:address}.</p><p>{company:register}</p><p>Contacto: {company:email}, teléfono {company:phone}.</p><h2>Ofertas de otros vendedores</h2><p>En las ofertas del mercado indicamos el nombre del vendedor y que contratas con él. Todos son empresarios.</p><h2>Orden de los listados</h2><p>Por defecto ordenamos por ventas de las últimas semanas. No vendemos posiciones.</p><h2>Contenidos ilícitos</h2><p>Puedes avisarnos de un contenido ilícito con un formulario. Cada aviso recibe número y respuesta.</p>',
  ),
  accessibility: page(
    'Accesibilidad',
    'Cómo cumple esta web los requisitos de accesibilidad y cómo avisarnos de un problema.',
    '<p>{company:legalName} quiere que todo el mundo pueda comprar en esta web. Es un servicio de comercio electrónico sujeto a la Ley 11/2023, de 8 de mayo, que traspone la Directiva (UE) 2019/882.</p><h2>Requisitos</h2><p>Preparamos las páginas según la norma EN 301 549 y las pautas WCAG 2.1, nivel AA: uso con teclado, textos para lectores de pantalla, contraste, ampliación del texto y compra sin scripts. Las comprobamos con programas y a mano en cada cambio.</p><h2>Lo que puede resultar difícil</h2><ul><li>Las fichas y manuales de los fabricantes en PDF no siempre están etiquetados. Si nos lo pides, te damos su contenido de otra forma.</li><li>El mapa de almacenes es una imagen; la lista de al lado ofrece lo mismo.</li></ul><h2>Avísanos</h2><p>Escribe a {company:email} o llama al {company:phone}. Respondemos en 14 días. Si la respuesta no te basta, puedes acudir a la autoridad de consumo de tu comunidad autónoma.</p>',
  ),
};
