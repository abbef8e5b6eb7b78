import type { ProductType } from '../product-type.ts'

export const painter: ProductType = {
  nouns: ['pintor', 'pintor residencial', 'pintor de parede', 'pintor de paredes', 'pintor de casa', 'pintor predial', 'pintora residencial'],
  asks: ['as medidas das paredes', 'se é parte interna ou fachada', 'se há mancha, bolha ou trinca'],
  questions: {
    sale: ['Que parede da sua casa está pedindo tinta?', 'Você já escolheu a cor ou ainda está na dúvida?'],
    content: ['Você já pintou uma parede até o fim?', 'Qual cor você nunca poria em casa?'],
  },
  emojis: ['🖌️', '🏠', '🪜'],
  hashtags: ['pintor', 'pintorresidencial', 'pintura', 'pinturapredial', 'pintordeparedes', 'pinturaresidencial', 'reforma'],
  sale: {
    professional: {
      openings: [
        'Parede preparada, canto reto e piso protegido: {topic}.',
        'Da fita crepe à última demão: {topic}.',
        'Para a tinta sair da lata e ir para o lugar certo: {topic}.',
      ],
      steps: [
        ['As latas estão na área de serviço desde a última folga. Faltam tempo, escada e coragem para encarar o teto.', 'Os móveis saíram da parede, e apareceu a cor antiga, com o contorno do quadro. É a hora de pintar tudo.'],
        ['Quem pinta por profissão olha primeiro o que a tinta vai cobrir: trincas, massa solta, umidade. O acabamento depende disso.'],
        ['Vale na mudança, antes de devolver um imóvel, na fachada que desbotou e no quarto que vai ganhar outra função.'],
        ['Para o orçamento, envie fotos das paredes, medidas e altura. Diga se há móveis no local e quem compra o material.'],
      ],
    },
    casual: {
      openings: [
        'A lata tá aí, falta o braço: {topic}.',
        'Pra parede ficar reta até no canto difícil: {topic}.',
        'Chega de ensaiar essa pintura: {topic}.',
      ],
      steps: [
        ['Você comprou o rolo, a bandeja e a fita no mês passado. Tudo continua na sacola, bem dobradinho, olhando pra você.', 'Toda vez que chega visita, você senta na frente daquela mancha. A gente já sabe que a parede tá pedindo tinta.'],
        ['O serviço bom começa cobrindo o piso e tapando os furinhos. A cor é a última parte, e é nela que todo mundo repara.'],
        ['Vale pra casa inteira, pra uma parede só, pra fachada e pra loja que vai abrir.'],
        ['Me manda foto de dia, as medidas e me diz se vai ter gente morando durante a obra. Isso muda o jeito de organizar.'],
      ],
    },
    funny: {
      openings: [
        'O rolo ainda está no plástico: {topic}.',
        'O teto pingou em quem tentou sozinho: {topic}.',
        'A escada do vizinho quer voltar para casa: {topic}.',
      ],
      steps: [
        ['O plano era pintar no feriado. Passaram três feriados, e a escada emprestada já recebe correspondência no seu endereço.', 'Você começou pela parede atrás da porta, para treinar. Ficou tão diferente do resto que a porta agora vive aberta.'],
        ['Quem é do ramo recorta o canto sem fita e conversa ao mesmo tempo. Em casa, o mesmo canto custou duas meias e um rodapé.'],
        ['Vale para quem vai mudar, para quem vai vender e para quem tem tinta na sobrancelha desde a última tentativa.'],
        ['Mande fotos e as medidas, inclusive da tentativa atrás da porta. Ninguém vai rir, só vai calcular uma demão a mais.'],
      ],
    },
    motivational: {
      openings: [
        'Uma casa cuidada se nota da calçada: {topic}.',
        'O trabalho de deixar a parede lisa: {topic}.',
        'Para ver pronto o que ficou na espera: {topic}.',
      ],
      steps: [
        ['A família levantou a casa aos poucos, um cômodo por ano. Ver a fachada pintada é o fim de uma longa espera.', 'O ponto comercial abre na segunda, e as paredes ainda têm o nome da loja antiga. A tinta marca o novo começo.'],
        ['Lixar com o braço erguido, descer, limpar o pó e subir de novo. O acabamento liso se deve a essa parte sem brilho.'],
        ['Serve de estímulo ver um cômodo pronto. Depois do primeiro, a casa inteira parece possível.'],
        ['Escolha a cor com quem vai viver com ela. Uma amostra na parede, por alguns dias, ajuda mais que qualquer opinião.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, lixa e tinta, nessa ordem: {topic}.',
        'Por que a tinta descasca: {topic}.',
        'Quem compra o material, e outras perguntas: {topic}.',
      ],
      steps: [
        ['Para ganhar tempo, muita gente pinta direto sobre a parede antiga. Em poucas semanas, aparecem bolhas e pontos soltos.', 'Na hora de comprar, é fácil levar tinta demais ou de menos. Uma segunda lata pode vir com tom um pouco diferente.'],
        ['A tinta adere ao que está firme e limpo. Pó, gordura e umidade ficam entre a parede e a cor, e ela se solta.'],
        ['Lave ou lixe, corrija as falhas, tire o pó e espere secar. Compre latas do mesmo lote e misture antes de usar.'],
        ['A mão de quem pinta descobre o defeito antes do olho. Por isso os dedos passam na parede como quem lê.'],
      ],
    },
    casual: {
      openings: [
        'Pintou por cima do pó? Vai soltar: {topic}.',
        'Mesmo lote, mesma cor: {topic}.',
        'O que eu faço antes de abrir a lata: {topic}.',
      ],
      steps: [
        ['A vontade de ver a cor é tanta que a gente pula a lixa. Três meses depois, a parede começa a soltar casquinha.', 'Faltou tinta no último pedaço, e a lata nova é quase igual. Quase, né, porque de longe dá pra ver.'],
        ['Tinta gruda no que acha primeiro. Se acha pó, gruda no pó, e o pó não tá preso em nada.'],
        ['Passa um pano, lixa o que tá áspero, tapa o furo e espera secar. Aí sim, abre a lata e mexe bem.'],
        ['O momento que eu mais gosto é tirar a fita e ver a linha. Dá vontade de chamar a rua inteira pra olhar.'],
      ],
    },
    funny: {
      openings: [
        'Cuidado, tinta fresca, e o dedo já foi: {topic}.',
        'O pincel que endureceu no tanque: {topic}.',
        'Uma demão resolve, disse o otimista: {topic}.',
      ],
      steps: [
        ['A placa de tinta fresca funciona como convite. Alguém sempre encosta, olha o dedo e confirma a informação.', 'O gato passou uma única vez, com muita calma, pela bandeja. A cozinha agora tem um mapa dos passeios dele.'],
        ['A tinta parece seca bem antes de estar. Por fora enganou todo mundo, e por dentro ainda esperava o dedo.'],
        ['Cubra o chão, prenda os bichos e esconda a roupa boa. Depois, conte para a família que seca amanhã.'],
        ['Pinceladas ensinam geografia. Depois de um teto inteiro, a pessoa descobre músculos de regiões que não conhecia.'],
      ],
    },
    motivational: {
      openings: [
        'Lixa antes, cor depois: {topic}.',
        'O capricho no canto que ninguém olha: {topic}.',
        'Escada, balde e paciência: {topic}.',
      ],
      steps: [
        ['O cliente espera a cor, e o primeiro dia é só pó e massa. Quem trabalha sabe que a beleza começa feia.', 'Atrás da porta e acima do armário quase ninguém olha. O bom profissional pinta esses cantos como pinta a parede da entrada.'],
        ['Cada parede absorve de um modo, e a tinta seca conforme o tempo. A experiência ensina quando esperar e quando seguir.'],
        ['Lave os pincéis logo ao terminar e pendure para secar. Ferramenta bem cuidada trabalha por muitos anos.'],
        ['Ao descer da escada pela última vez, quem pintou olha de longe. O cômodo ficou maior, e o braço, mais pesado.'],
      ],
    },
  },
}
