import type { ProductType } from '../product-type.ts'

export const cakeSlice: ProductType = {
  nouns: ['fatia de bolo'],
  asks: ['qual sabor prefere', 'quantas fatias', 'se é só para você ou para mais gente'],
  questions: {
    sale: ['Que sabor você escolheria hoje?', 'Café, chá ou leite para acompanhar?'],
    content: ['Você começa pela ponta ou pela borda?', 'Qual parte da fatia você guarda para o fim?'],
  },
  emojis: ['🍰', '☕', '😋'],
  hashtags: ['fatiadebolo', 'fatiasdebolo', 'bolos', 'bolonafatia', 'confeitaria', 'fatias', 'sobremesa'],
  sale: {
    professional: {
      openings: [
        'Bolo na medida de uma vontade: {topic}.',
        '{O topic} {acompanha/acompanham} o café do meio da tarde.',
        'Uma pausa com café e {topic}.',
      ],
      steps: [
        ['O expediente está na metade, o café acabou de sair e a vontade de um doce aparece. Uma fatia é a medida certa.', 'Encontro marcado, duas xícaras na mesa e muito assunto. Uma fatia para cada um deixa a conversa ir mais longe.'],
        ['Na fatia se vê o bolo por dentro, do jeito que saiu da faca. O garfo confirma o que o olho já escolheu.'],
        ['{Serve/Servem} para a sobremesa do almoço, para o café da tarde e para comemorar um dia bom sem precisar de festa.'],
        ['Para levar a mais pessoas, pergunte o sabor preferido de cada uma. Fatias diferentes agradam a quem nunca concorda.'],
      ],
    },
    casual: {
      openings: [
        'Garfo na mão, que hoje tem {topic}.',
        'Vontade de bolo sem ter festa? Pega {um topic}.',
        'Hoje meu café tem companhia: {topic}.',
      ],
      steps: [
        ['Às vezes a gente não quer um bolo inteiro. Quer só aquele pedaço bonito, um café e dez minutos de sossego.', 'Sabe quando a tarde pede um doce e ninguém faz aniversário? Uma fatia resolve sem vela e sem parabéns.'],
        ['O bom da fatia é ver o bolo por dentro antes de comer. A gente já escolhe com os olhos por onde vai começar.'],
        ['{Vai/Vão} bem com café, com visita, com prova que acabou e com aquela conversa que não cabe em mensagem.'],
        ['Vai levar pra mais gente? Escolhe sabores diferentes e corta ao meio, que todo mundo prova de tudo.'],
      ],
    },
    funny: {
      openings: [
        'Dividir é opcional, o garfo é seu: {topic}.',
        'Só uma, disse a pessoa antes de ver {o topic}.',
        'Aniversário de ninguém, e mesmo assim tem {topic}.',
      ],
      steps: [
        ['A pessoa pede dois garfos para dividir. O segundo garfo chega, olha em volta e percebe que não vai trabalhar.', 'Quem promete comer só a ponta começa com honestidade. Depois a ponta vai andando para trás até a borda.'],
        ['Fatia é o único pedaço de bolo que já vem com álibi. Foi só uma, e ninguém pergunta de que tamanho.'],
        ['{Serve/Servem} para comemorar notícia boa, esquecer reunião comprida e fazer companhia a quem só ia tomar um café.'],
        ['Para escolher o sabor, confie na primeira vontade. A segunda costuma ser a vontade da pessoa ao lado.'],
      ],
    },
    motivational: {
      openings: [
        'Terminou o dia difícil? Um café e {topic}.',
        'Pequena comemoração para uma só pessoa: {topic}.',
        'Dez minutos de mesa para {topic}.',
      ],
      steps: [
        ['Entrega feita, prova terminada, telefone no silencioso. Uma fatia comida devagar marca bem o fim de um esforço.', 'Quem sempre corta o bolo dos outros fica com o pedaço que sobrou. Desta vez, a fatia bonita pode ser dessa pessoa.'],
        ['Uma fatia limpa mostra o trabalho do bolo inteiro: massa no ponto, tempo de descanso, corte feito com calma.'],
        ['Levar uma fatia a quem ficou de plantão ou estudando até tarde é um jeito simples de dizer que lembrou.'],
        ['Convide alguém para um café e deixe a pessoa escolher primeiro. A conversa começa pela escolha do sabor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que uma boa fatia mostra: {topic}.',
        'Um corte limpo faz diferença {no topic}.',
        'Como guardar {o topic} para mais tarde.',
      ],
      steps: [
        ['Em casa, o bolo estava lindo inteiro e feio no prato. Na maioria das vezes, o problema foi a faca.', 'Muita gente guarda a fatia solta na geladeira e, no dia seguinte, encontra as laterais secas e endurecidas.'],
        ['Faca fria arrasta o recheio e mistura as camadas. E a fatia tem dois lados abertos, por onde a umidade escapa.'],
        ['Passe a faca em água quente e enxugue antes de cada corte. Para guardar, cubra os lados cortados com filme plástico.'],
        ['O corte conta o que aconteceu na cozinha: se a massa descansou, se o recheio firmou, se houve pressa.'],
      ],
    },
    casual: {
      openings: [
        'Pela ponta ou pela borda? O assunto é {topic}.',
        'Dica pra {o topic} não {ressecar/ressecarem} na geladeira.',
        'Papo de café da tarde, com uma estrela: {topic}.',
      ],
      steps: [
        ['Já guardei um pedaço pra comer de noite e achei uma pedra. Fiquei com dó, porque eu tinha esperado o dia todo.'],
        ['É que fatia tem lado aberto, e o ar da geladeira entra por ali. Quanto mais tempo sem cobrir, mais resseca.'],
        ['Encosta um filme plástico nos lados cortados e fecha num pote. Antes de comer, deixa uns minutinhos fora.'],
        ['Cortar a primeira fatia é a hora em que a gente prende o ar. Saiu inteira, todo mundo na cozinha comemora.'],
      ],
    },
    funny: {
      openings: [
        'Anatomia {do topic}, da ponta à borda.',
        'O mistério da fatia que encolhe na geladeira: {topic}.',
        'Por que pedem dois garfos para {um topic}?',
      ],
      steps: [
        ['Ninguém come a fatia na ordem certa, porque não existe ordem certa. Mesmo assim, cada um defende a sua na mesa.'],
        ['A borda tem mais cobertura, e a ponta tem mais facilidade. A pessoa fica entre a gula e a preguiça.'],
        ['Para não perder a sua, guarde num pote com nome de legume. Por segurança, deixe uma folha de alface por cima.'],
        ['Quem corta bolo o dia todo vê fatias em tudo. Corta o pão, a pizza e até o assunto em pedaços iguais.'],
      ],
    },
    motivational: {
      openings: [
        'Um corte limpo leva prática: {topic}.',
        'Do forno ao prato, sem pressa: {topic}.',
        'O trabalho inteiro aparece {no topic}.',
      ],
      steps: [
        ['A primeira fatia de quem aprende quase nunca para em pé. Depois de alguns bolos, a faca já desce sem medo.', 'Entre a massa assada e a fatia no prato existem horas de espera. Pular uma delas aparece no corte.'],
        ['Num bolo recheado, a massa bem fria segura as camadas no lugar. É a parte do trabalho que ninguém aplaude.'],
        ['Em casa, gele o bolo recheado antes de cortar e use faca comprida. Um movimento só já melhora o resultado.'],
        ['Quem confeita fica de longe, vendo a primeira garfada. É um segundo que paga o cuidado do dia.'],
      ],
    },
  },
}
