import type { ContentTexts } from '../../content/content-texts.ts';
import { block, question, slide } from '../../content/content-texts.ts';

export const questions: ContentTexts['questions'] = {
  'order-pickup': question(
    'Encomendas e levantamento',
    'Quando posso levantar a encomenda?',
    '<p>Em regra, duas horas de loja aberta depois da compra. Escolhe a hora na finalização e avisamos quando estiver pronta. Veja <a href="{page:drive}">Levantamento na loja</a>.</p>',
  ),
  'change-store': question(
    'Encomendas e levantamento',
    'Porque muda o preço quando escolho a loja?',
    '<p>Cada loja tem os seus preços e o seu stock. Depois de escolher, mostramos o que vai mesmo pagar.</p>',
  ),
  'delivery-area': question(
    'Entrega',
    'Entregam na obra?',
    '<p>Sim, com grua e, em geral, até 50 km da loja. Veja <a href="{page:site-delivery}">Entrega em obra</a>.</p>',
  ),
  returns: question(
    'Devoluções',
    'Quanto tempo tenho para devolver?',
    '<p>Nas compras pela internet, {days:withdrawal} dias após a receção. Qualquer loja aceita durante {days:return} dias o que não foi usado, menos tinta afinada e placas cortadas.</p>',
  ),
  'professional-account': question(
    'Conta',
    'O que ganho com uma conta profissional?',
    '<p>Preços de profissional, valores sem IVA em primeiro lugar e fatura em nome da empresa. No registo, indique o NIPC.</p>',
  ),
  payment: question(
    'Pagamento',
    'Como posso pagar?',
    '<p>Online, com MB WAY, Multibanco, cartão ou PayPal. Se levantar toda a encomenda, também na loja, com cartão ou em dinheiro. Na finalização vê o que a sua encomenda permite.</p>',
  ),
  availability: question(
    'Produtos',
    'O que significa «por encomenda»?',
    '<p>O produto vem do fabricante. O prazo é dado em dias úteis, sem feriados.</p>',
  ),
  club: question(
    'Conta',
    'Como funciona o Club M?',
    '<p>As compras dão pontos e, conforme o nível, paga menos pela preparação da encomenda.</p>',
  ),
};

export const slides: ContentTexts['slides'] = {
  insulation: slide(
    'Isole antes do frio',
    'Lãs, poliestireno e painéis, com o consumo por metro já calculado.',
    'Ver isolamentos',
  ),
  terrace: slide(
    'Um deck para muitos anos',
    'Réguas, sarrafos e parafusos que aguentam sol e chuva.',
    'Escolher o deck',
  ),
  paint: slide(
    'Cor nova num fim de semana',
    'Tintas que cobrem bem e tons a condizer com os seus tecidos.',
    'Encontrar a tinta',
  ),
};

export const home: ContentTexts['home'] = {
  everybody: block(
    'Fazemos consigo',
    '<p>Não sabe quanto comprar ou como fixar? Veja as <a href="{page:faq}">perguntas frequentes</a>, conheça <a href="{page:services}">os nossos serviços</a> ou pergunte na loja.</p>',
  ),
  professionals: block(
    'Para a sua empresa',
    '<p>Dias de entrega fixos, <a href="{page:concrete-mixer}">betão pronto</a> a partir de 1 m³ e <a href="{page:site-delivery}">grua na obra</a>. O balcão profissional abre às sete.</p>',
  ),
};

export const advice: ContentTexts['advice'] = {
  building: block(
    'Antes de encomendar',
    '<p>Calcule por metro e junte uma margem: 3 % no tijolo e nos blocos, 10 % nas placas com cortes em ângulo. Guarde o cimento em palete, tapado, três meses no máximo.</p>',
  ),
  floors: block(
    'Como calcular o pavimento',
    '<p>Comprimento vezes largura, mais 8 % para cortes, ou 15 % em espinha. Deixe os pacotes dois dias na divisão.</p>',
  ),
  paint: block(
    'Começar bem',
    '<p>A parede tem de estar seca, limpa e sem pó. Em estuque novo, primário; em manchas, tinta isolante. Experimente o tom com uma <a href="{page:colour-workshop}">amostra da oficina</a>.</p>',
  ),
  garden: block(
    'Quando semear',
    '<p>A relva semeia-se no outono, com a terra ainda morna, ou no início da primavera. No verão, prefira tapete de relva e rega ao amanhecer.</p>',
  ),
};
