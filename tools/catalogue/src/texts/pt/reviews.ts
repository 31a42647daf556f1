import type { ContentTexts } from '../../content/content-texts.ts';
import { phrases } from '../../content/content-texts.ts';

/** What reviews of the demo shop are put together from, in European Portuguese. */
export const reviews: ContentTexts['reviews'] = {
  titles: {
    one: phrases('Desilusão', 'Não volto a comprar', 'Dinheiro mal gasto'),
    two: phrases('Fraco para o preço', 'Esperava melhor', 'Só para desenrascar'),
    three: phrases('Razoável', 'Cumpre, sem mais', 'Podia ser melhor'),
    four: phrases('Boa compra', 'Quase perfeito', 'Vale o que custa', 'Recomendo, com um senão'),
    five: phrases(
      'Em cheio',
      'Era mesmo isto que procurava',
      'Hei de voltar a comprar',
      'Muito bem acabado',
      'Nada a apontar',
    ),
  },
  endings: {
    one: phrases('Devolvi na loja e aceitaram sem problema.', 'Desta vez não recomendo.'),
    two: phrases('Para a próxima gasto um pouco mais.', 'É barato, e nota-se.'),
    three: phrases(
      'Por este preço, aceita-se.',
      'Para a garagem serve.',
      'Não encanta, mas funciona.',
    ),
    four: phrases(
      'No geral, fiquei satisfeito.',
      'Levantamento rápido.',
      'Já aconselhei ao meu cunhado.',
    ),
    five: phrases(
      'Recomendo a toda a gente.',
      'Em cinco minutos estava no carro.',
      'O empreiteiro também gostou.',
      'Tal e qual a descrição.',
    ),
  },
  anything: {
    good: phrases(
      'Chegou inteiro e sem marcas.',
      'Faz aquilo que promete.',
      'As características batem certo com a ficha.',
      'Ao fim de umas semanas, nada a apontar.',
      'Melhor do que o preço faz esperar.',
    ),
    bad: phrases(
      'Demorou mais do que o anunciado.',
      'Na fotografia parecia mais sólido.',
      'Por este preço contava com melhor.',
    ),
  },
  good: {
    building: phrases(
      'A palete veio inteira, sem sacos rotos.',
      'Trabalha-se bem e faz presa no tempo indicado.',
      'O pedreiro gostou, nada se esfarela.',
    ),
    roof: phrases(
      'Encaixa bem e, depois do temporal, nem uma gota.',
      'Coloca-se depressa e as medidas batem certo.',
      'Nota-se na fatura da eletricidade.',
    ),
    openings: phrases(
      'Ferragens suaves e vedantes bem justos.',
      'Montagem sem surpresas, não faltava nada.',
      'Finalmente não se ouve a rua.',
    ),
    floors: phrases(
      'O clique entra sem bater e o desenho não se repete.',
      'Peças esquadradas, juntas direitas.',
      'Meio ano com um cão e nem um risco.',
    ),
    bathroom: phrases(
      'Cromado impecável, não pinga.',
      'O calcário sai com um pano.',
      'Serviu nos furos do anterior.',
    ),
    electricity: phrases(
      'Bornes firmes e marcação legível.',
      'Luz agradável, sem tremer.',
      'Cabe na caixa e monta-se num quarto de hora.',
    ),
    paint: phrases(
      'Cobre em duas demãos e não salpica.',
      'Quase sem cheiro, dormimos lá nessa noite.',
      'A cor é a do catálogo.',
    ),
    tools: phrases(
      'Boa pega e não aquece.',
      'Um mês de obra e continua como nova.',
      'Força de sobra e mala decente.',
    ),
    garden: phrases(
      'Montei sozinho numa hora.',
      'Um inverno na rua e nada de ferrugem.',
      'O jardim ganhou outra cara.',
    ),
    hardware: phrases(
      'As cabeças não moem e a rosca é limpa.',
      'Segura bem até em parede antiga.',
      'Vinha a quantidade certa.',
    ),
    timber: phrases(
      'Seca, direita e sem nós nos cantos.',
      'Corta-se bem e não lasca.',
      'O tratamento ficou uniforme.',
    ),
    climate: phrases(
      'Aquece depressa e quase não se ouve.',
      'Comandos simples e instruções em português.',
      'A primeira conta já baixou.',
    ),
    kitchen: phrases(
      'Frentes alinhadas e dobradiças com travão.',
      'Silencioso e fácil de limpar.',
      'As medidas acertam ao milímetro.',
    ),
    workwear: phrases(
      'Confortável o turno inteiro.',
      'Costuras fortes e bolsos onde fazem falta.',
      'O tamanho bate com a tabela.',
    ),
  },
  bad: {
    building: phrases(
      'Dois sacos tinham apanhado humidade.',
      'Algumas peças com os cantos partidos.',
    ),
    roof: phrases('A tela vinha rasgada na ponta.', 'Faltavam remates.'),
    openings: phrases('O puxador vinha solto.', 'Instruções pouco claras.'),
    floors: phrases('Duas réguas com o encaixe partido.', 'O tom não é bem o da fotografia.'),
    bathroom: phrases('Foi preciso trocar logo o vedante.', 'Ficam marcas de água, há que secar.'),
    electricity: phrases('O cabo é curto.', 'A caixa é fina.'),
    paint: phrases('Precisou de três demãos.', 'Depois de seca fica mais escura.'),
    tools: phrases('A bateria dura menos do que dizem.', 'Barulhenta, só com auscultadores.'),
    garden: phrases('Parafusos fracos, usei os meus.', 'As instruções são um desenho.'),
    hardware: phrases('Uma em cada dez vem torta.', 'O acabamento enferruja cedo.'),
    timber: phrases('Três tábuas empenadas.', 'Muitos nós, é preciso escolher.'),
    climate: phrases('No máximo, ouve-se.', 'A montagem demorou mais do que contava.'),
    kitchen: phrases('Uma frente chegou riscada.', 'Uma gaveta precisa de afinação.'),
    workwear: phrases('A sola escorrega no molhado.', 'Veste pequeno.'),
  },
  nicknames: phrases(
    'Teresa',
    'Zé Manel',
    'Rui_75',
    'Sofia',
    'Obras Ferreira',
    'António',
    'Inês e Tiago',
    'Nuno',
    'Graça',
    'o_biscateiro',
    'Carla',
    'Hélder',
    'Quinta do Lago',
    'Paulo S.',
    'Fátima',
    'Canalizador em Braga',
    'Duarte',
    'Lurdes',
    'Bruno',
    'Vera',
  ),
};
