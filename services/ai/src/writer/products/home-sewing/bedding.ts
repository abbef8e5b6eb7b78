import type { ProductType } from '../product-type.ts'

export const bedding: ProductType = {
  nouns: ['lençol', 'jogo de cama', 'fronha', 'edredom'],
  asks: ['o tamanho da cama', 'a altura do colchão', 'as cores do quarto'],
  questions: {
    sale: ['Sua cama é de solteiro, casal, queen ou king?', 'Cama lisa ou estampada, qual é a sua?'],
    content: ['Você arruma a cama todo dia ou só quando vem visita?', 'Quem puxa a coberta aí na sua casa?'],
  },
  emojis: ['🛏️', '🌙', '🏠'],
  hashtags: ['jogodecama', 'camaposta', 'lencol', 'roupadecama', 'camamesaebanho', 'quartodecorado', 'jogosdecama'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a cama de todas as noites.',
        'O quarto muda quando a cama muda: {topic}.',
        'Cama bem feita pede {um topic}.',
      ],
      steps: [
        ['Fim do dia, banho tomado, cama limpa. É um prazer simples, e quase todo mundo concorda com ele.', 'Arrumada, a cama deixa o quarto inteiro em ordem, mesmo com a cadeira cheia de roupa. Ela é o que mais aparece.'],
        ['Tecido que toca a pele por horas merece ser bem escolhido. E, estendido, ele também decide as cores do quarto.'],
        ['É presente de casamento, de casa nova e de família. Ou uma renovação no seu próprio quarto, que é bem mais simples que pintar.'],
        ['Antes de escolher, confira o tamanho da cama e a altura do colchão. Para travesseiros e cobertas, a medida também muda.'],
      ],
    },
    casual: {
      openings: [
        'Troca a cama e deita cedo: {topic}.',
        'Tem coisa melhor que cama limpa? Olha {o topic}.',
        'O quarto novo sem quebrar parede: {topic}.',
      ],
      steps: [
        ['Dia de trocar a roupa de cama é quase feriado. A gente deita mais cedo só pra aproveitar aquele primeiro minuto.', 'Cama arrumada engana bem, já reparou? O quarto tá uma bagunça, mas com a cama esticada ninguém percebe.'],
        ['A cama ocupa quase o quarto todo, então é nela que a mudança aparece. Trocou ali, parece que mudou até a parede.'],
        ['Pra presentear quem casou ou mudou, não tem erro. Só pergunta o tamanho da cama, que o resto a gente resolve.'],
        ['Mede o colchão antes, de largura, comprimento e altura. Colchão alto pede mais pano, e é aí que muita gente se engana.'],
      ],
    },
    funny: {
      openings: [
        'Para a cama ficar bonita até alguém deitar: {topic}.',
        '{O topic} e a eterna briga por um pedaço.',
        'Cadeira cheia de roupa, cama linda: {topic}.',
      ],
      steps: [
        ['Todas as noites começam com metade da cama para cada um. Às três da manhã, uma pessoa tem tudo, a outra tem frio.', 'Você trocou a roupa de cama, esticou, admirou e saiu um minuto. Ao voltar, o cachorro estava no meio, roncando.'],
        ['A cama é a única coisa da casa que se arruma toda manhã para desarrumar toda noite. E ninguém pensa em parar.'],
        ['Presente para recém-casados, que ainda acreditam em dividir igualmente. Em um ano, saberão quem puxa mais.'],
        ['Confira a medida da cama e do colchão. O que falta de um lado vira assunto no café da manhã.'],
      ],
    },
    motivational: {
      openings: [
        'O quarto preparado para o fim do dia: {topic}.',
        '{O topic} para fechar bem uma semana cheia.',
        'Arrumar a cama é um bom começo, com {o topic}.',
      ],
      steps: [
        ['O dia foi longo, e a única coisa que você queria era a sua cama. Encontrá-la arrumada é um presente que veio da manhã.', 'Na casa nova, a primeira coisa a ficar pronta é a cama. As caixas podem esperar até o dia seguinte.'],
        ['A cama recebe a gente todos os dias, nos bons e nos outros. Cuidar dela é um carinho com quem se deita ali.'],
        ['É um presente para começos, como um casamento, uma mudança ou o quarto próprio de um filho.'],
        ['Pense nas cores que deixam o quarto do jeito que gosta. Confirme as medidas e conte as trocas que costuma ter.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Com que frequência lavar {o topic}.',
        'Como guardar {o topic} sem cheiro de armário.',
        'Lavagem, sol e gaveta: {topic}.',
      ],
      steps: [
        ['Muita gente só troca a roupa de cama quando lembra. Como ela parece limpa, as semanas passam.'],
        ['A cada noite, o tecido recebe suor e poeira. O que encosta no rosto suja mais depressa do que parece.'],
        ['Lençóis e fronhas pedem lavagem semanal, e cobertas, a cada mês ou dois. Seque bem, de preferência ao sol, antes de guardar.'],
        ['Um bom truque é guardar o conjunto dobrado dentro de uma das fronhas. Na troca, pega-se um só volume.'],
      ],
    },
    casual: {
      openings: [
        'Aquele minuto de cama limpa com {o topic}.',
        'Como eu deixo {o topic} com cheirinho de sol.',
        'Dia de trocar a cama por aqui: {topic}.',
      ],
      steps: [
        ['Sabe aquele cheiro de roupa de cama que secou no sol? Não tem perfume de loja que chegue perto.'],
        ['Roupa de cama guardada úmida, mesmo que só um pouquinho, pega cheiro. E armário fechado ajuda a piorar.'],
        ['Deixa secar de verdade, dobra quando esfriar e guarda num lugar que areje. Um sabonete seco na gaveta já perfuma.'],
        ['Aqui a gente troca de manhã, com a janela aberta. À noite, todo mundo vai deitar mais cedo, e ninguém reclama.'],
      ],
    },
    funny: {
      openings: [
        'Dobrar lençol de elástico e outras lendas: {topic}.',
        'A disputa noturna {pelo topic}.',
        'O lado de quem puxa {o topic}.',
      ],
      steps: [
        ['Na cama de casal, a coberta tem fronteira. À noite ela se move, sempre para o mesmo lado, e ninguém assume.'],
        ['Quem puxa está dormindo, portanto é inocente. Quem perde está acordado, com frio e tempo de sobra para pensar.'],
        ['Deixe a sobra maior do lado de quem perde, ou use duas cobertas, como em muitos países. Ninguém precisa saber.'],
        ['Quanto ao elástico, faça uma bola e feche a porta do armário. Foi assim que as civilizações chegaram até aqui.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar a cama em dois minutos: {topic}.',
        'Um gesto de manhã que dura até a noite: {topic}.',
        'O dia começa ao esticar {o topic}.',
      ],
      steps: [
        ['Antes do café, alguém estica os cantos e bate o travesseiro. São dois minutos, e o quarto inteiro muda.', 'Na infância, arrumar a cama parecia castigo. Anos depois, morando só, a gente se pega fazendo igual.'],
        ['É uma tarefa curta, que se termina logo cedo. O resto do dia pode desandar, mas uma coisa já está pronta.'],
        ['Abra a janela, deixe a cama arejar enquanto toma café e só então arrume. Com poucas almofadas, vai mais rápido.'],
        ['À noite, você encontra tudo como deixou. É um recado seu, da manhã, para quem chegou cansado.'],
      ],
    },
  },
}
