import type { ProductType } from '../product-type.ts'

export const mask: ProductType = {
  nouns: ['máscara de Carnaval', 'mascarinha de Carnaval', 'máscara veneziana', 'máscara de papel machê', 'máscara de papietagem', 'máscara de baile', 'máscara de festa'],
  asks: ['se é para usar ou para decorar', 'as cores da fantasia ou da parede', 'para qual festa é'],
  questions: {
    sale: ['Na festa ou na parede, onde você usaria?', 'Plumas, brilho ou pintura?'],
    content: ['Qual foi a sua melhor fantasia?', 'Bloco, baile ou sofá no Carnaval?'],
  },
  emojis: ['🎭', '🎉', '✨'],
  hashtags: ['mascara', 'mascaradecarnaval', 'carnaval', 'mascaraveneziana', 'fantasia', 'bailedemascaras', 'papelmache', 'bloquinho', 'fantasiadecarnaval', 'artepopular', 'decoracaocarnaval'],
  sale: {
    professional: {
      openings: [
        'Mistério e cor para a festa: {topic}.',
        '{O topic} {transforma/transformam} uma roupa comum em fantasia.',
        'No rosto durante o baile, na parede depois: {topic}.',
      ],
      steps: [
        ['O convite pede fantasia, e o armário não ajuda. Com um vestido preto ou uma camisa branca, uma boa máscara resolve.', 'Na parede do corredor, um rosto colorido encara quem passa. A visita ri, chega perto e conta do seu primeiro baile.'],
        ['A graça está em mostrar e esconder ao mesmo tempo. A cor e o relevo fazem o olhar aparecer mais.'],
        ['{Vai/Vão} a bailes, blocos, peças de escola e ensaios fotográficos. Fora de época, também {decora/decoram} parede e estante.'],
        ['Pense na roupa e em como o cabelo vai ficar. Se for para decorar, pense na distância de quem vai olhar.'],
      ],
    },
    casual: {
      openings: [
        'Sua fantasia começa por aqui: {topic}.',
        'Ninguém vai saber quem é você: {topic}.',
        'Bota {o topic} e já chega dançando.',
      ],
      steps: [
        ['Sexta de Carnaval, ninguém pensou em fantasia e o bloco sai cedo. Uma máscara bonita salva qualquer camiseta.', 'Sabe aquele baile em que a gente reconhece a amiga só pela risada? Metade da diversão é tentar adivinhar.'],
        ['Eu gosto porque qualquer roupa lisa vira figurino. Põe, se olha no espelho e já muda até o jeito de andar.'],
        ['{Serve/Servem} pro bloco, pra festa da escola, pro baile e pra foto. Depois ainda {enfeita/enfeitam} a parede do quarto.'],
        ['Me fala a cor da roupa e onde vai usar. Aí a gente pensa se pede brilho, pluma ou só pintura.'],
      ],
    },
    funny: {
      openings: [
        'A vizinha disse que não foi ao baile, mas {o topic} {diz/dizem} outra coisa.',
        'Disfarce perfeito até alguém ouvir a risada: {topic}.',
        'Nem o espelho me reconheceu com {topic}.',
      ],
      steps: [
        ['A pessoa chegou disfarçada, mudou a voz e o andar. No primeiro salgadinho, todos souberam quem era pelo jeito de escolher.', 'Duas primas passaram o baile inteiro procurando uma à outra. Quando acenderam a luz, estavam sentadas na mesma mesa.'],
        ['{Esconde/Escondem} metade do rosto e {revela/revelam} o talento do resto. Há quem descubra no baile que sabia fazer reverência.'],
        ['{Serve/Servem} para o bloco, para o baile, para a peça da escola e para atender o síndico numa segunda-feira qualquer.'],
        ['Combine com a roupa e ensaie comer de máscara antes da festa. O canapé é o maior inimigo do mistério.'],
      ],
    },
    motivational: {
      openings: [
        'A festa que se prepara com as mãos: {topic}.',
        'Para brincar também é preciso capricho: {topic}.',
        'Cor para quem trabalhou o ano todo: {topic}.',
      ],
      steps: [
        ['O ano foi sério e cheio de hora marcada. Por alguns dias, dá para escolher outro rosto e sair pela rua cantando.', 'Na sala de casa, a família corta, cola e prova fantasia. A preparação já é uma parte boa do Carnaval.'],
        ['A forma se constrói aos poucos, e a pintura vem por último. É ela que decide se o rosto vai rir ou intrigar.'],
        ['{Anima/Animam} quem desfila, quem ensina teatro, quem monta festa de família e quem coleciona lembranças de outros carnavais.'],
        ['Escolha um personagem antes das cores. Quando a gente sabe quem quer ser, o resto da fantasia se arruma.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Guardar sem amassar de um ano para o outro: {topic}.',
        'Uma tradição antiga por trás {do topic}.',
        'Plumas, pintura e umidade, os cuidados com {o topic}.',
      ],
      steps: [
        ['Terminada a festa, tudo vai para uma sacola, com o resto da fantasia. No ano seguinte, o nariz aparece amassado.', 'É comum limpar a pintura com pano molhado. Em muitas bases, a água amolece a forma e leva a cor.'],
        ['O rosto é oco e depende da forma para se sustentar. Um peso em cima, durante meses, basta para deformar.'],
        ['Recheie o verso com papel de seda e guarde numa caixa, sem nada por cima. Para o pó, use um pincel seco.'],
        ['Bailes com rostos cobertos existem há séculos. O prazer de brincar de ser outro continua igual.'],
      ],
    },
    casual: {
      openings: [
        'Acabou o bloco, e agora? Como guardar {o topic}.',
        'Glitter até abril e um rosto na estante: {topic}.',
        'Dica de quem já amassou {um topic}: papel de seda.',
      ],
      steps: [
        ['Quarta-feira de cinzas, cansaço, e a gente enfia tudo no saco da fantasia. Em fevereiro que vem, tá tudo amassado.', 'Pegou chuva bem no meio do bloco? Não esfrega, que a pintura vem junto com o pano.'],
        ['Por trás do rosto não tem nada, igual casca de ovo. Se a gente põe a sapatilha em cima, afunda devagarinho.'],
        ['Enche o verso de papel de seda e guarda numa caixa de sapato só pra isso. Chique mesmo é deixar na parede.'],
        ['Eu acho que casa com uma máscara na parede fica com cara de festa o ano todo. E poupa lugar no armário.'],
      ],
    },
    funny: {
      openings: [
        'Anatomia de uma fantasia de última hora: {topic}.',
        'Como tomar café sem tirar {o topic}.',
        'O elástico e a orelha, uma disputa antiga: {topic}.',
      ],
      steps: [
        ['O elástico arrebentou às nove da noite, na entrada do baile. O grampo de cabelo da tia resolveu, como sempre.', 'A primeira hora de baile é de mistério. Na segunda, todos estão com o rosto na testa e o copo na mão.'],
        ['A visão lateral fica reservada a poucos. Por isso tanta gente dança com o garçom achando que é o primo.'],
        ['Leve um grampo, um elástico reserva e um canudo. Com esses três, qualquer personagem chega até a última música.'],
        ['A foto da festa ficou ótima, e ninguém sabe quem é quem. A família debate o assunto até hoje.'],
      ],
    },
    motivational: {
      openings: [
        'Camada por camada, um rosto aparece: {topic}.',
        'O ofício de quem veste a festa: {topic}.',
        'Meses de ateliê por alguns dias de rua: {topic}.',
      ],
      steps: [
        ['Quem faz fantasia começa quando a festa do ano anterior ainda nem saiu da memória. Fevereiro chega mais cedo no ateliê.', 'A pintura de um olho muda o humor do rosto inteiro. Muitas vezes é preciso cobrir e recomeçar.'],
        ['A base precisa estar firme e lisa antes da cor. Sobre uma superfície irregular, nenhum pincel faz linha limpa.'],
        ['Para tentar em casa, comece com papel, cola e um molde simples. Espere cada camada secar antes da próxima.'],
        ['A rua cheia dura poucos dias, e quem prepara a festa vive com ela o ano inteiro. É um trabalho de alegria.'],
      ],
    },
  },
}
