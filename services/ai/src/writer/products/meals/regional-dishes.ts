import type { ProductType } from '../product-type.ts'

export const regionalDishes: ProductType = {
  nouns: ['vatapá', 'caruru', 'maniçoba', 'pato no tucupi', 'tacacá', 'bobó', 'bobó de camarão', 'xinxim de galinha'],
  asks: ['quantas pessoas vão comer', 'para que dia é', 'se alguém vai provar pela primeira vez'],
  questions: {
    sale: ['Quem você convidaria para provar?', 'Qual prato tem o gosto da sua terra?'],
    content: ['Qual foi o primeiro prato regional que você provou?', 'Com pouca ou com muita pimenta?'],
  },
  emojis: ['🍲', '🌶️', '😋'],
  hashtags: ['comidaregional', 'comidatipica', 'culinariaregional', 'comidabaiana', 'comidaparaense', 'comidabrasileira', 'gastronomiaregional'],
  sale: {
    professional: {
      openings: [
        'Um sabor do Brasil com nome e endereço: {topic}.',
        '{O topic} {traz/trazem} à mesa um sabor que não se confunde com outro.',
        'Para comer com calma e boa conversa: {topic}.',
      ],
      steps: [
        ['Quem mora longe da terra natal conhece essa vontade. Ela chega num domingo qualquer e só um prato resolve.', 'A visita é de outro estado e pede para provar algo daqui. A primeira colherada vem curiosa, a segunda já vem maior.'],
        ['É comida de sabor próprio e perfume forte. Quem já provou reconhece de longe, antes mesmo de ver o prato.'],
        ['{Reúne/Reúnem} a família, {agrada/agradam} aos amigos de fora e {dá/dão} assunto à mesa. Sempre há alguém com uma história daquele sabor.'],
        ['Informe quantas pessoas vão comer e se alguma prova pela primeira vez. Quem já conhece costuma querer mais.'],
      ],
    },
    casual: {
      openings: [
        'Bateu saudade da terra? Tem {topic}.',
        'Prepara a colher e a fome: {topic}.',
        'Quem provou uma vez já vem atrás {do topic}.',
      ],
      steps: [
        ['Tem dia em que o corpo pede comida com gosto de casa. Não serve outra, nem adianta abrir a geladeira.', 'Chegou parente de fora e todo mundo quer mostrar o que a terra tem de bom. Eu começo sempre pela comida.'],
        ['O cheiro já diz de onde veio. Aí vem a primeira colherada, e a mesa inteira fica quieta por um minuto.'],
        ['{Combina/Combinam} com domingo, com aniversário, com amigo que volta de viagem e com quem tem curiosidade de provar.'],
        ['Me fala quantos vão comer e se tem alguém que nunca provou. E já pensa em quem vai querer repetir.'],
      ],
    },
    funny: {
      openings: [
        'Três pratos depois, ainda falta provar direito: {topic}.',
        'Assunto em que todo parente tem opinião: {topic}.',
        'O primo que nunca liga perguntou {do topic}.',
      ],
      steps: [
        ['O turista disse que ia só provar uma colherzinha. No terceiro prato, já discutia o ponto com a dona da casa.', 'Basta sair o cheiro pela janela, e o grupo da família acorda. Até quem só manda figurinha escreve uma frase inteira.'],
        ['É sabor que não aceita segundo plano. A salada veio, viu o prato do lado e preferiu esperar na geladeira.'],
        ['{Serve/Servem} para matar a saudade, converter o cunhado desconfiado e encerrar a discussão sobre o lugar onde se come melhor.'],
        ['Diga quantas pessoas vêm e conte em dobro quem nasceu lá. Saudade dá fome, e com testemunhas na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'Um prato que guarda a memória de um lugar: {topic}.',
        'Longe ou perto da terra, a mesa se enche com {topic}.',
        '{O topic} {merece/merecem} o tempo que a cozinha dá.',
      ],
      steps: [
        ['A família se espalhou por várias cidades e se encontra quando pode. Nesse dia, a comida precisa ter gosto de origem.', 'Quem saiu da sua terra para trabalhar ou estudar leva poucas coisas na mala. Os sabores vão todos, sem ocupar espaço.'],
        ['Saber fazer se aprende ao lado da panela, olhando e provando. Por trás de cada colherada há muita atenção.'],
        ['É um jeito de receber quem vem de fora e de mostrar aos mais novos o sabor com que os avós cresceram.'],
        ['Escolha o dia em que todos podem sentar juntos. Comida com história fica melhor com gente para comentar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ingredientes, nomes e tradição: {topic}.',
        'O que perguntam a quem conhece {o topic}.',
        'Para provar {o topic} pela primeira vez.',
      ],
      steps: [
        ['Quem nunca provou um prato regional costuma procurar outro parecido para comparar. Na maioria das vezes, não encontra.'],
        ['Os sabores regionais vêm de ingredientes que crescem perto de quem os criou, como a mandioca, o dendê e o jambu.'],
        ['Na primeira vez, comece com uma porção pequena e sirva a pimenta à parte. O paladar se acostuma em poucas colheradas.'],
        ['A cozinha indígena e a africana estão na base de muitos pratos brasileiros. Dizer o nome deles também mantém a história viva.'],
      ],
    },
    casual: {
      openings: [
        'Papo de quem ama comida da terra: {topic}.',
        'Você já provou? Hoje o assunto é {topic}.',
        'Cada família tem uma opinião sobre {o topic}.',
      ],
      steps: [
        ['Sempre aparece alguém que torce o nariz pra um prato só porque nunca viu. Depois da primeira colherada, a conversa muda.'],
        ['O nosso paladar gosta do que conhece. Um cheiro novo pede um tempinho pra virar costume.'],
        ['Prova sem pressa e sem encher de pimenta logo de cara. E come com quem já conhece, que o entusiasmo pega.'],
        ['Gosto quando a receita vem com uma história. A comida fica na panela, e a história vai com a gente.'],
      ],
    },
    funny: {
      openings: [
        'Debate de família com a colher na mão: {topic}.',
        'O dicionário do visitante diante {do topic}.',
        'Pimenta, coragem e um copo de água: {topic}.',
      ],
      steps: [
        ['O visitante disse que gostava de comida forte. Alguém acreditou, passou a pimenta, e agora ele conversa com o ventilador.'],
        ['Pimenta de quem nasceu ali é tempero. Para quem chegou ontem, a mesma gota já conta como esporte radical.'],
        ['Pergunte antes de pôr a pimenta e desconfie da resposta \'arde só um pouquinho\'. Arroz ao lado ajuda mais que água.'],
        ['No fim, o visitante sua, ri e pede mais um pouco. A cidade inteira considera que ele foi aprovado.'],
      ],
    },
    motivational: {
      openings: [
        'Receita que atravessa gerações: {topic}.',
        'Quem mantém a cozinha regional viva conhece {o topic}.',
        'Sabores que se aprendem olhando: {topic}.',
      ],
      steps: [
        ['Muita receita da terra nunca foi escrita. Ela mora na mão de alguém que mede com os olhos e prova com a colher.'],
        ['Sem papel, a receita depende de quem se senta ao lado e pergunta. Cada pessoa que aprende vira um caderno novo.'],
        ['Anote a receita de quem cozinha na sua família e filme as mãos. Pergunte também com quem essa pessoa aprendeu.'],
        ['Um prato típico é trabalho de muita gente, da roça ao fogão. Quem cozinha hoje continua uma fila comprida.'],
      ],
    },
  },
}
