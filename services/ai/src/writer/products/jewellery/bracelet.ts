import type { ProductType } from '../product-type.ts'

export const bracelet: ProductType = {
  nouns: ['pulseira', 'pulseirinha', 'bracelete', 'mix de pulseiras', 'pulseira de miçanga'],
  asks: ['a medida do pulso', 'se usa uma só ou várias juntas', 'se é para você ou para presente'],
  questions: {
    sale: ['Você usa uma só ou enche o braço?', 'Com quem você trocaria uma pulseira?'],
    content: ['Quem fecha a sua pulseira aí?', 'Você ainda guarda alguma que ganhou na infância?'],
  },
  emojis: ['💎', '🛍️', '✨'],
  hashtags: ['pulseira', 'pulseiras', 'pulseirafeminina', 'mixdepulseiras', 'pulseirismo', 'acessorios', 'pulseirasfemininas'],
  sale: {
    professional: {
      openings: [
        'O brilho acompanha cada gesto: {topic}.',
        '{O topic} {dá/dão} acabamento ao look do dia.',
        'No pulso, à vista de quem conversa com você: {topic}.',
      ],
      steps: [
        ['Ao assinar, ao segurar o café, ao cumprimentar alguém, o pulso aparece. É um lugar que todos notam.', 'Manga dobrada, relógio de um lado, o outro pulso vazio. Uma peça ali muda a roupa do dia inteiro.'],
        ['Vai bem sozinha ou com outras, de manhã à noite. E quem usa também vê, a cada movimento da mão.'],
        ['É uma boa escolha de presente para amigas, irmãs e casais, ou para marcar uma viagem e uma data.'],
        ['Meça o pulso com uma fita ou um barbante e some um dedo de folga. Para somar várias, some um pouco mais.'],
      ],
    },
    casual: {
      openings: [
        'Meu pulso tava vazio, agora tem {topic}.',
        'Mão bonita o dia inteiro: {topic}.',
        'Eu misturo {o topic} com tudo.',
      ],
      steps: [
        ['Sabe quando a gente dobra a manga e sente que o pulso tá pelado? Põe uma pulseira e repara na diferença.', 'A gente vê a própria mão o dia inteiro, no celular, no volante, no teclado. Que seja uma mão bonita, né?'],
        ['É a peça que a gente mais vê ao longo do dia. O resto aparece pros outros, ela aparece pra gente.'],
        ['É uma graça combinar com a amiga, com a irmã, com quem viaja junto. E dá pra somar com as que você já tem.'],
        ['Mede o pulso com um barbante e põe um dedinho de folga. Se for usar várias juntas, deixa um pouco mais.'],
      ],
    },
    funny: {
      openings: [
        'Um braço só já não basta: {topic}.',
        'O barulhinho anuncia a chegada: {topic}.',
        'A mão ganhou assunto com {o topic}.',
      ],
      steps: [
        ['Começou com uma, para combinar com a blusa. Hoje a pessoa fecha o notebook e parece uma escola de samba.', 'Ninguém precisa perguntar quem chegou. O barulhinho vem do corredor uns dois minutos antes da pessoa.'],
        ['Serve para gesticular melhor. Uma história de família contada com o pulso enfeitado convence muito mais.'],
        ['Para quem fala com as mãos, para quem digita e para quem compra de presente e decide ficar.'],
        ['Meça o pulso antes. Pulseira solta demais mergulha na sopa, e apertada precisa de duas pessoas e um plano para sair.'],
      ],
    },
    motivational: {
      openings: [
        'As mãos que fazem tudo merecem capricho: {topic}.',
        'Um sinal de amizade no pulso: {topic}.',
        '{O topic} para quem trabalha com as próprias mãos.',
      ],
      steps: [
        ['São mãos que cozinham, digitam, corrigem, carregam compras. Merecem um detalhe bonito também em dia comum.', 'Duas amigas se despedem na rodoviária e trocam de pulseira. Passam os anos, e nenhuma das duas tira.'],
        ['O que está no pulso a gente vê o tempo todo. Uma lembrança ali volta muitas vezes ao dia.'],
        ['Para a amiga de outra cidade, a irmã mais nova, a colega que fez o trabalho de três.'],
        ['Pense na rotina de quem vai usar. Quem trabalha muito com as mãos agradece peças leves e fáceis de tirar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A medida certa do pulso para {topic}.',
        'Como combinar sem exagero: {topic}.',
        'Cuidados diários com {o topic}.',
      ],
      steps: [
        ['Nem sempre é gosto: muita pulseira fica na gaveta porque gira demais ou aperta ao fim do dia.'],
        ['O pulso muda ao longo do dia e com o calor. E, juntas, as peças precisam de uma cor ou espessura em comum.'],
        ['Meça o pulso e some de um a dois centímetros. Ao combinar, repita um tom e varie só o formato.'],
        ['Quem faz passa o dedo por dentro antes de dar por pronta, para sentir se algo arranha. É um gesto rápido, e nunca falta.'],
      ],
    },
    casual: {
      openings: [
        'Como medir o pulso com barbante pra {topic}.',
        'Misturar sem bagunça: {topic}.',
        'Apertou, girou ou caiu? Tudo sobre {topic}.',
      ],
      steps: [
        ['Quem nunca comprou uma pulseira linda e descobriu que ela roda o dia inteiro, com o fecho sempre na frente?', 'A gente põe uma, põe outra, põe mais três e se olha no espelho. Ficou legal ou ficou demais?'],
        ['O pulso incha um pouco no calor, por isso o certinho vira apertado. E sem uma cor que se repita, vira feira.'],
        ['Mede com barbante e soma um dedo. Pra misturar, repete um tom em duas e deixa só uma chamar atenção.'],
        ['A minha mistura preferida nasceu por acaso, de uma que ganhei e outra que herdei. Nem combinavam.'],
      ],
    },
    funny: {
      openings: [
        'A sinfonia do teclado com {topic}.',
        'Como tirar {o topic} sem pedir ajuda.',
        'Fechar com uma mão só, modo de usar: {topic}.',
      ],
      steps: [
        ['Fechar pulseira com uma mão só é prova de coordenação. Há quem use os dentes, a mesa e a ajuda do porteiro.'],
        ['O fecho foi inventado por alguém que tinha três mãos. Os outros se viram como podem.'],
        ['Prenda uma ponta com um pedaço de fita adesiva no pulso. A outra mão fecha, e o porteiro descansa.'],
        ['No fim do dia, a pulseira sai e vai para a mesinha. O pulso passa a noite achando que esqueceu algo.'],
      ],
    },
    motivational: {
      openings: [
        'O gesto de trocar pulseiras: {topic}.',
        'Mãos em movimento e {o topic} junto.',
        'O tempo que as mãos dedicam: {topic}.',
      ],
      steps: [
        ['Crianças trocam pulseiras no recreio e levam a sério. Adultos guardam as suas em caixas, e às vezes ainda lembram de quem.'],
        ['Trocar algo que se usa no corpo é um gesto antigo de amizade. Diz que a outra pessoa anda por perto.'],
        ['Se você tem uma guardada há anos na caixa, ponha de novo no pulso e conte a alguém de onde ela veio.'],
        ['Toda pulseira preferida tem alguém por trás: quem deu, quem estava na viagem, quem usa uma parecida em outra cidade.'],
      ],
    },
  },
}
