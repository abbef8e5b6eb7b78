import type { ProductType } from '../product-type.ts'

export const iceCream: ProductType = {
  nouns: ['sorvete', 'sorvete no pote', 'sorvete artesanal', 'gelato', 'sorbet', 'sundae', 'taça de sorvete', 'casquinha'],
  asks: ['se prefere fruta ou cremoso', 'quantas pessoas vão tomar', 'qual é o seu sabor de sempre'],
  questions: {
    sale: ['Qual é o seu sabor de sempre?', 'Uma bola, duas ou o pote todo?'],
    content: ['Você mistura sabores ou separa tudo?', 'Qual sabor tem gosto de infância?'],
  },
  emojis: ['🍨', '🍦', '😋'],
  hashtags: ['sorvete', 'sorvetes', 'sorveteria', 'gelato', 'sorveteartesanal', 'amosorvete', 'sobremesagelada'],
  sale: {
    professional: {
      openings: [
        'Para encerrar o almoço ou começar o passeio: {topic}.',
        '{O topic} {agrada/agradam} em qualquer hora do dia.',
        'Uma sobremesa que dispensa apresentação, {topic}.',
      ],
      steps: [
        ['Depois do almoço, alguém sugere sorvete e ninguém responde. Todos já estão procurando a chave ou a colher.', 'Passeio de fim de tarde, conversa sem destino e uma parada para escolher o sabor. A volta fica mais lenta.'],
        ['Bom sorvete se conhece pela textura: desliza na língua, derrete devagar e deixa o sabor até o fim.'],
        ['É sobremesa da família, encontro de namorados, prêmio de boa nota e companhia de filme no sofá.'],
        ['Se for servir em casa, calcule duas bolas por pessoa e mais de um sabor. Um cremoso e um de fruta agradam a todos.'],
      ],
    },
    casual: {
      openings: [
        'Qual sabor hoje? Tem {topic}.',
        'Colher na mão e zero pressa: {topic}.',
        'Eu nunca disse não {ao topic}.',
      ],
      steps: [
        ['Tem gente que pensa meia hora e pede sempre o mesmo sabor. Eu sou essa pessoa e não me arrependo.', 'Noite de filme, luz apagada e uma colher pra cada um. Dividir colher já é outro nível de relação.'],
        ['O bom é quando derrete devagar e o gosto fica. Você termina, fica quieto e quer mais um pouco.'],
        ['Vale pra depois do almoço, pra passeio de mão dada, pra dia triste e pra dia feliz também.'],
        ['Em casa, pensa em duas bolas por pessoa. E pega um sabor de fruta, que sempre tem quem prefira.'],
      ],
    },
    funny: {
      openings: [
        'Sempre cabe, porque derrete: {topic}.',
        'Só uma bola, disse a pessoa antes de ver {o topic}.',
        'Inverno nunca foi desculpa contra {o topic}.',
      ],
      steps: [
        ['Quem está cheio depois do almoço explica que sorvete derrete e ocupa os espaços. É a teoria mais aceita do país.', 'Escolher o sabor em família trava a fila. O pai pede provinha, a mãe pede provinha, e o filho pede os dois.'],
        ['A primeira colherada congela o cérebro, e a segunda vem logo em seguida. Ninguém aprende, e ninguém quer aprender.'],
        ['Consola fim de namoro, celebra começo de namoro e resolve o meio, quando falta assunto.'],
        ['Ao servir visitas, ofereça duas bolas. Quem disser \'só uma\' está esperando que você insista.'],
      ],
    },
    motivational: {
      openings: [
        'A boa notícia de hoje merece {topic}.',
        'Hoje o plano é passear devagar e tomar {topic}.',
        'Prêmio simples para um dia que deu certo: {topic}.',
      ],
      steps: [
        ['O boletim veio bom, ou veio melhor que o anterior. Sair para tomar sorvete juntos é um jeito bonito de reconhecer.', 'Depois da consulta, da prova ou da entrevista, uma parada para sorvete encerra a parte difícil do dia.'],
        ['Textura lisa vem de equilíbrio entre frio, ar e tempo de batida. É trabalho de ajuste, prova e novo ajuste.'],
        ['Levar os avós para escolher um sabor e sentar na praça é programa curto. Eles contam a semana inteira.'],
        ['Combine uma tarde com quem você vê pouco. Sorvete tem a duração exata de uma boa conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Temperatura e textura, as chaves {do topic}.',
        'Antes de servir {o topic}, um minuto de atenção.',
        'Entre a colher e o freezer: {topic}.',
      ],
      steps: [
        ['O pote sai do freezer duro como pedra, e alguém entorta a colher. Esperar um pouco resolveria.', 'Depois de aberto, aparece uma camada de gelo por cima. O sabor perde força, e muitos raspam e jogam fora.'],
        ['Muito frio, a língua sente menos o sabor. E o gelo se forma quando a umidade do ar encontra a superfície.'],
        ['Deixe dez minutos na geladeira antes de servir. Para guardar, encoste filme plástico na superfície e feche bem.'],
        ['Cremosidade é, em boa parte, ar e gelo muito fino. Quem faz aprende a controlar o que ninguém vê.'],
      ],
    },
    casual: {
      openings: [
        'Papo de sorveteria: {topic}.',
        'Um truque simples pra servir {topic}.',
        'Cascão, taça ou pote? O tema é {topic}.',
      ],
      steps: [
        ['Já quebrei colher tentando tirar sorvete duro do pote. Era uma colher boa, inclusive, e deixou saudade.'],
        ['Sorvete recém-saído do freezer tá frio demais até pra sentir gosto. Uns minutos fora e ele muda de personalidade.'],
        ['Deixa na geladeira uns dez minutos e passa a colher na água quente. A bola sai redondinha.'],
        ['Provar sabor novo é trabalho sério por aqui. A gente prova, anota, discute e prova outra vez pra ter certeza.'],
      ],
    },
    funny: {
      openings: [
        'Noite, geladeira e {topic}, uma história de suspense.',
        'O pote que guardava feijão: {topic}.',
        'Lambidas estratégicas antes que pingue: {topic}.',
      ],
      steps: [
        ['Poucas decepções superam a do pote de sorvete que guarda feijão. É um trauma nacional, que atravessa gerações.'],
        ['Pote bom não se joga fora, e feijão precisa de casa. Daí nasceu a maior fonte de falsa esperança do freezer.'],
        ['Uma etiqueta na tampa acaba com o engano. Mas tire antes de abrir para as visitas, por dignidade.'],
        ['O congelamento do cérebro dura segundos e não ensina nada. A pessoa segura a testa e já prepara outra colherada.'],
      ],
    },
    motivational: {
      openings: [
        'Bater, provar e ajustar: {topic}.',
        'Textura não vem na primeira tentativa, nem {no topic}.',
        'Um caderno cheio de tentativas: {topic}.',
      ],
      steps: [
        ['Em casa, a primeira tentativa quase sempre cristaliza. Vira raspadinha, diverte a família e ensina bastante.'],
        ['Sem mexer, a água forma cristais grandes. Bater enquanto congela é o que quebra esses cristais.'],
        ['Se não tiver máquina, tire do freezer a cada meia hora e bata com garfo. Três ou quatro vezes bastam.'],
        ['O sabor preferido de uma pessoa costuma ter uma história. Quem serve escuta muitas delas enquanto a bola se forma.'],
      ],
    },
  },
}
