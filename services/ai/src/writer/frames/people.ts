import type { Frame } from './frame.ts'

export const people: Frame = {
  leads: {
    professional: [[
      'Uma palavra a quem merece.', 'Dedicamos esta publicação com carinho.', 'Registramos aqui a nossa admiração.',
    ], [
      'Uma homenagem simples e merecida.', 'Dedicamos esta publicação.', 'Com admiração.', 'Há pessoas que merecem ser lembradas todos os dias.', 'Hoje o reconhecimento é a quem faz.', 'Palavras de respeito.',
    ]],
    casual: [[
      'Esse post tem destino certo.', 'Hoje eu quis falar de quem merece.', 'Gente que eu admiro demais.',
    ], [
      'Hoje eu tiro o chapéu.', 'Admiro demais.', 'Vai aqui o meu aplauso.', 'Gente que eu respeito.', 'Parei pra lembrar de quem merece.',
    ]],
    funny: [[
      'Aplausos de pé, mesmo de chinelo.', 'Se dessem medalha, faltaria parede.', 'Peço silêncio no grupo para homenagear.',
    ], [
      'Capa e superpoderes não inclusos, mas quase.', 'Aplausos, confetes e um café, por favor.', 'Gente que faz dez coisas e ainda acha a chave.', 'O mundo gira, e alguém está empurrando.', 'Se dessem medalha, faltava parede.',
      'De pé para receber, nem que seja de chinelo.',
    ]],
    motivational: [[
      'Com respeito a quem faz tanto.', 'Hoje olho para quem está por perto.', 'Este reconhecimento já devia ter vindo.',
    ], [
      'Há quem construa o mundo em silêncio.', 'Reconhecer também é um gesto.', 'Quem trabalha com dedicação merece ser visto.', 'Os bons exemplos estão por perto.', 'Com respeito e orgulho.',
      'Hoje olho para quem faz a diferença.',
    ]],
  },
  steps: {
    professional: [
      ['Há pessoas que fazem tanto parte do nosso dia que nos esquecemos de dizer o quanto importam. Hoje dizemos.', 'Basta pensar um pouco para vir um nome à cabeça. Alguém que ajudou, ensinou ou ficou por perto.'],
      ['O que fazem aparece em coisas pequenas: uma palavra na hora certa, um trabalho bem cuidado, um café para quem chega.'],
      ['Se você se reconheceu aqui, receba o nosso respeito. Se pensou em alguém, mande a publicação a essa pessoa.'],
      ['Agradecer em público é bom, e agradecer de perto é melhor ainda. Que este texto sirva de pretexto.'],
    ],
    casual: [
      ['Pensei num monte de nomes enquanto escrevia. Se você tá lendo até aqui, tem grande chance de ser um deles.', 'A gente convive, conta com a ajuda, divide a vida e esquece de falar. Então tô falando.'],
      ['É no dia comum que eu mais percebo: um recado, uma mão dada na correria, alguém que pergunta se eu já comi.'],
      ['Se você se viu aqui, recebe o meu abraço. Se lembrou de alguém, marca, que a pessoa vai gostar.'],
      ['E depois fala também de perto, que é melhor ainda. Uma mensagem de voz já vale, mesmo que saia atrapalhada.'],
    ],
    funny: [
      ['É gente que resolve dez coisas, atende o telefone com o ombro e ainda lembra onde ficou a chave dos outros.', 'Se o mundo parasse, alguém dessa turma ia achar o botão, ligar de novo e voltar ao que estava fazendo.'],
      ['Ninguém sabe onde arranjam tempo. Desconfio que existe um dia escondido no meio da semana, e não me contaram.'],
      ['Marque aqui quem se encaixa na descrição. Aviso que a pessoa vai dizer que não precisava e tirar print na mesma hora.'],
      ['Encerro com palmas, assobio e um café à distância. O discurso longo eu guardo para quando houver bolo.'],
    ],
    motivational: [
      ['Quanta coisa só acontece porque alguém acordou antes, insistiu mais um pouco e não contou vantagem depois.', 'Penso em quem aprendeu na prática, ensinou sem cobrar e segue fazendo, com ou sem aplauso.'],
      ['O esforço dessa gente está em coisas que usamos e vivemos todo dia. Só quem convive sabe o tamanho dele.'],
      ['Se alguém assim passou pela sua vida, diga a essa pessoa. Um obrigado atrasado ainda chega em boa hora.'],
      ['Da minha parte, fica a admiração e a vontade de fazer o meu trabalho com o mesmo capricho.'],
    ],
  },
  facts: {
    all: [
      'É gente que aprende fazendo e ensina sem perceber.', 'O trabalho delas e deles aparece nas coisas de todo dia.', 'Nem sempre há aplauso, mas sempre há resultado.',
      'Por trás de cada conquista há horas que ninguém viu.', 'Muitos começaram cedo e continuam por gosto.', 'Quem convive de perto sabe o tamanho da dedicação.', 'Um agradecimento dito em voz alta faz diferença.',
      'Todo ofício tem mestres sem diploma na parede.', 'Valorizar quem faz começa por enxergar.',
    ],
    professional: [
      'Registramos aqui a nossa admiração.', 'O reconhecimento público é pouco diante do que fazem.', 'Cada trajetória merece respeito.', 'Aprendemos muito com quem se dedica ao que faz.',
      'Que o exemplo inspire mais gente.',
    ],
    casual: [
      'Tenho a sorte de conhecer várias pessoas assim.', 'Manda esse post pra alguém que merece ler.', 'A gente aprende só de ficar perto.', 'Eu me admiro com tanta dedicação.', 'Abraça uma pessoa dessas por mim.',
    ],
    funny: [
      'Multitarefa é pouco, o nome disso é malabarismo.', 'Dormem pouco, riem muito e acham tudo o que a casa perde.', 'O manual de instruções nunca veio, e deu certo mesmo assim.',
      'Se parassem um dia, a gente nem achava o café.', 'Façam fila para o abraço.',
    ],
    motivational: [
      'A constância dessas pessoas ensina sem discurso.', 'Quem faz com seriedade melhora tudo ao redor.', 'Cada uma tem um caminho, e todas têm coragem.', 'O exemplo vale para quem está começando agora.',
      'Que nunca falte reconhecimento a quem trabalha.',
    ],
  },
  questions: [
    'Quem você lembrou ao ler?', 'Que pessoa assim você conhece?', 'O que você aprendeu com alguém assim?', 'Quem merece receber este post?', 'Que recado você deixaria para essa pessoa?',
    'Você também faz parte deste grupo?',
  ],
  asks: [
    'quem você quer homenagear', 'a história de alguém que você admira', 'um recado para essa pessoa', 'se você faz parte deste grupo',
  ],
  hashtags: ['homenagem', 'reconhecimento', 'inspiracao', 'admiracao', 'quemfaz', 'respeito', 'historiasdevida', 'gratidao'],
  emojis: ['👏', '💛', '🌟', '🙌', '🌷'],
}
