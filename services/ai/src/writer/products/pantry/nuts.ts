import type { ProductType } from '../product-type.ts'

export const nuts: ProductType = {
  nouns: ['castanha de caju', 'castanha', 'castanha-do-pará', 'castanha-do-brasil', 'castanha do Brasil', 'castanha torrada', 'castanha de baru', 'mix de castanhas', 'mix de nuts'],
  asks: ['se prefere com sal, sem sal ou doce', 'se é para petiscar ou cozinhar', 'se é para casa ou para presente'],
  questions: {
    sale: ['No petisco, na salada ou na sobremesa?', 'Quem da sua casa acaba com o potinho?'],
    content: ['Qual castanha você cata primeiro no mix?', 'Salgada, doce ou sem nada?'],
  },
  emojis: ['🥜', '🌰', '🍃'],
  hashtags: ['castanhas', 'castanhadecaju', 'castanhadopara', 'mixdecastanhas', 'petiscos', 'cerrado', 'saboresdobrasil'],
  sale: {
    professional: {
      openings: [
        'Um punhado na mão e boa conversa: {topic}.',
        'Na mesa de petiscos, {o topic} {some/somem} primeiro.',
        'Do petisco à sobremesa: {topic}.',
      ],
      steps: [
        ['Os amigos chegaram, as cadeiras estão na varanda e a conversa começou. Uma tigela de castanhas no centro segura todos ali.', 'O arroz da ceia está pronto e falta um detalhe. Castanhas tostadas por cima dão crocância e um ar de festa.'],
        ['O sabor é amanteigado e a mordida é firme. Poucas coisas exigem tão pouco preparo e agradam tanto à mesa.'],
        ['{Vai/Vão} bem em saladas, arroz, farofa, bolos e sorvetes. É lembrança fácil de levar e de agradar em visita.'],
        ['Para petiscar, calcule um punhado por pessoa. Para cozinhar, veja antes se a receita pede com sal ou sem sal.'],
      ],
    },
    casual: {
      openings: [
        'Potinho aberto no meio da roda: {topic}.',
        'Visita chegou? Põe {topic} na mesa.',
        'Eu disse que era só um punhado {do topic}.',
      ],
      steps: [
        ['Sabe a tigelinha que fica no meio da mesa enquanto a comida não sai? Quando o prato chega, ela já tá limpinha.', 'Bolsa de quem sai o dia todo tem chave, carregador e um saquinho de castanha pro trânsito. A minha tem.'],
        ['É só abrir e comer, sem prato, sem garfo, sem esquentar nada. E tem aquele gostinho que não deixa parar.'],
        ['{Vai/Vão} na salada, no arroz, na farofa, em cima do sorvete. E pra levar na casa de alguém é uma beleza.'],
        ['Me diz se é pra beliscar ou pra receita, e se você gosta com sal. Pra roda de amigos, um punhado por pessoa.'],
      ],
    },
    funny: {
      openings: [
        'A mão entra sozinha na tigela: {topic}.',
        'Quem senta perto da tigela leva vantagem: {topic}.',
        'Mal abriu e já se vê o fundo do pote: {topic}.',
      ],
      steps: [
        ['A mão vai à tigela sem avisar o cérebro. Na décima viagem, o cérebro pergunta quem acabou com tudo.', 'Existe uma etiqueta da tigela: ninguém pega a última. Ela fica ali, sozinha, com seis pessoas olhando para o teto.'],
        ['{Estala, perfuma e combina/Estalam, perfumam e combinam} com qualquer assunto. Já houve reunião de condomínio que terminou em paz por causa de um pote.'],
        ['{Serve/Servem} para petisco, salada, sobremesa e para ocupar a mão de quem fala gesticulando e derruba copo.'],
        ['Para calcular, multiplique um punhado por pessoa. Depois olhe o tamanho da mão do seu cunhado.'],
      ],
    },
    motivational: {
      openings: [
        'Da árvore à tigela da varanda: {topic}.',
        'Um petisco que tem muita gente por trás: {topic}.',
        'Para oferecer a quem veio de longe, {topic}.',
      ],
      steps: [
        ['Arrumar a varanda, chamar os amigos e deixar algo bom ao alcance da mão. Receber pode ser simples assim.', 'Quem trabalha na rua passa longe de mesa posta. Um punhado guardado na mochila lembra que alguém pensou no caminho.'],
        ['Até chegar à tigela, é preciso colher, secar e tirar uma casca dura. Cada amêndoa inteira passou por mãos cuidadosas.'],
        ['É uma boa lembrança para quem vive longe e um carinho para o pai que gosta de petiscar vendo o jogo.'],
        ['Pense na ocasião e no gosto de quem vai comer. Saber se a pessoa prefere salgado ou doce já resolve metade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ar, luz e calor no pote: {topic}.',
        'Pacote aberto, um cuidado com {o topic}.',
        'O tostado que volta em minutos: {topic}.',
      ],
      steps: [
        ['O pacote ficou preso com um grampo no armário, perto do forno. Semanas depois, a primeira mordida trouxe um gosto amargo.', 'Muita gente guarda castanha como se fosse grão seco, sem pressa nenhuma. Mas ela tem óleo, e óleo envelhece.'],
        ['Com ar, luz e calor, o óleo da castanha oxida e fica rançoso. Quanto mais quebrada, mais depressa acontece.'],
        ['Use pote de vidro bem fechado e longe da luz. Se comprou bastante, guarde uma parte na geladeira ou no freezer.'],
        ['Um minuto em frigideira seca devolve o perfume antes de servir. É pouco trabalho para tanta diferença.'],
      ],
    },
    casual: {
      openings: [
        'Amargou no armário? Vem que eu explico: {topic}.',
        'Geladeira também é lugar {do topic}.',
        'Um truque de frigideira com {topic}.',
      ],
      steps: [
        ['Você abre o pacote esquecido, morde e faz aquela careta? Pois é, castanha também passa do ponto no armário.', 'Eu deixava num vidro lindo em cima da pia, pegando sol. Enfeitava muito e estragava mais ainda.'],
        ['Castanha tem bastante óleo, e óleo não gosta de ar, luz nem calor. Se tá picada, é pior ainda.'],
        ['Pote fechado no escurinho, e o que sobrar vai pra geladeira. Antes de comer, um minutinho na frigideira seca.'],
        ['O cheirinho de castanha tostando traz gente pra cozinha mais rápido que qualquer chamado. Testa aí e depois me conta.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém assume o último punhado: {topic}.',
        'Garimpo na tigela, capítulo de hoje: {topic}.',
        'Quem quebra casca dura conhece {o topic}.',
      ],
      steps: [
        ['Quando a tigela mistura castanhas, cada um finge que pega sem olhar. Os dedos, porém, acham sempre a preferida.', 'O pacote prometia fechar de novo. Depois do grampo, do elástico e do prendedor de roupa, a família desistiu e comeu tudo.'],
        ['O óleo da castanha não gosta de ar nem de luz. Vive melhor fechado no escuro, como um vampiro de férias.'],
        ['Feche num vidro, guarde no frio e tire só o da roda. O que fica à vista acaba antes de envelhecer.'],
        ['A castanha esquecida embaixo do sofá reaparece na mudança. Dura, misteriosa e com uma fé enorme no futuro.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência de quebrar casca por casca: {topic}.',
        'O trabalho de quem colhe vem junto: {topic}.',
        'Árvores antigas e mãos experientes por trás {do topic}.',
      ],
      steps: [
        ['Há árvores de castanha com mais idade que a estrada que passa ao lado. Quem colhe ali conhece cada trilha.', 'Muita criança brasileira aprendeu cedo que casca dura se abre com jeito, e não com força. Alguém mais velho mostrou como.'],
        ['As cascas são duras, e cada espécie pede um modo de abrir. É um saber de família em muitas regiões do país.'],
        ['Prove sem nada, devagar, e tente dizer a que o sabor se parece. Depois compare com outra, de outra região.'],
        ['Conservar a árvore em pé faz sentido para quem vive do que ela dá. A colheita do próximo ano depende disso.'],
      ],
    },
  },
}
