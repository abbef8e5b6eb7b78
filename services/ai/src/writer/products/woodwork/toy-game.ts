import type { ProductType } from '../product-type.ts'

export const toyGame: ProductType = {
  nouns: ['brinquedo de MDF', 'brinquedo em madeira', 'jogo de madeira', 'quebra-cabeça de madeira', 'quebra-cabeça de MDF', 'jogo da memória de madeira', 'trenzinho de madeira'],
  asks: ['a idade da criança', 'do que ela gosta de brincar', 'se é presente de aniversário'],
  questions: {
    sale: ['Quem vai querer brincar primeiro aí na sua casa?', 'Para qual criança você daria de presente?'],
    content: ['Qual era o seu brinquedo preferido na infância?', 'Quem não sabe perder na sua família?'],
  },
  emojis: ['🪵', '👧', '👦'],
  hashtags: ['brinquedosdemadeira', 'brinquedodemadeira', 'brinquedoseducativos', 'jogosdemadeira', 'brinquedoeducativo', 'brincar', 'brinquedosdemdf'],
  sale: {
    professional: {
      openings: [
        'Para brincar juntos, longe das telas: {topic}.',
        '{O topic} {reúne/reúnem} a família na mesma mesa.',
        'Um presente que se abre e já se usa: {topic}.',
      ],
      steps: [
        ['Chove lá fora, e a tarde parece longa. Com uma brincadeira na mesa, a família se junta e ninguém olha o relógio.', 'No aniversário, entre tantos presentes que piscam, há um que se abre e já se leva para o chão da sala.'],
        ['Não precisa de pilha, tela nem aplicativo. A madeira tem peso na mão, e a brincadeira depende de quem brinca.'],
        ['É bom para irmãos, primos e avós que gostam de sentar junto. Muitos adultos acabam ficando para mais uma rodada.'],
        ['Para escolher, pense no que desperta a curiosidade de quem vai ganhar e confirme a faixa etária indicada.'],
      ],
    },
    casual: {
      openings: [
        'Sem pilha e sem carregador: {topic}.',
        'Chão da sala, família junta e {topic}.',
        'Brincar fica gostoso assim, com {topic}.',
      ],
      steps: [
        ['Sabe aquela tarde em que ninguém aguenta mais tela? Põe uma brincadeira no meio da sala e espera uns minutinhos.', 'A gente dá o presente pra criança e, quando vê, tá no chão brincando também. Acontece em toda família.'],
        ['Madeira tem um peso bom na mão e não depende de bateria. Caiu no chão, pegou, continua a brincadeira.'],
        ['É bom de dar pros sobrinhos, pros netos, pro filho do amigo. E tem adulto que pede revanche, tá?'],
        ['Na hora de escolher, pensa no que a criança anda curtindo e confere a idade indicada. O resto ela resolve.'],
      ],
    },
    funny: {
      openings: [
        'Atenção, adultos também vão querer: {topic}.',
        'Era para a criança, mas o avô não larga {o topic}.',
        'Não acende, não apita e não pede senha: {topic}.',
      ],
      steps: [
        ['O presente era do neto. Meia hora depois, o neto assiste, e o avô explica as regras que acabou de inventar.', 'Existe brinquedo que canta a mesma música até o vizinho decorar. Este faz o barulho de quem está brincando, e só.'],
        ['Madeira não descarrega bem na melhor parte, não atualiza e não pede senha. O único travamento possível é sono.'],
        ['Serve para criança curiosa, para irmão competitivo e para adulto que diz que vai só ajudar a montar.'],
        ['Veja a idade indicada e pense no gosto de quem ganha. O gosto do tio que vai brincar junto fica em segundo plano.'],
      ],
    },
    motivational: {
      openings: [
        'Um tempo juntos, no chão da sala: {topic}.',
        'Criança no chão, adulto no chão e {topic} no meio.',
        'Para quem faz questão de brincar junto: {topic}.',
      ],
      steps: [
        ['A criança tenta, erra, tenta de outro jeito e olha para ver se alguém viu. Estar ali nessa hora é o melhor presente.', 'Depois de um dia de trabalho, sentar no chão para brincar pede esforço. Dez minutos depois, ninguém quer levantar.'],
        ['Com madeira na mão, a criança não espera ninguém apertar botão. Experimenta, erra e começa de novo.'],
        ['Vale para a casa com uma criança só e para a turma toda de primos. Sempre cabe mais um par de mãos.'],
        ['Observe do que a criança brinca quando ninguém sugere nada. Ali está a melhor pista para o presente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Brinquedos à vista, brincadeira mais longa: {topic}.',
        'Como limpar e guardar {um topic}.',
        'Por que {topic} nunca {sai/saem} de moda.',
      ],
      steps: [
        ['Quarto cheio e criança sem saber do que brincar é uma cena conhecida. O excesso à vista atrapalha a escolha.'],
        ['Com poucos brinquedos à vista, a criança fica mais tempo em cada um. Já a madeira dura mais quando não encharca.'],
        ['Deixe três ou quatro brinquedos à mostra e troque a cada semana. Limpe com pano levemente úmido e seque bem.'],
        ['Uma peça de brincar passa muitas vezes pela lixa, em cada canto e curva. É nela que as mãos vão ficar o dia todo.'],
      ],
    },
    casual: {
      openings: [
        'Menos brinquedo na frente, mais brincadeira: {topic}.',
        'Uma dica pra quem tem criança e {topic} em casa.',
        'Já reparou como criança brinca com {topic}?',
      ],
      steps: [
        ['O baú tá lotado, e a criança diz que não tem do que brincar. Não é manha, é opção demais.'],
        ['Quando tem coisa demais na frente, a cabeça pula de uma pra outra. Com pouca coisa, a história rende.'],
        ['Guarda metade e troca de tempos em tempos. O que volta do armário parece novo, e você nem gastou nada.'],
        ['Na bancada, eu testo brincando, não tem outro jeito. Se me distraí e passou meia hora, é porque ficou bom.'],
      ],
    },
    funny: {
      openings: [
        'O que acontece quando adulto brinca: {topic}.',
        'As regras {do topic} mudam conforme o avô.',
        'Toda família tem um campeão {do topic}.',
      ],
      steps: [
        ['A criança ganha pela primeira vez. O adulto diz que deixou. Ninguém na sala acredita, e a criança pede revanche.'],
        ['Criança brinca para ver o que acontece. Adulto brinca para ganhar, e por isso sai da mesa mais cansado.'],
        ['Guarde as peças num saco de tecido logo ao terminar, e conte antes. O sofá vai ter de procurar outra diversão.'],
        ['Quem faz brinquedo precisa testar. É o único ofício em que brincar no expediente conta como controle de qualidade.'],
      ],
    },
    motivational: {
      openings: [
        'Errar e tentar outra vez, que é assim que se brinca: {topic}.',
        'As mãos aprendem com {topic}.',
        'O que mais combina com {topic} é adulto por perto.',
      ],
      steps: [
        ['Quando uma criança consegue sozinha, ela não comemora logo. Primeiro olha em volta, procurando quem viu.'],
        ['Acertar depressa ensina pouco. São as voltas, as trocas e as quedas que fazem a mão achar o jeito.'],
        ['Da próxima vez, segure a vontade de ajudar e espere mais um minuto. Quase sempre ela resolve sem você.'],
        ['Um canto bem arredondado parece simples, como se a madeira já fosse assim. São muitas passadas de lixa até lá.'],
      ],
    },
  },
}
