import type { ContentPurpose } from '@atelie/contract/generators'
import type { Plan } from './plan.ts'

/** Posts about something that the writer knows no text about: they name it, `{passage}` is what its niche says of it, if anything, and they leave the rest to the owner. */
export const thingPlans: Record<Exclude<ContentPurpose, 'promocao'>, readonly Plan[]> = {
  produto_novo: [
    {
      title: 'Novidade: {topic}',
      description: 'Tem novidade por aqui: {topic}. {passage} Os detalhes estão nas imagens, e o que faltar eu respondo.',
      format: 'Carrossel: “{words}” na capa, com uma foto bem de perto, e nas outras imagens o que tem de novo, o preço e o jeito de pedir.',
      cta: 'O que você quer saber? Pergunta nos comentários.',
    },
    {
      title: 'Acabou de chegar: {topic}',
      description: 'Hoje eu apresento {topic}. {passage} Olha as fotos e me diz o que chamou mais a sua atenção.',
      format: 'Três fotos perto de uma janela, com “{words}” escrito na primeira: uma de longe, uma de perto e uma com o preço.',
      cta: 'Quer saber mais? Me chama no direct.',
    },
  ],
  bastidores: [
    {
      title: 'Bastidores: {topic}',
      description: 'Hoje eu mostro uma parte do trabalho que quase não aparece: {topic}. {passage} Assiste até o fim.',
      format: 'Vídeo de quinze segundos, sem cortes e com o som do ambiente, com “{words}” escrito na tela.',
      cta: 'O que você quer saber sobre essa parte? Pergunta nos comentários.',
    },
    {
      title: 'Por trás da foto: {topic}',
      description: 'Antes da foto bonita, tem isto: {topic}. {passage} Gravei do jeito que acontece aqui.',
      format: 'Três fotos em sequência, antes, durante e depois, com “{words}” escrito na primeira.',
      cta: 'Você imaginava que era assim? Conta nos comentários.',
    },
  ],
  dica: [
    {
      title: 'O que me perguntam: {topic}',
      description: 'Esta dúvida sempre aparece por aqui: {topic}. {passage} Nas imagens eu mostro o que faço e por quê.',
      format: 'Carrossel: “{words}” na capa, a sua dica em uma frase na segunda imagem e o motivo na terceira.',
      cta: 'Ficou alguma dúvida? Pergunta nos comentários.',
    },
    {
      title: 'Dica rápida: {topic}',
      description: 'Uma dica que cabe em um minuto, e o assunto é {topic}. {passage} Assiste até o fim e salva para consultar depois.',
      format: 'Vídeo de até um minuto em que você mostra a sua dica, com “{words}” escrito na primeira cena.',
      cta: 'Você já fazia assim? Conta nos comentários.',
    },
  ],
  inspiracional: [
    {
      title: 'O que tem por trás: {topic}',
      description: 'Na foto parece simples: {topic}. {passage} Hoje eu conto por que faço questão deste cuidado.',
      format: 'Foto das suas mãos trabalhando, com luz de janela e “{words}” escrito na imagem.',
      cta: 'Qual é a sua lembrança com isso? Conte nos comentários.',
    },
    {
      title: 'Um detalhe que conta uma história: {topic}',
      description: 'O assunto de hoje é {topic}. {passage} Nas imagens eu conto a história de um pedido que me marcou.',
      format: 'Carrossel: “{words}” na capa e, em cada uma das outras imagens, duas linhas sobre um pedido de verdade.',
      cta: 'Você também tem uma história assim? Conte nos comentários.',
    },
  ],
  surpresa: [
    {
      title: 'Adivinha: {topic}',
      description: 'Hoje tem adivinhação, e o assunto é {topic}. {passage} A resposta está na segunda imagem, mas dá o seu palpite antes.',
      format: 'Duas imagens: na primeira, só uma pontinha do que é e “{words}” escrito; na segunda, a resposta.',
      cta: 'Qual é o seu palpite? Comenta aqui.',
    },
    {
      title: 'Você decide: {topic}',
      description: 'Hoje quem escolhe é você, e o assunto é {topic}. {passage} Olha as duas opções e vota sem pensar muito.',
      format: 'Duas fotos lado a lado, com “1” e “2” escritos e “{words}” no alto.',
      cta: 'Um ou dois? Vota nos comentários.',
    },
  ],
}
