import type { ProductType } from '../product-type.ts'

export const babyKnitwear: ProductType = {
  nouns: ['casaquinho de tricô', 'casaquinho de crochê', 'touquinha de crochê', 'touquinha de tricô'],
  asks: ['para quando o bebê é esperado', 'se vai nascer no frio ou no calor', 'as cores do enxoval'],
  questions: {
    sale: ['O bebê da sua família chega no frio ou no calor?', 'Qual cor não pode faltar no enxoval?'],
    content: ['Você tem alguma roupinha sua guardada?', 'Na sua família, quem faz tricô ou crochê para os bebês?'],
  },
  emojis: ['🧶', '👶', '💛'],
  hashtags: ['tricobebe', 'crochebebe', 'casaquinhodetrico', 'casaquinhodecroche', 'tricoparabebe', 'roupinhadebebe', 'enxovaldebebe'],
  sale: {
    professional: {
      openings: [
        'Roupa pequena, trabalho paciente: {topic}.',
        '{O topic} {entra/entram} no enxoval com lugar de honra.',
        'Feito em pontos para quem está chegando: {topic}.',
      ],
      steps: [
        ['O enxoval vai ficando pronto, gaveta por gaveta. Entre as peças lisas, a de tricô ou crochê é a que todos pegam na mão.', 'No dia da saída da maternidade, as fotos ficam para sempre. A roupa escolhida passa a fazer parte da história.'],
        ['No tricô e no crochê, cada carreira fica à vista. Em tamanho de bebê, o trabalho aparece ainda mais.'],
        ['Serve para a maternidade, as primeiras visitas e o ensaio de fotos. No chá de bebê, é presente que se lembra.'],
        ['Pense no mês de nascimento e na estação. Um bebê de inverno e um de verão usam tamanhos diferentes na mesma época.'],
      ],
    },
    casual: {
      openings: [
        'Olha o tamanhinho: {topic}.',
        '{O topic} {faz/fazem} todo mundo falar fininho.',
        'Tem bebê a caminho e já tem {topic}.',
      ],
      steps: [
        ['A gente abre a gaveta do enxoval só pra olhar de novo. A de tricô ou crochê é sempre a que sai primeiro.', 'Sabe a foto da saída da maternidade? Daqui a vinte anos ela ainda vai estar na estante, com a roupa e tudo.'],
        ['Ponto em tamanho de bebê é uma graça. Dá pra ver cada carreira, e cada uma foi contada.'],
        ['Pra maternidade, pra visita dos avós, pro ensaio. E no chá de bebê, passa de mão em mão.'],
        ['Me diz pra quando é o bebê e se vai nascer no frio ou no calor. Daí a gente acerta o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Mais elegante que os adultos da visita: {topic}.',
        'Com {o topic}, a fila do colo dobra.',
        'Vem aí uma sequência de quinhentas fotos: {topic}.',
      ],
      steps: [
        ['O bebê dorme vinte horas por dia e tem mais roupa que a família inteira. Esta, pelo menos, ele veste acordado para a foto.', 'A avó olhou a roupinha, contou os pontos e disse que também faz. A outra avó ouviu, e agora há competição.'],
        ['Pequena assim, a peça tem ponto, borda e acabamento. Muito adulto sai de casa com menos capricho.'],
        ['Para a maternidade, as visitas e a tia que quer foto com o bebê acordado, dormindo e bocejando.'],
        ['Pense no tamanho um pouco adiante. Bebê cresce na semana em que ninguém está olhando.'],
      ],
    },
    motivational: {
      openings: [
        'Muitos pontos durante a espera: {topic}.',
        '{O topic} {recebe/recebem} quem acabou de nascer.',
        'Cada carreira pensando em alguém: {topic}.',
      ],
      steps: [
        ['Enquanto a barriga cresce, a família prepara o que pode. Uma roupinha na gaveta já dá as boas-vindas.', 'Muita família passa a mesma roupinha de um bebê a outro. No terceiro bebê, ela já tem muita história.'],
        ['Em peça pequena, a mão precisa ser leve e exata. Dois pontos a mais, e o tamanho já é outro.'],
        ['Para os pais, os avós ou a madrinha que querem guardar alguma coisa do primeiro dia.'],
        ['Escolha pensando na foto da saída e nas cores da família. O resto do enxoval pode ser prático.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} do bebê.',
        'Guardar {o topic} para o próximo da família.',
        'Tricô e crochê no enxoval pedem cuidado: {topic}.',
      ],
      steps: [
        ['Peças de bebê guardadas com cuidado aparecem, anos depois, com manchas que não estavam lá.'],
        ['Resíduos de leite são invisíveis e amarelam com o tempo. E o fio, em água quente, pode encolher.'],
        ['Lave à mão em água fria com sabão neutro, enxágue bem e seque deitado. Guarde só quando estiver totalmente seco.'],
        ['Quem faz peça de bebê confere o avesso com o mesmo rigor do direito. Fio solto ali não pode ficar.'],
      ],
    },
    casual: {
      openings: [
        'Medo de lavar {o topic}? Vem cá.',
        'O que eu digo pra toda família sobre {o topic}.',
        'Roupinha bonita é pra usar: {topic}.',
      ],
      steps: [
        ['A gente guarda tudo branquinho e, quando abre a caixa, saiu amarelado. Acontece em quase toda casa que já teve bebê.'],
        ['Um restinho de leite fica no fio sem ninguém ver. Com os meses no escuro, ele aparece.'],
        ['Usa sem dó. Lava à mão na água fria, aperta na toalha, seca deitado, e guarda só bem seco.'],
        ['O avesso eu olho duas vezes. Peça de bebê tem que estar caprichada dos dois lados.'],
      ],
    },
    funny: {
      openings: [
        'Bebê arrumado, adultos nem tanto: {topic}.',
        'A disputa das avós em torno {do topic}.',
        'Os dez minutos de glória {do topic}.',
      ],
      steps: [
        ['A família leva vinte minutos para vestir o bebê. Ele precisa de dois segundos para regurgitar bem no ponto mais bonito.'],
        ['É a matemática do enxoval. Quanto mais fotogênica a peça, mais curto o tempo entre vestir e trocar.'],
        ['Deixe o celular pronto antes de vestir. E tenha uma segunda roupa, que ela vai ser a definitiva.'],
        ['Quem faz roupa de bebê mede em bonecas, em ursinhos e no gato da casa. Só o gato nunca colabora.'],
      ],
    },
    motivational: {
      openings: [
        'Uma peça que espera junto: {topic}.',
        'O que passa pela cabeça de quem faz {topic}.',
        'Do novelo ao colo: {topic}.',
      ],
      steps: [
        ['Quem faz para um bebê da família conta pontos e semanas ao mesmo tempo. As duas contas precisam fechar juntas.'],
        ['A peça é pequena, e mesmo assim leva noites. Cada carreira curta tem começo, fim e conferência.'],
        ['Se vai fazer uma roupinha, comece pelo tamanho de três meses. Sobra tempo para terminar e para o bebê usar.'],
        ['Quem fez reconhece a roupinha na foto antes do rosto. Depois olha o rosto, e esquece a roupinha.'],
      ],
    },
  },
}
