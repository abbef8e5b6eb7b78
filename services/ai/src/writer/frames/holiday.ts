import type { Frame } from './frame.ts'

export const holiday: Frame = {
  leads: {
    professional: [
      'Uma data que movimenta a nossa rotina.', 'Certas datas merecem ser lembradas.', 'O calendário nos dá um bom motivo.', 'Hoje o tema é uma data querida.', 'Há ocasiões que reúnem as pessoas.',
      'Pensando em uma data especial.',
    ],
    casual: [
      'Tem data que muda o clima da casa.', 'Essa data mexe com todo mundo.', 'Bora entrar no clima?', 'Ô data boa de comemorar.', 'Já dá pra sentir no ar.', 'Falou em comemorar, eu tô dentro.',
    ],
    funny: [
      'O calendário piscou para mim.', 'Quem é de festa já está contando nos dedos.', 'Essa data tem fã-clube, e eu sou da diretoria.', 'Aviso aos desavisados do calendário.', 'Alguém falou em comemoração?',
      'A agenda desenhou uma estrelinha neste dia.',
    ],
    motivational: [
      'Toda data é um convite a lembrar de alguém.', 'Celebrar é uma forma de agradecer.', 'Há dias que reúnem quem a gente gosta.', 'Uma data para parar e reconhecer.', 'O que importa numa data são as pessoas.',
      'Um dia para valorizar o que temos.',
    ],
  },
  facts: {
    all: [
      'Cada família tem um jeito de viver este dia.', 'Um recado escrito à mão guarda o dia por muitos anos.', 'As fotos ficam, e as histórias contadas à mesa também.', 'Quem organiza cedo aproveita melhor.',
      'Vale perguntar a quem você gosta o que faria o dia feliz.', 'Lembranças de infância costumam começar em datas assim.', 'O que se lembra depois é quem estava por perto.',
      'Para quem quer presentear, pensar no gosto da pessoa é o melhor começo.', 'Planejar a data aos poucos deixa tudo mais leve.',
    ],
    professional: [
      'Estamos à disposição de quem quer se preparar para a data.', 'A antecedência ajuda a escolher bem.', 'Ouvimos cada ideia para a ocasião com atenção.', 'Conte conosco para pensar nos preparativos.',
      'Uma lista simples de pessoas e ideias organiza a comemoração.',
    ],
    casual: [
      'Aqui em casa a gente já tá pensando nisso.', 'Eu adoro ouvir como cada um comemora.', 'Se quiser trocar ideia sobre a data, me chama.', 'Já anotei tudo no caderninho pra não esquecer ninguém.',
      'O melhor da festa é esperar por ela.',
    ],
    funny: [
      'Tem gente que planeja e tem gente que corre, e as duas se encontram na véspera.', 'Na dúvida entre pouco e muito, alguém sempre escolhe muito.', 'A lista de convidados cresce sozinha, é fato.',
      'Quem disse que só ia dar uma passadinha ficou até o fim.', 'Foto em grupo só sai boa na décima tentativa.',
    ],
    motivational: [
      'Estar presente de verdade é o que mais se agradece depois.', 'Um gesto simples, pensado com atenção, atravessa os anos.', 'A data passa, o que se viveu fica.',
      'Preparar algo para alguém já é começar a celebrar.', 'Pequenas tradições fazem uma família.',
    ],
  },
  questions: [
    'Como você comemora este dia?', 'Que lembrança esta data traz?', 'Quem não pode faltar na sua comemoração?', 'O que não pode faltar na sua mesa?', 'Você é de festa grande ou de poucos convidados?',
    'Qual tradição é só da sua família?',
  ],
  asks: [
    'o que você está planejando', 'de quem você quer se lembrar', 'a sua ideia para a data', 'como vai ser a comemoração',
  ],
  hashtags: ['datascomemorativas', 'comemoracao', 'familia', 'festa', 'celebrar', 'datasespeciais', 'momentosespeciais', 'ideiasdepresente'],
  emojis: ['🎉', '📅', '💛', '🥳', '🌟'],
}
