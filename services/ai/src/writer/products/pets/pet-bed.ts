import type { ProductType } from '../product-type.ts'

export const petBed: ProductType = {
  nouns: ['caminha', 'caminha para cachorro', 'caminha para gato', 'caminha de cachorro', 'caminha de gato', 'cama de cachorro', 'cama para cachorro', 'cama de gato', 'cama para gato', 'cama pet', 'almofada pet', 'manta pet', 'toca pet', 'toca para gato', 'toca para gatos', 'toca de gato', 'rede para gato', 'rede para gatos'],
  asks: ['o tamanho do seu bicho', 'se ele dorme enrolado ou esticado', 'onde ele costuma deitar'],
  questions: {
    sale: ['Onde o seu bicho dorme hoje?', 'Ele é do time que se enrola ou do time que se espalha?'],
    content: ['Seu bicho já escolheu um canto da casa?', 'Quantas voltas ele dá antes de deitar?'],
  },
  emojis: ['🐾', '😴', '💛'],
  hashtags: ['caminhapet', 'cantinhodopet', 'camapet', 'caminhas', 'caminhasparapet', 'mantapet', 'maedepet'],
  sale: {
    professional: {
      openings: [
        'Um lugar só dele na casa: {topic}.',
        '{O topic} para as sonecas de todos os dias.',
        'Um canto macio, sempre no mesmo lugar: {topic}.',
      ],
      steps: [
        ['No fim da tarde, ele dá duas voltas e procura onde encostar o queixo. Com um canto só dele, o sofá fica para as visitas.', 'Quem trabalha em casa conhece a cena, o bicho quer deitar por perto. Um lugar macio ao lado da mesa vira o posto dele.'],
        ['Os bichos gostam de ter um ponto fixo, com o próprio cheiro. É para lá que vão quando a casa está agitada.'],
        ['Filhotes dormem boa parte do dia, e os mais velhos passam mais horas deitados. Nas viagens, vai junto e leva o cheiro de casa.'],
        ['Para acertar o tamanho, meça o bicho deitado, do focinho ao começo do rabo, e some um palmo de folga.'],
      ],
    },
    casual: {
      openings: [
        'O sofá vai voltar a ser seu: {topic}.',
        'Ele já tá procurando onde deitar, olha {o topic}.',
        'A soneca de hoje já tem endereço: {topic}.',
      ],
      steps: [
        ['Sabe quando você levanta um minuto e ele já tá no seu lugar, quentinho, fingindo que dorme? Um canto só dele ajuda na negociação.', 'Aqui em casa, onde eu vou trabalhar ele vai deitar. Com um cantinho macio do lado, ele para de dormir em cima do meu pé.'],
        ['Bicho gosta de ter o lugar dele, com o cheiro dele. Depois que adota o canto, ninguém mais tira.'],
        ['Vai bem com filhote que chegou agora e com velhinho que dorme o dia todo. Em viagem, leva junto que ele estranha menos.'],
        ['Mede ele deitado, do focinho até o começo do rabo, e põe um palmo a mais. Se ele dorme todo esticado, capricha na folga.'],
      ],
    },
    funny: {
      openings: [
        'Em negociação com o dono do sofá: {topic}.',
        'Ele acha que a sua cama também é dele, mas {topic} ajuda.',
        '{O topic} para quem dorme dezoito horas e acorda com sono.',
      ],
      steps: [
        ['O sofá tem três lugares e um bicho no meio. A família assiste à novela sentada no tapete, para não incomodar.', 'Na cama dormem uma pessoa e um bicho de quatro quilos. Não se sabe como, os quatro quilos ocupam noventa por cento.'],
        ['Um canto só dele é a base de qualquer acordo. Ele assina com a pata, deita, e no meio da noite revisa o contrato.'],
        ['Para filhotes, idosos e os que fingem não ter interesse. Esses vão usar assim que ninguém estiver olhando.'],
        ['Meça o bicho esticado, e não enrolado. Enrolado ele cabe num prato, esticado precisa de quase um beliche.'],
      ],
    },
    motivational: {
      openings: [
        'Quem chegou na família precisa de um canto: {topic}.',
        '{O topic} para o descanso de quem acompanha você.',
        'Ele cuida da casa inteira e agora tem {topic}.',
      ],
      steps: [
        ['O primeiro dia de um bicho adotado é cheio de cantos estranhos. Ter um lugar macio que é dele ajuda a entender que ficou.', 'O bicho espera na porta, acompanha até a cozinha e dorme quando você dorme. Um bom lugar para deitar é o mínimo.'],
        ['O canto do bicho faz parte da casa, como a cadeira preferida de alguém. Com o tempo, todo mundo passa por ali na ponta do pé.'],
        ['Vale para o filhote que ainda chora à noite e para o velho companheiro que anda devagar. Cada idade descansa de um jeito.'],
        ['Observe onde ele já gosta de ficar e comece por ali. O melhor lugar quase sempre foi ele quem escolheu.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ele ignorou {o topic} na primeira semana, e agora?',
        'Pequenos ajustes para o bicho aceitar: {topic}.',
      ],
      steps: [
        ['A novidade chega, e o bicho prefere dormir na caixa de papelão. É uma das cenas mais comuns nos primeiros dias.'],
        ['O bicho reconhece um lugar pelo cheiro, e o que é novo ainda não tem o dele. Passagem e barulho também atrapalham.'],
        ['Ponha num canto tranquilo de onde ele veja a família, com uma peça de roupa sua em cima. Elogie quando ele deitar.'],
        ['O jeito de dormir orienta a escolha. Quem dorme enrolado ocupa pouco, e quem se estica precisa de quase o dobro.'],
      ],
    },
    casual: {
      openings: [
        'Ele prefere a caixa de papelão? Dicas pra {topic}.',
        'Como fiz o meu bicho gostar {do topic}.',
        'O lugar certo da casa pra ele: {topic}.',
      ],
      steps: [
        ['Você traz a novidade, arruma tudo bonito, e ele vai dormir na caixa em que veio. Não é pessoal, acontece com todo mundo.'],
        ['Pra bicho, o que não tem cheiro de casa ainda é estranho. E ele quer ver a gente, nem que seja de olho meio fechado.'],
        ['Põe uma camiseta sua em cima e deixa num canto da sala, sem passagem. Quando ele deitar, faz festa baixinho.'],
        ['Reparar em como o bicho dorme é engraçado e ajuda. Tem o enroladinho, o esticado e o de barriga pra cima sem vergonha nenhuma.'],
      ],
    },
    funny: {
      openings: [
        'A caixa de papelão venceu {o topic} no primeiro dia.',
        'Relatório do sono sobre {o topic}.',
        'Ele tem sete posições de dormir e um só endereço: {topic}.',
      ],
      steps: [
        ['O bicho cheirou, deu três voltas, aprovou e foi deitar no chão, ao lado. Você agradece a visita técnica.', 'Antes de deitar, ele cava ou amassa o tecido com muito método. Ninguém sabe o que procura, mas não perde a esperança.'],
        ['O que é novo ainda não tem o cheiro dele, e isso se resolve deitando em cima. O problema é que ele faz questão de demorar.'],
        ['Uma camiseta usada em cima acelera a amizade. Um petisco também, embora ele vá comer ali e dormir na sua cama.'],
        ['Quem faz lugar de bicho dormir testa com a mão, com o cotovelo e, no fim, com o interessado. Ele dorme em serviço.'],
      ],
    },
    motivational: {
      openings: [
        'O primeiro sono tranquilo dele com {topic}.',
        'O canto de quem mora com a gente: {topic}.',
        'Um lugar para ele chamar de seu: {topic}.',
      ],
      steps: [
        ['O bicho que veio da rua dorme os primeiros dias de olho aberto. Um dia deita de lado, suspira, e a casa inteira fala baixo.'],
        ['Deitar de barriga para cima mostra que ele confia no lugar. Para um animal, dormir assim não é pouca coisa.'],
        ['Mantenha o canto dele sempre no mesmo ponto e combine com as crianças que ali ninguém mexe. Ter sossego também é cuidado.'],
        ['Pelos, farelos e um brinquedo escondido aparecem quando a gente sacode tudo. Dá trabalho, e a casa ficaria vazia sem isso.'],
      ],
    },
  },
}
