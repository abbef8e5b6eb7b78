import type { ProductType } from '../product-type.ts'

export const doll: ProductType = {
  nouns: ['boneca', 'bonequinha', 'boneca de pano', 'bonequinha de pano', 'boneca de tecido', 'boneca bailarina', 'boneca personalizada', 'boneco', 'bonequinho', 'boneco de pano', 'bruxinha de pano', 'bruxinha'],
  asks: ['para quem é', 'a idade de quem vai ganhar', 'uma cor ou roupa de que a pessoa gosta'],
  questions: {
    sale: ['Que nome você daria?', 'Para quem você daria este presente?'],
    content: ['Qual era o nome do seu brinquedo preferido?', 'Quem tem lugar marcado no seu sofá?'],
  },
  emojis: ['🧵', '🧸', '💛'],
  hashtags: ['bonecas', 'boneca', 'bonecadepano', 'bonecasdepano', 'bonecadetecido', 'bonecaspersonalizadas', 'bonecos'],
  sale: {
    professional: {
      openings: [
        'Um presente que ganha nome no primeiro dia: {topic}.',
        '{O topic} {entra/entram} na brincadeira e {fica/ficam} na memória.',
        'Para brincar, levar no colo e guardar: {topic}.',
      ],
      steps: [
        ['O presente mal sai do embrulho e já recebe um nome. À noite, ocupa metade do travesseiro, e ninguém mais pode sentar no lugar.', 'Na sala, sobre o tapete, há consulta médica, aula e almoço servido em tampinhas. Quem brinca faz todas as vozes.'],
        ['Com uma boneca ou um boneco, a história vem de quem brinca. Hoje é paciente, amanhã é aluno, depois viaja de ônibus pela casa.'],
        ['É presente de aniversário, de madrinha e de avó. E também enfeita o quarto de quem cresceu e guarda a infância por perto.'],
        ['Ao escolher, pense no tamanho: menor para ir a todo lugar, maior para ter cadeira própria na hora do lanche.'],
      ],
    },
    casual: {
      openings: [
        'Quem será que vai ganhar {o topic}?',
        'Pra dar nome, levar no colo e inventar história: {topic}.',
        '{O topic} já {pode/podem} escolher um lugar no sofá.',
      ],
      steps: [
        ['Você lembra o nome que deu ao seu brinquedo preferido? A gente esquece senha e telefone, mas esse nome ninguém esquece.', 'Tem café da manhã servido no chão da sala e você foi convidado. O café é de mentira, o convite é sério.'],
        ['O que eu acho bonito é que não precisa de pilha nem de regra. Quem brinca inventa tudo, da voz ao sobrenome.'],
        ['Serve pra aniversário, pra visita de madrinha e pra adulto que ainda tem saudade do brinquedo que perdeu na mudança.'],
        ['Pensa em quem vai ganhar: se é de levar tudo no carro, um tamanho menor. Se é de montar casinha, pode ser maior.'],
      ],
    },
    funny: {
      openings: [
        'Tem gente nova no sofá: {topic}.',
        '{O topic} {chega/chegam} e o sofá {perde/perdem} um lugar.',
        'Vai ter opinião sobre o jantar: {topic}.',
      ],
      steps: [
        ['De repente há mais alguém à mesa. Tem prato, tem guardanapo e, segundo a criança, também não gosta de abobrinha.', 'A família já está no elevador quando alguém grita que esqueceu alguém em casa. Todos voltam, porque não se deixa ninguém sozinho.'],
        ['Boneca ou boneco não fala, não come e manda na casa inteira. Na hora do sono, até o pai anda na ponta dos pés.'],
        ['Serve para a criança e para a tia que finge estar brincando só para fazer companhia. Ela já escolheu até a voz.'],
        ['Pense no tamanho antes. Se for quase do tamanho da criança, prepare-se para pôr mais um prato na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'Quem brinca de cuidar leva a brincadeira a sério: {topic}.',
        '{O topic} para inventar histórias do começo ao fim.',
        'Um presente de avó que atravessa gerações: {topic}.',
      ],
      steps: [
        ['No canto do quarto, uma voz baixinha explica que a vacina dói pouco e passa logo. Quem ouviu isso ontem hoje ensina.', 'A avó ainda guarda a boneca de menina numa caixa, com o vestido refeito duas vezes. Mostra para a neta e conta cada conserto.'],
        ['Um brinquedo que não faz nada sozinho deixa tudo por conta de quem brinca. A conversa, o enredo e o fim mudam todo dia.'],
        ['Também é um belo presente para quem ensina, para quem coleciona e para quem quer dar algo que se guarda.'],
        ['Antes de escolher, pense em alguma coisa de que a pessoa gosta: uma cor, uma roupa, um penteado. O resto vem sozinho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que uma criança ensaia com {topic}.',
        'Por que o faz de conta precisa de pouca coisa: {topic}.',
        'Guardar bem {o topic} entre uma fase e outra.',
      ],
      steps: [
        ['Às vezes o brinquedo passa meses esquecido na prateleira, e a família conclui que o interesse acabou.'],
        ['No faz de conta, a criança repete o que vive para entender melhor. A brincadeira vai e volta conforme o que acontece na casa.'],
        ['Tire de vista por umas semanas e devolva depois, com uma novidade simples, como uma caixa que vira cama.'],
        ['Quem cria bonecas e bonecos pensa muito no rosto. Com a expressão tranquila, cabe nele qualquer história que a criança inventar.'],
      ],
    },
    casual: {
      openings: [
        'Qual era o nome? Hoje a gente fala de {topic}.',
        'A gente entrega e a história começa: {topic}.',
        'Uma ideia simples pra brincar mais com {topic}.',
      ],
      steps: [
        ['Toda criança deixa um brinquedo de lado por um tempo. A gente fica com pena dele, sozinho em cima da cama.'],
        ['É brincando que a criança ensaia o que viu: o médico, a escola, a visita. Por isso cada fase pede outra brincadeira.'],
        ['Guarda por umas semanas e traz de volta com uma caixa de sapato. A caixa vira cama, ônibus, mercado.'],
        ['O rosto é a parte que mais me faz parar. Um ponto pra cima ou pra baixo e a expressão vira outra.'],
      ],
    },
    funny: {
      openings: [
        'Quem manda na casa agora: {topic}.',
        'Regras da casa segundo {o topic}.',
        'O passageiro que ninguém pode esquecer: {topic}.',
      ],
      steps: [
        ['Em toda família houve um resgate: alguém voltou ao restaurante, ao mercado ou à estrada por causa de um brinquedo esquecido.'],
        ['Para a criança, aquele amigo tem gosto, sono e agenda. Por isso a ausência é notada já na saída da garagem.'],
        ['Um truque é criar o posto de chamada na porta: chave, mochila, brinquedo. Ninguém desce até todos responderem.'],
        ['Anos depois, a família esquece o nome do restaurante, mas lembra muito bem a cara do garçom devolvendo o brinquedo.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado que se aprende brincando: {topic}.',
        'Ganha nome no primeiro dia de casa: {topic}.',
        'Um presente que a avó também teria amado: {topic}.',
      ],
      steps: [
        ['A mais velha ensinou a menor a vestir, pentear e pôr para dormir. Ninguém pediu, ela achou que era a hora.'],
        ['Na brincadeira, a criança fica do outro lado: é ela quem cuida, espera, explica. E leva o papel a sério.'],
        ['Guarde uma caixinha com retalhos, tampas e fitas. Com isso a criança faz cobertor, prato e mala sem depender de ninguém.'],
        ['Quem cria um brinquedo não vê a brincadeira. Sabe dela quando a família conta o nome que ele ganhou.'],
      ],
    },
  },
}
