import type { ContentTexts } from '../../content/content-texts.ts';
import { page } from '../../content/content-texts.ts';

/** Pages of editors in European Portuguese. */
export const pages: ContentTexts['pages'] = {
  services: page(
    'Os nossos serviços',
    'Levantamento na loja, entrega em obra, aluguer de máquinas, betão pronto e oficina da cor nas lojas Materia.',
    '<p>O material é metade da obra. Na outra metade damos uma ajuda: preparamos a encomenda, levamo-la à obra, cortamos placas, afinamos a cor e alugamos a máquina que falta. Escolha um serviço e veja em que lojas existe.</p>',
  ),
  drive: page(
    'Levantamento na loja',
    'Encomende online e passe duas horas depois. Carregamos tudo na sua viatura.',
    '<h2>Como funciona</h2><ol><li>Escolha a loja e encha o carrinho.</li><li>Na finalização, marque o levantamento na loja e a hora.</li><li>Aguarde a mensagem: em regra, a encomenda fica pronta em duas horas de loja aberta.</li><li>Siga pela faixa de levantamento e diga o número. Carregamos nós.</li></ol><h2>É bom saber</h2><ul><li>O levantamento custa a partir de 6,00 €, pela preparação da encomenda.</li><li>A encomenda espera três dias úteis.</li><li>Com paletes, traga caixa aberta ou peça a <a href="{page:site-delivery}">entrega em obra</a>.</li></ul>',
  ),
  delivery: page(
    'Entrega ao domicílio',
    'Por transportadora ou no nosso camião: prazos, preço e descarga.',
    '<p>As encomendas pequenas seguem por transportadora, as grandes saem da loja mais próxima. O prazo está em cada produto e o preço exato no carrinho, antes do pagamento.</p><table><caption>Prazos indicativos</caption><thead><tr><th scope="col">Envio</th><th scope="col">Prazo</th></tr></thead><tbody><tr><td>Volume até 30 kg</td><td>1 a 2 dias úteis</td></tr><tr><td>Palete</td><td>2 a 4 dias úteis</td></tr><tr><td>Produto por encomenda</td><td>Conforme a ficha</td></tr></tbody></table><p>A descarga é feita à porta do prédio. Verifique a mercadoria com o motorista e anote os danos na guia. Para a Madeira e os Açores, o prazo é confirmado pela loja.</p>',
  ),
  'site-delivery': page(
    'Entrega em obra',
    'Camião com grua para paletes, aço e vigotas, mesmo ao pé do trabalho.',
    '<p>Levamos tijolo, aço, vigotas e telha. A grua pousa a carga até 12 metros da via.</p><h2>O que deve estar pronto</h2><ul><li>Acesso de 3,5 m, firme para 26 toneladas.</li><li>Zona de descarga sem cabos por cima.</li><li>Alguém que receba e assine a guia.</li></ul><p>A data e o preço são dados pela loja onde compra. Com as empresas combinamos dias fixos.</p>',
  ),
  'tool-rental': page(
    'Aluguer de máquinas',
    'Placas vibratórias, martelos, andaimes e desumidificadores à hora, ao dia ou à semana.',
    '<p>A máquina de um fim de semana não precisa de ser sua. Alugamos placas vibratórias, martelos demolidores, cortadoras, andaimes, geradores e desumidificadores.</p><h2>Condições</h2><ul><li>Cartão de Cidadão e caução; às empresas basta o NIPC.</li><li>O dia conta desde a hora de saída.</li><li>Mostramos como se trabalha e entregamos as regras de segurança.</li></ul><p>Pergunte pelo telefone, na sua loja, que datas estão livres.</p>',
  ),
  'concrete-floor': page(
    'Laje aligeirada à medida',
    'Calculamos vigotas, abobadilhas e betão para a laje da sua casa.',
    '<p>Traga a planta ou o projeto. A equipa de estruturas escolhe o afastamento, as abobadilhas e a malha, e o fabricante assina o cálculo.</p><h2>O que recebe</h2><ul><li>o desenho de montagem com vigotas numeradas,</li><li>o orçamento com transporte,</li><li>a entrega pela ordem de colocação.</li></ul><p>O cálculo demora, em regra, quatro dias úteis.</p>',
  ),
  'concrete-mixer': page(
    'Betão em autobetoneira',
    'Betão pronto a partir de 1 m³, também ao sábado, com bomba ou calha.',
    '<p>Encomendamos às centrais perto da obra. Diga-nos o que vai betonar e escolhemos classe, consistência e adjuvantes.</p><table><thead><tr><th scope="col">Uso</th><th scope="col">Classe</th></tr></thead><tbody><tr><td>Betão de limpeza</td><td>C12/15</td></tr><tr><td>Sapatas e muros</td><td>C25/30</td></tr><tr><td>Lajes e escadas</td><td>C25/30 S3</td></tr><tr><td>Pavimentos e rampas</td><td>C30/37</td></tr></tbody></table><p>Na véspera confirmamos a hora. A descarga de 8 m³ inclui 45 minutos.</p>',
  ),
  'colour-workshop': page(
    'Oficina da cor',
    'Dois mil tons, amostras e tintas a condizer com um tecido.',
    '<p>Traga um pedaço de papel de parede, um tecido ou a referência de um catálogo. O leitor mede o tom e a máquina prepara a tinta em poucos minutos.</p><ul><li>tintas de parede e fachada, esmaltes e velaturas,</li><li>amostra de meio litro para ver em casa,</li><li>fórmula guardada, para retocar daqui a um ano.</li></ul><p>Comece por escolher o tipo em <a href="{category:paint}">Tintas</a>.</p>',
  ),
  faq: page(
    'Perguntas frequentes',
    'Encomendas, levantamento, entrega, devoluções e conta: o que mais nos perguntam.',
    '<p>Não encontra a resposta? Ligue para a sua loja: o número está na página dela.</p>',
  ),
  kitchens: page(
    'Cozinhas',
    'Projeto de cozinha com consultor: medidas, desenho e orçamento sem custos.',
    '<p>Marque hora com o projetista. Numa hora tem o desenho da cozinha com o preço de móveis, bancada e eletrodomésticos.</p><ol><li>Meça a divisão e marque água, gás e tomadas.</li><li>Traga fotografias daquilo de que gosta.</li><li>Escolha frentes e bancada com a amostra na mão.</li><li>Antes de fabricar, medimos nós.</li></ol><p>Os eletrodomésticos de encastrar estão em <a href="{category:kitchen}">Cozinha</a>.</p>',
  ),
  catalogue: page(
    'Catálogo',
    'O catálogo de construção do ano: soluções da fundação ao telhado.',
    '<p>O catálogo junta os sistemas que os profissionais mais pedem: isolamento pelo exterior, coberturas, divisórias leves e duche sem degrau. Cada sistema traz a lista de materiais e o consumo por metro.</p><p>Há um exemplar gratuito no balcão de todas as lojas.</p>',
  ),
  leaflet: page(
    'Folheto',
    'As promoções do mês, na loja e online.',
    '<p>O folheto reúne os produtos com preço reduzido este mês. O preço é igual online e, junto a cada redução, indicamos o preço mais baixo dos últimos 30 dias.</p><p>Cada loja tem os seus preços: comece por escolher a sua.</p>',
  ),
  terms: page(
    'Condições gerais de venda',
    'Encomenda, pagamento, entrega, livre resolução, garantia e opiniões.',
    '<h2>1. Vendedor e encomenda</h2><p>Os produtos Materia são vendidos pela {company:legalName} Os de outros vendedores são comprados a eles; o nome está na oferta. O contrato fica feito quando confirmamos a encomenda por correio eletrónico.</p><h2>2. Preços e pagamento</h2><p>Os preços incluem IVA, dependem da loja escolhida e são os do momento da encomenda. Nas reduções indicamos o preço mais baixo dos 30 dias anteriores.</p><h2>3. Livre resolução</h2><p>O consumidor pode desistir de uma compra à distância nos {days:withdrawal} dias seguintes à receção, sem dar motivo. Não se aplica ao que é feito por medida, como tinta afinada ou placa cortada. O reembolso é feito em 14 dias. Além disso, qualquer loja aceita durante {days:return} dias o que não foi usado.</p><h2>4. Garantia</h2><p>Os bens novos têm três anos de garantia legal. Pode reclamar em qualquer loja e no Livro de Reclamações.</p><h2>5. Opiniões</h2><p>Qualquer cliente com conta pode dar uma opinião por produto. Lemos as opiniões antes de as publicar e recusamos o que é ilícito, ofensivo, publicitário ou expõe pessoas. Nenhuma opinião sai por ser crítica.</p><h2>6. Litígios</h2><p>O consumidor pode recorrer a esta entidade de resolução alternativa de litígios: {company:disputeBody}.</p>',
  ),
  'pickup-conditions': page(
    'Condições de levantamento',
    'Quem pode levantar, quanto tempo a encomenda espera e o que verificar.',
    '<ul><li>Entregamos a encomenda a quem disser o número e o nome do cliente. Se já estiver paga, pedimos um documento.</li><li>Espera três dias úteis a partir da hora escolhida. Depois é anulada e o valor devolvido.</li><li>Antes de carregar, conte os volumes e veja as embalagens. Os danos visíveis ficam logo registados.</li><li>As paletes retornáveis são cobradas à parte e reembolsadas na devolução.</li></ul><p>O horário está na página de cada loja. Nos feriados não se entregam encomendas.</p>',
  ),
  'withdrawal-form': page(
    'Livre resolução e formulário',
    'Como resolver o contrato, em que prazo, o que não pode ser devolvido e o modelo de formulário.',
    '<h2>Tem {days:withdrawal} dias</h2><p>Como consumidor, pode resolver o contrato à distância sem indicar o motivo no prazo de {days:withdrawal} dias a contar da receção do último produto da encomenda. Um prazo que acabe num fim de semana ou feriado prolonga-se até ao dia útil seguinte.</p><h2>Como resolver o contrato</h2><p>O mais simples é o botão «Retrate-se do contrato aqui» na página da encomenda; quem comprou sem conta abre-a com a ligação do e-mail. Também pode enviar uma declaração inequívoca para {company:email} ou usar o modelo abaixo. Confirmamos por e-mail a data e a hora da receção.</p><h2>Devolução dos produtos e do dinheiro</h2><p>Envie os produtos ou entregue-os na loja no prazo de 14 dias. Os portes de devolução são por sua conta. Em 14 dias devolvemos o preço e, se resolver toda a encomenda, também a entrega normal e a preparação, pelo mesmo meio de pagamento. Podemos aguardar os produtos ou uma prova do seu envio.</p><h2>O que não pode ser devolvido</h2><p>Não há direito de livre resolução para produtos feitos ou cortados à medida nem para tinta afinada por encomenda (Decreto-Lei n.º 24/2014, art. 17.º). A página do produto avisa antes da compra. Uma cor ou um tamanho de série não retira o direito.</p><h2>Modelo de formulário de livre resolução</h2><p>(Só deve preencher e devolver o presente formulário se quiser resolver o contrato.)</p><ul><li>Para {company:legalName}, {company:address}, {company:email}:</li><li>Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) o meu/nosso (*) contrato de compra e venda relativo ao seguinte bem (*): ……</li><li>Solicitado em (*)/recebido em (*): ……</li><li>Nome do(s) consumidor(es): ……</li><li>Endereço do(s) consumidor(es): ……</li><li>Assinatura (só no caso de o presente formulário ser notificado em papel): ……</li><li>Data: ……</li></ul><p>(*) Riscar o que não interessa.</p><h2>{days:return} dias para produtos por usar</h2><p>Além do que a lei prevê, aceitamos em qualquer das nossas lojas os produtos por usar e completos até {days:return} dias após a entrega, desde que sejam vendidos por nós. Devolvemos o preço.</p>',
  ),
  privacy: page(
    'Política de privacidade e cookies',
    'Que dados tratamos, para quê, durante quanto tempo e que direitos tem.',
    '<h2>Responsável</h2><p>Os seus dados são tratados pela {company:legalName}, {company:address}.</p><h2>Para quê</h2><ul><li>preparar e entregar a encomenda: contrato,</li><li>emitir a fatura: obrigação legal,</li><li>enviar a newsletter: o seu consentimento, que pode retirar.</li></ul><h2>Durante quanto tempo</h2><p>Os dados das encomendas guardam-se o tempo que a lei fiscal manda; os da conta, até a fechar. O resto apagamos nós:</p><ul><li>o carrinho sem conta, com a morada escrita: {days:guest-carts} dias após a última alteração,</li><li>a sessão iniciada: {days:sessions} dias após a última utilização,</li><li>o registo da encomenda enviada, que evita fazê-la duas vezes: ao fim de {days:placements} dias,</li><li>o cartão do clube entregue numa loja, com o código postal, que não foi associado a uma conta: ao fim de {days:club-cards} dias,</li><li>o número de tentativas, por exemplo de início de sessão, com o e-mail e o endereço IP em forma de resumo irreversível: ao fim de {days:attempts} dias.</li></ul><h2>Cookies</h2><p>Sem perguntar, só guardamos o indispensável: a sessão, o carrinho e a loja escolhida. A estatística e a publicidade esperam pela sua autorização.</p><h2>Os seus direitos</h2><p>Pode consultar, corrigir, apagar e levar os seus dados, opor-se ao seu uso e apresentar queixa à CNPD.</p>',
  ),
  'legal-notice': page(
    'Informação legal',
    'Dados da sociedade, registo e responsabilidade pelos conteúdos.',
    '<p>Esta loja pertence à {company:legalName}, {company:address}.</p><p>{company:register}</p><p>Contacto: {company:email}, telefone {company:phone}. O Livro de Reclamações eletrónico está no fim de cada página.</p><h2>Ofertas de outros vendedores</h2><p>Nas ofertas do mercado indicamos o nome do vendedor, com quem faz o contrato. Todos são profissionais.</p><h2>Ordem das listas</h2><p>Por omissão, ordenamos pelas vendas das últimas semanas. Não vendemos lugares.</p><h2>Conteúdos ilícitos</h2><p>Pode denunciar um conteúdo ilícito num formulário. Cada denúncia recebe um número e uma resposta.</p>',
  ),
  accessibility: page(
    'Acessibilidade',
    'Como a loja cumpre os requisitos de acessibilidade e como comunicar um problema.',
    '<p>A {company:legalName} quer que todas as pessoas possam comprar nesta loja. A loja é um serviço de comércio eletrónico abrangido pelo Decreto-Lei n.º 82/2022, que transpõe a Diretiva (UE) 2019/882.</p><h2>Requisitos</h2><p>As páginas seguem a norma EN 301 549 e as WCAG 2.1, nível AA: utilização por teclado, textos para leitores de ecrã, contraste, ampliação do texto e compra sem scripts. São verificadas por programas e manualmente em cada alteração.</p><h2>O que pode ser difícil</h2><ul><li>As fichas e os manuais dos fabricantes em PDF nem sempre estão etiquetados. A pedido, damos o seu conteúdo de outra forma.</li><li>O mapa das lojas é uma imagem; a lista ao lado oferece o mesmo.</li></ul><h2>Comunique um problema</h2><p>Escreva para {company:email} ou ligue para {company:phone}. Respondemos em 14 dias. Se a resposta não bastar, pode dirigir-se à Direção-Geral do Consumidor ou usar o Livro de Reclamações eletrónico.</p>',
  ),
};
