import type { TopicKind } from '../topics/read-topic.ts'
import type { Plan } from './plan.ts'

/** For a question that `{tip}` and `{otherTip}` answer. */
export const answers: readonly Plan[] = [
  { title: 'Respondendo a uma pergunta', description: 'Essa pergunta chega sempre por aqui, então deixo a resposta anotada. {tip} {otherTip}', format: 'Carrossel com a pergunta “{words}” na capa e um cuidado por imagem.', cta: 'Salve esta publicação para consultar depois.' },
  { title: 'Guarde esta resposta', description: 'Quem tem um trabalho feito à mão quer que ele dure, e o cuidado certo ajuda. {tip} {otherTip}', format: 'Vídeo curto com a pergunta “{words}” na primeira cena e as suas mãos mostrando como se faz.', cta: 'Ficou alguma dúvida? Deixe nos comentários.' },
]

/** For news of the business. */
export const notices: readonly Plan[] = [
  { title: 'Um aviso do ateliê', description: 'É um recado rápido, mas importante para quem acompanha o ateliê. Se ficou alguma dúvida, eu explico com calma.', format: 'Imagem de fundo claro com a frase “{words}” em letras grandes e um detalhe do seu trabalho no canto.', cta: 'Quer saber mais? Chame no direct.' },
  { title: 'Anote este recado', description: 'Passei para deixar este aviso a quem está sempre por perto. Guarde a publicação e conte a quem também vai gostar de saber.', format: 'Vídeo curto em que você dá o recado em uma frase, com “{words}” escrito na tela.', cta: 'Marque nos comentários quem precisa saber disto.' },
  { title: 'Para você saber primeiro', description: 'Quem acompanha o meu trabalho merece saber primeiro. Os detalhes eu conto a quem me chamar.', format: 'Foto do seu trabalho com a frase “{words}” em letras fáceis de ler.', cta: 'Ficou alguma dúvida? Deixe nos comentários.' },
]

/** For kinds of topic that are treated alike whatever the purpose. */
export const forKinds: Partial<Record<TopicKind, readonly Plan[]>> = {
  question: [
    { title: 'Uma pergunta para você', description: 'Essa pergunta aparece sempre por aqui, e cada pessoa tem uma resposta. Eu tenho a minha, mas hoje quero ouvir a sua. Quem já passou por isso costuma ter um bom conselho para dar.', format: 'Foto da sua mesa de trabalho, com a pergunta “{words}” em letras grandes.', cta: 'Responda nos comentários: como é com você?' },
    { title: 'Vamos conversar sobre isso', description: 'Boas conversas começam com uma boa pergunta, e esta é uma das minhas preferidas. Não existe uma resposta só, e trocar experiências ajuda todo mundo.', format: 'Vídeo curto em que você lê a pergunta “{words}” e conta a sua experiência em uma frase.', cta: 'Deixe a sua resposta nos comentários e leia as outras.' },
  ],
  greeting: [
    { title: 'Um recado do ateliê', description: 'É uma mensagem simples, mas vem do coração. Que bom ter você por perto, apoiando o feito à mão e fazendo parte dessa história.', format: 'Foto de um trabalho seu, com a mensagem “{words}” escrita à mão em um cartão.', cta: 'Deixe nos comentários um recado para alguém especial.' },
    { title: 'Com carinho, do ateliê', description: 'Hoje a publicação é só para isso: deixar um abraço a quem passa por aqui. Que estas palavras cheguem com o mesmo carinho que eu ponho em cada trabalho.', format: 'Imagem de fundo claro com a mensagem “{words}” e um detalhe do seu trabalho no canto.', cta: 'Marque nos comentários quem merece esta mensagem.' },
  ],
  people: [
    { title: 'Com carinho, para {topic}', description: 'Esta publicação tem endereço certo: é para {topic}. Por trás de todo trabalho bonito há gente que apoia, inspira e fica por perto, e eu queria agradecer por isso.', format: 'Foto de um bilhete escrito à mão sobre a mesa, com as palavras “Para {topic}”.', cta: 'Marque nos comentários quem merece este carinho.' },
    { title: 'Um abraço para {topic}', description: 'Hoje o meu abraço é para {topic}. É pensando em gente assim que eu capricho em cada detalhe e volto para a mesa de trabalho com vontade.', format: 'Vídeo curto das suas mãos trabalhando, com a frase “Um abraço para {topic}” na tela.', cta: 'Deixe nos comentários o seu recado.' },
  ],
  name: [
    { title: 'Em destaque: {topic}', description: 'Hoje o destaque vai para {topic}. Escrever com capricho é um jeito de dizer que cada história importa.', format: 'Foto de um trabalho seu com “{words}” em letras caprichadas, bem de perto.', cta: 'O que você escreveria? Conte nos comentários.' },
    { title: 'Com carinho: {topic}', description: 'Tem carinho em cada letra de {topic}, e eu queria dividir isso com você.', format: 'Vídeo curto com “{words}” aparecendo aos poucos, com os seus materiais em volta.', cta: 'Marque nos comentários quem precisa ver isto.' },
  ],
}
