import type { ContentPurpose } from '@atelie/contract/generators'
import type { Plan } from './plan.ts'

/** For the visitor's occasion: `{topic}` is 'Dia das Mães' or 'casamento', so it is used where it needs no article. */
export const forOccasions: Record<Exclude<ContentPurpose, 'surpresa'>, readonly Plan[]> = {
  produto_novo: [
    { title: 'Novidade em clima de {topic}', description: 'A minha mesa já entrou em clima de {topic}, e tem novidade por aqui. Pensei em cada detalhe para quem quer celebrar com carinho. Chegue mais perto e olhe com calma.', format: 'Foto da sua novidade com um detalhe que lembre {topic}, sobre fundo claro.', cta: 'Quer algo especial para {topic}? Chame no direct.' },
    { title: 'Pensando em {topic}', description: 'Algumas criações já nascem com data marcada no coração. Esta nasceu em clima de {topic}, com tempo e capricho em cada detalhe.', format: 'Carrossel com a novidade de perto, nas suas mãos e em um cenário que lembre {topic}.', cta: 'Conte nos comentários: o que não pode faltar quando o assunto é {topic}?' },
  ],
  bastidores: [
    { title: 'Os bastidores em clima de {topic}', description: 'O ateliê em clima de {topic} é assim: mesa cheia, lista comprida e o coração animado. Hoje mostro um pedacinho dessa correria boa.', format: 'Vídeo acelerado da sua mesa, com algum detalhe que lembre {topic}.', cta: 'Como são os seus preparativos para {topic}? Conte nos comentários.' },
    { title: 'Antes da festa, já em clima de {topic}', description: 'Muito antes da comemoração, o trabalho já começou por aqui. Quando o assunto é {topic}, cada etapa ganha um carinho a mais.', format: 'Foto das suas mãos durante {step}, com algo que lembre {topic} na mesa.', cta: 'Quer ver mais dos bastidores? Responda nos comentários.' },
  ],
  promocao: [
    { title: 'Condição especial em clima de {topic}', description: 'Para entrar em clima de {topic}, preparei uma condição especial. Eu explico tudo com calma e ajudo você a escolher.', format: 'Foto do que está em condição especial, com um enfeite que lembre {topic} e espaço para o texto.', cta: 'Chame no direct e conte o que você procura para {topic}.' },
    { title: 'Quem se antecipa escolhe com calma', description: 'Falta de tempo não combina com {topic}. Quem me chama antes escolhe com calma e ainda encontra uma condição especial.', format: 'Vídeo curto em que você mostra as opções para {topic} e conta a condição em uma frase.', cta: 'Comente “eu quero” e eu explico como funciona para {topic}.' },
  ],
  dica: [
    { title: 'Uma dica para {topic}', description: 'Pensando em {topic}? A minha dica é começar cedo e escolher com calma: um gesto simples, feito com tempo, costuma ser o mais lembrado. Anote do que a pessoa gosta e parta daí.', format: 'Foto de um caderno com anotações e um detalhe que lembre {topic}.', cta: 'Salve esta publicação para o seu planejamento de {topic}.' },
    { title: 'Três perguntas para {topic}', description: 'Três perguntas ajudam muito quando o assunto é {topic}. Para quem é? Do que essa pessoa gosta? Que lembrança eu quero deixar? Com as respostas, tudo fica mais fácil.', format: 'Carrossel com uma pergunta por imagem, nas cores de {topic}.', cta: 'Qual é a sua dúvida sobre {topic}? Deixe nos comentários.' },
  ],
  inspiracional: [
    { title: 'O que o clima de {topic} desperta em mim', description: 'Em clima de {topic}, eu sempre penso nas pessoas que me trouxeram até aqui. O melhor presente continua sendo estar perto, com tempo e carinho.', format: 'Foto sua, sem pose, com um detalhe que lembre {topic}.', cta: 'Que lembrança o clima de {topic} traz para você? Conte nos comentários.' },
    { title: 'Mais do que uma data', description: 'Para mim, o clima de {topic} tem gosto de lembrança boa e de abraço demorado. Que a gente não deixe a correria roubar o que importa.', format: 'Vídeo curto e silencioso de um detalhe que lembre {topic}, com uma frase sua na tela.', cta: 'Marque nos comentários quem você quer abraçar pensando em {topic}.' },
  ],
}
