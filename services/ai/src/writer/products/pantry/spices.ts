import type { ProductType } from '../product-type.ts'

export const spices: ProductType = {
  nouns: ['colorau', 'colorau caseiro', 'colorífico', 'chimichurri', 'páprica', 'páprica defumada', 'açafrão-da-terra', 'cúrcuma', 'pimenta-do-reino', 'lemon pepper', 'tempero baiano', 'tempero seco', 'especiaria', 'erva seca', 'ervas finas', 'orégano', 'cominho'],
  asks: ['o que você costuma temperar', 'se é para a cozinha de casa ou para o churrasco', 'se prefere sabor suave ou marcado'],
  questions: {
    sale: ['Na carne, no frango ou nos legumes?', 'O que falta na sua prateleira de temperos?'],
    content: ['Quantos potinhos de tempero você tem em casa?', 'Qual tempero você usa em tudo?'],
  },
  emojis: ['🌿', '🥘', '🧂'],
  hashtags: ['temperos', 'especiarias', 'colorau', 'chimichurri', 'temperosnaturais', 'ervasfinas', 'temperosecos'],
  sale: {
    professional: {
      openings: [
        'A pitada que dá outra vida ao prato: {topic}.',
        '{O topic} {merece/merecem} lugar perto da tábua de corte.',
        'Para o assado, a sopa e os legumes: {topic}.',
      ],
      steps: [
        ['O frango já está na assadeira, limpo e sem graça. Uma pitada de tempero, um fio de azeite, e o forno cuida do resto.', 'A receita nova pede um tempero que nunca entrou no seu armário. É assim que começam muitos bons jantares.'],
        ['Uma pitada altera o aroma e a aparência da panela inteira. Em pequena quantidade, os temperos trabalham muito.'],
        ['{Serve/Servem} ao assador de fim de semana, a quem faz marmita, a quem gosta de sopas e a quem quer variar o arroz de sempre.'],
        ['Pense no que você cozinha com frequência e comece por aí. Temperos rendem bastante, e um pote pequeno vai longe.'],
      ],
    },
    casual: {
      openings: [
        'Uma pitadinha e o arroz já se anima: {topic}.',
        'A prateleira de temperos tava pedindo {topic}.',
        'Frango de sempre, só que com {topic}.',
      ],
      steps: [
        ['Sabe aquele frango que a gente faz toda semana e já nem repara no gosto? Muda o tempero e parece que mudou a receita.', 'Abre o potinho, cheira, fecha o olho. Eu decido metade do almoço assim, antes de olhar a geladeira.'],
        ['É pouquinho que faz muito. Uma pitada no legume assado ou no ovo, e a comida de todo dia fica com outra cara.'],
        ['{Vai/Vão} pra churrasqueiro, pra quem monta marmita, pra quem ama uma sopinha e pra quem tá montando a primeira prateleira.'],
        ['Me conta o que você mais faz no fogão. Com isso fica fácil saber se o potinho pequeno já resolve.'],
      ],
    },
    funny: {
      openings: [
        'O frango sem graça encontrou {o topic}.',
        'Abriu o pote e espirrou de alegria: {topic}.',
        'Era uma pitada, virou um punhado: {topic}.',
      ],
      steps: [
        ['A tampa com furinhos caiu inteira dentro da panela. O jantar daquela noite teve muita personalidade.', 'O cozinheiro de fim de semana esfrega o tempero na carne, dá dois tapinhas e se afasta para admirar. A família aguarda.'],
        ['Uma pitada muda tudo, e o problema é que cada um tem uma pitada diferente. A do cunhado enche a mão.'],
        ['{Serve/Servem} para carne, frango, sopa e para quem compra legumes com boa intenção e precisa de um incentivo.'],
        ['Comece por um pote pequeno. O grande vai parar no fundo do armário e só reaparece na próxima mudança.'],
      ],
    },
    motivational: {
      openings: [
        'Experimentar um sabor novo na panela de sempre: {topic}.',
        'Cozinhar com curiosidade pede {topic}.',
        'Quem tempera com atenção escolhe bem {o topic}.',
      ],
      steps: [
        ['A semana inteira com o mesmo cardápio cansa até quem gosta de cozinhar. Um aroma novo devolve a vontade de ligar o fogo.', 'Você se propôs a cozinhar mais em casa, e na terceira noite faltou ideia. Um bom tempero sugere o resto do prato.'],
        ['Conhecer aromas é como aprender palavras: com poucas já se conversa, e com mais se conta uma história inteira.'],
        ['{Fica/Ficam} bem na cozinha de quem começa, na de quem cozinha para fora e na mochila de quem acampa.'],
        ['Escolha um sabor por vez e use em dois ou três pratos diferentes. Assim você descobre onde combina melhor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para o aroma não fugir do pote: {topic}.',
        'O melhor lugar da cozinha para {o topic}.',
        'O tempo e o calor contra {o topic}.',
      ],
      steps: [
        ['O pote fica bonito ao lado do fogão, com a tampa aberta na hora da pressa. Meses depois, o tempero já não cheira a nada.', 'Sacudir o pote em cima da panela fervendo é prático. O vapor entra, empelota o conteúdo e leva o perfume embora.'],
        ['O aroma dos temperos está em óleos que evaporam com calor, luz e ar. A umidade do vapor acelera a perda.'],
        ['Guarde bem fechado, num armário longe do fogão, e sirva com colher seca. Antes de usar, esfregue uma pitada e sinta o cheiro.'],
        ['O nariz também ajuda a decidir. Se o perfume ainda salta do pote, a panela vai sentir.'],
      ],
    },
    casual: {
      openings: [
        'Seu tempero perdeu o cheiro? Vem ver: {topic}.',
        'Não guarda perto do fogão: {topic}.',
        'Um teste rapidinho pra fazer com {o topic}.',
      ],
      steps: [
        ['Eu deixava os potinhos todos em volta do fogão, lindos de ver. Um dia percebi que nenhum tinha mais cheiro de nada.', 'Quem nunca sacudiu o pote em cima do vapor e depois achou uma pedra lá dentro? A tampa até gruda.'],
        ['O cheirinho mora num óleo que vai embora com calor, luz e ar. Vapor, então, é o pior inimigo.'],
        ['Pote fechado, dentro do armário, colher sequinha. E faz o teste: esfrega uma pitada nos dedos e cheira.'],
        ['Minha prateleira tem menos potes hoje, e todos cheirosos. Prefiro cinco que eu uso a vinte que eu só espano.'],
      ],
    },
    funny: {
      openings: [
        'Museu de potinhos apresenta {topic}.',
        'O fundo da prateleira ainda guarda segredos: {topic}.',
        'Teste do nariz, primeira rodada: {topic}.',
      ],
      steps: [
        ['Na limpeza do armário apareceu um pote da época do Orkut. Não cheirava a nada e mesmo assim voltou para o lugar.', 'O porta-temperos veio com doze vidros. Dois são usados toda semana, e os outros dez assistem.'],
        ['O perfume foge com calor e vapor, e o lugar preferido dos potes é ao lado da boca do fogão. Faz sentido que fujam.'],
        ['Leve os potes para longe do fogo e cheire um por um. Quem não disser nada pode se aposentar com honra.'],
        ['Ninguém sabe para que serve o vidrinho de folhas do casamento de 2009. A família tem medo de perguntar.'],
      ],
    },
    motivational: {
      openings: [
        'Treinar o nariz na própria cozinha: {topic}.',
        'Sabores que cruzaram o mundo até chegar à panela: {topic}.',
        'Atenção aos aromas, a começar por {topic}.',
      ],
      steps: [
        ['Cozinheiros experientes cheiram antes de provar. É um costume simples, que qualquer pessoa pode treinar no próprio armário.', 'Por causa de sementes, folhas e cascas, houve viagens de meses pelo mar. Hoje esse mundo inteiro cabe numa prateleira.'],
        ['O olfato aprende por comparação. Dois potes abertos lado a lado ensinam mais que uma descrição em livro.'],
        ['Escolha um tempero por semana e use só esse, em pratos diferentes. No fim do mês você conhecerá quatro muito bem.'],
        ['Cozinhar melhor raramente pede mais ingredientes. Muitas vezes pede conhecer bem os poucos que já estão ali.'],
      ],
    },
  },
}
