import type { ProductType } from '../product-type.ts'

export const balloonArch: ProductType = {
  nouns: ['arco de balões', 'arco de balão', 'arco desconstruído', 'arco orgânico', 'painel de balões', 'coluna de balões', 'guirlanda de balões', 'parede de balões', 'escultura de balões'],
  asks: ['para quando é a festa', 'as cores que quer', 'se é dentro de casa ou ao ar livre'],
  questions: {
    sale: ['Quais são as cores da sua próxima festa?', 'Seria atrás do bolo ou na entrada?'],
    content: ['Quem é o primeiro a estourar balão na sua família?', 'Você se assusta com estouro ou dá risada?'],
  },
  emojis: ['🎈', '🎉', '🎊'],
  hashtags: ['arcodebaloes', 'arcodesconstruido', 'arcoorganico', 'baloes', 'decoracaocombaloes', 'arcodebalao', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Cor e volume para o cenário da festa: {topic}.',
        '{O topic} {transforma/transformam} o fundo das fotos.',
        'Uma parede comum vira festa com {topic}.',
      ],
      steps: [
        ['Os convidados chegam e já procuram onde fotografar. O fundo cheio de balões resolve isso desde a entrada.', 'Salão bege, parede lisa, luz comum. Com volume e cor atrás da mesa, ninguém mais lembra da parede.'],
        ['Balões dão volume onde só havia superfície. De longe se vê a cor, de perto se veem os tamanhos e os encaixes.'],
        ['Vai bem atrás do bolo, na entrada, numa vitrine ou numa festa da empresa. Ambientes pequenos também ganham vida.'],
        ['Meça a parede e o pé-direito e diga se é espaço aberto ou fechado. O vento e o sol mudam o planejamento.'],
      ],
    },
    casual: {
      openings: [
        'Parede sem graça, festa com graça: {topic}.',
        'Eu vejo uma parede vazia e já imagino {o topic}.',
        'Pra foto sair linda de qualquer lado: {topic}.',
      ],
      steps: [
        ['Sabe aquela parede bege do salão que aparece em toda foto? Some. Ninguém nem lembra que era bege.', 'Chega todo mundo, dá oi, e em dois minutos já tem fila pra foto. Nem precisou de placa.'],
        ['É muita cor e muito volume com pouca coisa. De longe já se sabe que ali tem festa.'],
        ['Vai muito bem no aniversário, no chá, na inauguração da loja. Até em casa, num cantinho, faz efeito.'],
        ['Mede a parede, a altura, e me conta se é dentro ou fora. Vento é o detalhe que ninguém lembra.'],
      ],
    },
    funny: {
      openings: [
        'Sobe na escada, desce da escada, e lá {está/estão} {o topic}.',
        'A parede bege não foi convidada: {topic}.',
        'Cuidado com o primo do garfo perto {do topic}.',
      ],
      steps: [
        ['No parabéns, ninguém tira o olho do bolo. No resto da festa, ninguém tira o olho da criança com o palito na mão.', 'Um estouro no meio da festa e cento e vinte pessoas olham para o tio. Desta vez não foi ele.'],
        ['Alegra até parede de garagem com mancha de óleo. E no fundo da foto ninguém vê a bicicleta pendurada.'],
        ['Para aniversário, chá, formatura e o encontro de família em que metade quer foto e a outra metade quer estourar.'],
        ['Meça o teto antes. Balão e ventilador ligado têm uma história antiga, barulhenta e curta.'],
      ],
    },
    motivational: {
      openings: [
        'Um a um, os balões formam a festa: {topic}.',
        'Para receber quem se ama em cores: {topic}.',
        '{O topic} para uma data que pede muita cor.',
      ],
      steps: [
        ['São dezenas de balões enchidos um por um para um único olhar, o de quem entra e descobre que a festa é sua.', 'Uma loja abre as portas, um curso termina, alguém completa mais um ano. O cenário colorido diz: chegou o dia.'],
        ['De longe se vê o conjunto, de perto se vê a paciência. Foram muitos balões, um depois do outro.'],
        ['Para a criança que contava os dias e para a avó que não queria festa, mas adorou a surpresa.'],
        ['Defina as cores junto com quem vai festejar. Duas ou três já contam bastante da pessoa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sol, vento e calor: o que considerar {no topic}.',
        'Quanto tempo antes montar {o topic}.',
        'Cores e tamanhos em equilíbrio: {topic}.',
      ],
      steps: [
        ['Ao ar livre, um cenário montado cedo pode estourar antes dos convidados. O calor não espera a festa.', 'Quando todos os balões têm o mesmo tamanho, o resultado parece duro e repetido, por mais bonita que seja a cor.'],
        ['Com o calor o ar dilata e o látex estica até o limite. E é a variação de tamanhos que dá movimento ao conjunto.'],
        ['Prefira sombra, monte o mais perto possível do horário e misture ao menos três tamanhos. Afaste de lâmpadas.'],
        ['Quem monta confere o tamanho de cada balão antes de prender. É essa conta miúda que dá o desenho.'],
      ],
    },
    casual: {
      openings: [
        'Sol forte e {o topic}, melhor não.',
        'O segredo está em misturar tamanhos: {topic}.',
        'Pra não estourar antes da festa: {topic}.',
      ],
      steps: [
        ['A gente monta de manhã, no sol, fica lindo. Na hora do almoço começa a pipocar, um atrás do outro.', 'Tudo do mesmo tamanho parece cacho de uva. Bonito até é, mas falta aquele balanço.'],
        ['No calor o ar de dentro cresce, o balão estica e estoura. E é misturando tamanho que dá movimento.'],
        ['Escolhe sombra, monta o mais tarde que der e usa uns três tamanhos. Enche um pouco menos se for fora de casa.'],
        ['Depois de encher muitos, meus dedos reclamam. Aí dou dois passos pra trás, olho tudo e esqueço.'],
      ],
    },
    funny: {
      openings: [
        'O estouro que parou a festa: {topic}.',
        'Crianças com palito e {o topic}.',
        'A contagem de balões na escada: {topic}.',
      ],
      steps: [
        ['Estoura um balão e acontece sempre o mesmo: silêncio, susto, risada, e alguém culpando o tio.'],
        ['A criança estoura por curiosidade e o adulto por saudade da infância. O resultado é igual.'],
        ['Combine um horário para o estouro coletivo, depois das fotos. Todos esperam, menos o tio, que começa antes.'],
        ['No carro, alguém acha um balão no banco de trás. Ele vai ficar em casa por três semanas, murchando com dignidade.'],
      ],
    },
    motivational: {
      openings: [
        'Ar, paciência e muitas mãos: {topic}.',
        'A forma aparece aos poucos: {topic}.',
        'O que se vê depois de horas de montagem: {topic}.',
      ],
      steps: [
        ['No começo são sacos de balões vazios e uma escada. Horas depois, o fundo da festa ocupa a parede toda.', 'Quem monta balões trabalha muito tempo olhando de perto. Só no fim se afasta e vê o desenho inteiro.'],
        ['A leveza que se vê na foto vem de repetir o mesmo gesto com igual cuidado, até o último balão.'],
        ['Se for ajudar a montar, encha todos primeiro e separe por tamanho. Depois a mão só precisa encaixar.'],
        ['Depois da festa, o cenário se desfaz em minutos. Por isso, quem monta sempre guarda uma foto.'],
      ],
    },
  },
}
