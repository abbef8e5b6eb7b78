import type { ProductType } from '../product-type.ts'

export const christmasTree: ProductType = {
  nouns: ['árvore de Natal', 'arvorezinha de Natal', 'árvore natalina', 'árvore de Natal de mesa', 'árvore de Natal de parede', 'árvore de Natal decorada', 'pinheirinho de Natal', 'pinheiro de Natal'],
  asks: ['a altura do espaço', 'as cores da sua decoração', 'em que canto da casa vai ficar'],
  questions: {
    sale: ['Colorida, dourada ou toda branca?', 'Em que canto da casa fica a sua?'],
    content: ['Quem põe a estrela na ponta?', 'Em que dia a sua família monta a árvore?'],
  },
  emojis: ['🎄', '✨', '⭐'],
  hashtags: ['arvoredenatal', 'natal', 'decoracaodenatal', 'natalino', 'decoracaonatalina', 'natalemcasa', 'arvoredecorada', 'espiritonatalino', 'enfeitesdenatal'],
  sale: {
    professional: {
      openings: [
        'Dezembro começa num canto da sala: {topic}.',
        'Para reunir a família em volta: {topic}.',
        '{O topic} {anuncia/anunciam} que é tempo de casa cheia.',
      ],
      steps: [
        ['A caixa de enfeites desceu do armário, as luzes foram testadas e todos querem pendurar alguma coisa. A casa já mudou de clima.', 'Na noite do dia 24, a família se junta no mesmo canto para a foto. É ali que ficam os pacotes, as luzes e as crianças.'],
        ['Uma boa árvore dá o tom da decoração inteira. Das cores dela partem a mesa, a porta e os laços dos presentes.'],
        ['{Alegra/Alegram} a sala de casa, a recepção do trabalho, a vitrine e o apartamento pequeno. Cada espaço pede o seu tamanho.'],
        ['Meça a altura e a largura do canto antes de escolher. Deixe folga em cima para a estrela e em volta para a passagem.'],
      ],
    },
    casual: {
      openings: [
        'O Natal chegou na sala: {topic}.',
        'Já pode ligar o pisca-pisca: {topic}.',
        'Cabe um Natal inteiro {no topic}.',
      ],
      steps: [
        ['Abre a caixa, testa a luz, descobre que metade não acende. Mesmo assim, é a tarde mais gostosa de dezembro.', 'Criança contando os dias, cheiro de assado na cozinha e aquela luzinha piscando no canto. Pra mim, Natal é isso.'],
        ['Quando a árvore tá montada, a casa muda na hora. Nem precisa de muito mais, é ela que dá o clima.'],
        ['{Fica lindo/Fica linda/Ficam lindos/Ficam lindas} na sala, no balcão da loja, na mesa do escritório. Até quem mora sozinho merece uma luzinha dessas.'],
        ['Mede o cantinho antes, em altura e em largura. E pensa nas cores que você já tem, pra aproveitar os enfeites.'],
      ],
    },
    funny: {
      openings: [
        'O gato já está se aquecendo para {o topic}.',
        'Dezembro é o mês de explicar ao cachorro {o topic}.',
        'A luz que funcionou no ano passado mandou avisar que não: {topic}.',
      ],
      steps: [
        ['O pisca-pisca foi guardado em perfeita ordem e saiu da caixa em forma de ninho. Três adultos trabalham no caso.', 'A família pendurou tudo, apagou a luz da sala e fez silêncio. No escuro, dois olhos brilhavam entre os enfeites.'],
        ['Em volta da árvore, até o tio que só fala de futebol suspira. Por uns vinte segundos, mas suspira.'],
        ['{Serve/Servem} para a sala, para a loja e para o escritório, onde alguém vai querer votar a cor das bolas em reunião.'],
        ['Meça o canto e a altura que o gato alcança pulando. Acima dessa linha ficam os enfeites de que você gosta.'],
      ],
    },
    motivational: {
      openings: [
        'Um ano inteiro pede uma noite bonita: {topic}.',
        'A casa que você mantém de pé merece {o topic}.',
        'As mãos da família em volta {do topic}.',
      ],
      steps: [
        ['O ano foi de muito trabalho, e dezembro quase não deixa tempo. Uma tarde para enfeitar a casa é um presente para todos.', 'Há casas em que os filhos já cresceram e ainda assim voltam para pendurar o primeiro enfeite. O lugar deles continua ali.'],
        ['Cada um escolhe um enfeite, opina, muda de lugar. O resultado tem um pouco da mão de cada pessoa da casa.'],
        ['Para quem vai passar o primeiro Natal na casa nova ou longe da família, é um começo de tradição.'],
        ['Escolha com quem você mora e pense no tamanho que cabe na rotina. O importante é caber gente em volta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A ordem de montar que facilita tudo: {topic}.',
        'Luzes primeiro, enfeites depois: {topic}.',
        'Onde colocar {o topic} em casa pequena.',
      ],
      steps: [
        ['O erro mais comum é pendurar os enfeites e só depois lembrar das luzes. O fio passa por cima de tudo e aparece.', 'Muitos deixam a árvore no único canto que sobrou, longe da tomada. A extensão atravessa a sala até janeiro.'],
        ['As luzes dão profundidade quando ficam por dentro. Por fora, só marcam o contorno e ofuscam os enfeites.'],
        ['Comece pelas luzes, de dentro para fora, depois ponha os enfeites grandes e, por fim, os pequenos e a ponta.'],
        ['Montar em família leva mais tempo e fica menos simétrico. É exatamente disso que as pessoas se lembram depois.'],
      ],
    },
    casual: {
      openings: [
        'Meu passo a passo pra montar {o topic}.',
        'Luz antes da bolinha, tá? Dica pra montar: {topic}.',
        'Apartamento pequeno também tem Natal: {topic}.',
      ],
      steps: [
        ['Já montei tudo, me afastei pra olhar e vi a caixa de luz fechada no sofá. Quem nunca?', 'Não tem espaço no chão? Tem parede, tem mesa, tem aparador. O Natal se ajeita em qualquer canto.'],
        ['Luz por último fica por cima de tudo, e o fio aparece. Por dentro, ela ilumina os enfeites de trás pra frente.'],
        ['Luz primeiro, bola grande depois, bolinha e laço no fim. E a cada passo dá uns três passos pra trás pra olhar.'],
        ['Eu gosto de enfeite torto que a criança pendurou. Ano que vem, ela já vai alcançar um galho mais alto.'],
      ],
    },
    funny: {
      openings: [
        'O nó do pisca-pisca e outros clássicos: {topic}.',
        'Quem guardou isso assim no ano passado? {O topic} {sabe/sabem}.',
        'Reunião de família sobre a posição {do topic}.',
      ],
      steps: [
        ['Uma pessoa monta, outra dirige e a terceira diz que no ano passado estava melhor. A quarta come as castanhas.', 'Cinquenta lâmpadas e uma queimada, que desliga as outras. Há um senso de solidariedade muito forte entre elas.'],
        ['O fio embola porque foi guardado com pressa em janeiro. O eu de janeiro nunca pensa no eu de dezembro.'],
        ['Ao guardar, enrole as luzes num pedaço de papelão e escreva se estão funcionando. O seu eu de dezembro vai chorar de emoção.'],
        ['A árvore sempre inclina um pouco para um lado. A família também, e por isso a foto fica harmoniosa.'],
      ],
    },
    motivational: {
      openings: [
        'Uma tradição que se monta a muitas mãos: {topic}.',
        'Abrir a caixa e reencontrar o ano: {topic}.',
        'O tempo de parar e enfeitar a casa: {topic}.',
      ],
      steps: [
        ['Cada enfeite tem uma história, e alguém sempre conta de novo. Montar é também repassar os anos que ficaram para trás.', 'Quando o mês aperta, muita gente pensa em deixar a casa sem enfeite. Basta acender uma luz para a vontade mudar.'],
        ['Uma tradição não se faz de uma vez. Ela pede que alguém abra a caixa todo ano e chame os outros.'],
        ['Acrescente um único enfeite por ano e anote a data nele. Em dez anos, a sua família terá um álbum pendurado.'],
        ['Depois das festas, guardar tudo com calma já é preparar o próximo dezembro. A caixa fica à espera.'],
      ],
    },
  },
}
