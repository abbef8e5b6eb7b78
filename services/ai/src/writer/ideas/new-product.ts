import type { Plans } from './plan.ts'

export const newProduct: Plans = {
  free: [
    {
      title: 'Chegou novidade',
      description: 'Saiu coisa nova por aqui: {product}. {fact} Olhe com calma e me diga o que você acha.',
      format: 'Três fotos perto de uma janela: o conjunto, um pormenor bem de perto e o tamanho ao lado de um objeto conhecido.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'O primeiro olhar',
      description: 'Hoje eu mostro pela primeira vez {product}. {fact} {otherFact}',
      format: 'Vídeo de dez segundos: comece com a câmera tampada pela mão e revele aos poucos.',
      cta: 'O que você notou primeiro? Comente.',
    },
    {
      title: 'Da ideia ao resultado',
      description: 'Antes de ficar pronto, passou por testes, por {step} e por muita conversa. {fact} Gostei tanto do resultado que vim mostrar.',
      format: 'Vídeo com quatro cenas de dois segundos: o rascunho, {step}, o meio do caminho e o resultado.',
      cta: 'Quer saber mais? Chame no direct.',
    },
    {
      title: 'Uma opção a mais',
      description: 'Agora tem mais uma escolha por aqui: {product}. {fact} Para quem já conhece o meu trabalho com {niche}, fica a novidade.',
      format: 'Foto da novidade ao lado de algo que você já fazia, com a mesma luz.',
      cta: 'Qual dos dois combina mais com você? Responda nos comentários.',
    },
    {
      title: 'A novidade pelo seu olhar',
      description: 'Preparei {product} e quero a sua opinião antes de todo mundo. {fact} A sua resposta ajuda a decidir os próximos passos.',
      format: 'Foto simples, de cima, com espaço para escrever a pergunta na imagem.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Para quem perguntou',
      description: 'Muita gente me perguntou, e agora a resposta é sim. {fact} {otherFact}',
      format: 'Vídeo curto em que você lê uma pergunta recebida e responde mostrando a novidade.',
      cta: 'Ficou alguma dúvida? Escreva no direct.',
    },
  ],
  about: [
    {
      title: 'Novidade: {topic}',
      description: '{Chegou/Chegaram} por aqui {o topic}. {fact} {otherFact} Olhe as fotos com calma.',
      format: 'Três fotos com {o topic} perto de uma janela: o conjunto, um pormenor de perto e uma em uso.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Apresento {o topic}',
      description: 'Eu queria mostrar há dias, e hoje deu certo. {fact} Se fizer sentido para você, me chame que eu conto mais sobre {o topic}.',
      format: 'Vídeo de dez segundos que comece com um pormenor e termine com {o topic} por inteiro.',
      cta: 'Quer saber mais? Chame no direct.',
    },
    {
      title: 'Como {nasceu/nasceram} {o topic}',
      description: 'A ideia veio de uma pergunta, passou por {step} e chegou até aqui. {fact} É assim que {o topic} {ganha/ganham} forma por aqui.',
      format: 'Vídeo em quatro cenas: a anotação da ideia, {tool}, o trabalho no meio do caminho e {o topic} no fim.',
      cta: 'Que etapa você quer ver com mais calma? Comente.',
    },
    {
      title: '{O topic}, de perto',
      description: 'Foto de longe não mostra tudo, então cheguei mais perto. {fact} {otherFact} Agora me conta o que você achou.',
      format: 'Carrossel de quatro imagens, cada uma mais perto, com {o topic} na primeira.',
      cta: 'Qual foto mostra melhor? Responda nos comentários.',
    },
    {
      title: 'Para quem pensou {no topic}',
      description: 'Se você já pensou {no topic}, este é o momento de conhecer. {fact} Eu respondo a todas as perguntas.',
      format: 'Foto com {o topic} em destaque e espaço para a frase “Você perguntou, eu respondo”.',
      cta: '{question} Conte nos comentários.',
    },
    {
      title: 'Agora tem {topic}',
      description: 'Quem acompanha o meu trabalho vai gostar de saber: agora tem {topic}. {fact} Guarde esta publicação para quando precisar.',
      format: 'Foto de fundo simples com {o topic} no centro e a palavra “novo” em letras pequenas.',
      cta: 'Salve para não esquecer e marque quem vai gostar.',
    },
    {
      title: 'Minha novidade favorita',
      description: 'Eu não devia ter preferidos, mas olha {o topic}. {fact} {otherFact}',
      format: 'Vídeo curto em que você mostra {o topic} e aponta o que mais gosta, em uma frase.',
      cta: 'E você, do que gostou mais? Comente.',
    },
    {
      title: 'O que muda com {o topic}',
      description: 'Pensei {no topic} para resolver uma coisa simples do dia a dia. {fact} Experimente imaginar na sua rotina.',
      format: 'Duas fotos lado a lado: uma cena comum sem a novidade e a mesma cena com {o topic}.',
      cta: 'Onde você usaria? Conte nos comentários.',
    },
  ],
  telling: [
    {
      title: 'Uma novidade para contar',
      description: '{line} {fact} Estou feliz em dividir isto com você.',
      format: 'Foto do que há de novo, com a frase “{words}” em letras fáceis de ler.',
      cta: 'O que você achou? Conte nos comentários.',
    },
    {
      title: 'Notícia em primeira mão',
      description: '{line} {fact} {otherFact}',
      format: 'Vídeo curto em que você dá a notícia em uma frase, com “{words}” escrito na tela.',
      cta: 'Quer saber mais? Chame no direct.',
    },
    {
      title: 'Você fica sabendo primeiro',
      description: '{line} Quem acompanha de perto merece saber antes. {fact}',
      format: 'Imagem clara com a frase “{words}” e um detalhe do seu trabalho no canto.',
      cta: 'Marque nos comentários quem também precisa saber.',
    },
    {
      title: 'Começa aqui',
      description: '{line} {fact} Nos próximos dias eu mostro mais.',
      format: 'Carrossel: a frase “{words}” na capa e duas fotos do que está por vir.',
      cta: 'O que você quer ver primeiro? Comente.',
    },
  ],
  occasion: [
    {
      title: 'Novidade para {o occasion}',
      description: 'Pensando {no occasion}, preparei {product}. {fact} Para quem quer presentear, fica a ideia.',
      format: 'Foto da novidade com um único enfeite que lembre a data, sobre fundo claro.',
      cta: 'O que não pode faltar {no occasion}? Conte nos comentários.',
    },
    {
      title: 'Uma ideia para {o occasion}',
      description: 'Quem gosta de se organizar já pode olhar com calma. {fact} A minha sugestão para {o occasion} é {product}.',
      format: 'Carrossel com a novidade de perto, em uso e ao lado de um cartão escrito à mão.',
      cta: 'Quer conversar sobre a sua ideia? Chame no direct.',
    },
    {
      title: 'Pensei {no occasion}',
      description: 'Algumas coisas já nascem com data. Esta nasceu pensando {no occasion}: {product}. {fact}',
      format: 'Vídeo curto com {step} e, no fim, o resultado com as cores da data.',
      cta: 'Salve para lembrar quando for a hora.',
    },
    {
      title: 'Antes {do occasion}',
      description: 'Mostro hoje, com tempo para você pensar: {product}. {fact} {otherFact}',
      format: 'Foto simples com a frase “para {o occasion}” escrita em um papel ao lado.',
      cta: '{question} Conte nos comentários.',
    },
  ],
}
