import type { ProductType } from '../product-type.ts'

export const petAccessories: ProductType = {
  nouns: ['bandana', 'gravata pet', 'gravatinha pet', 'colar pet'],
  asks: ['a medida do pescoço', 'o tamanho dele', 'para qual ocasião é'],
  questions: {
    sale: ['Qual é o nome do modelo de quatro patas?', 'Em que festa ele vai aparecer arrumado?'],
    content: ['Quantas fotos dele tem no seu celular?', 'Ele olha para a câmera ou vira o rosto?'],
  },
  emojis: ['🐾', '📸', '💛'],
  hashtags: ['bandanapet', 'acessoriospet', 'bandanas', 'gravatinhapet', 'modapet', 'bandanaparacachorro', 'petestiloso'],
  sale: {
    professional: {
      openings: [
        'O detalhe que faltava no passeio: {topic}.',
        '{O topic} para a foto, a festa ou o passeio.',
        'Elegante sem esforço, com {topic}.',
      ],
      steps: [
        ['A família inteira se arrumou para a foto, e o bicho está ali no meio, como sempre. Um detalhe no pescoço, e ele também está pronto.', 'Depois do banho, ele sai cheiroso e desfila pela casa. Um acessório no pescoço completa a cena.'],
        ['Uma peça pequena se põe em segundos. Até o bicho que não gosta de roupa costuma aceitar um acessório no pescoço.'],
        ['Combina com aniversário, ensaio, casamento da família e passeio no parque. É também um mimo para quem acabou de ganhar um filhote.'],
        ['Antes de escolher, meça o lugar onde vai ficar e deixe folga de dois dedos. Bichos miúdos pedem peças pequenas.'],
      ],
    },
    casual: {
      openings: [
        'Ninguém resiste a ele de {topic}.',
        'Foto nova do perfil dele já tem roupa: {topic}.',
        'Um charme só: {topic}.',
      ],
      steps: [
        ['Tem foto da família marcada e ele vai aparecer de qualquer jeito. Já que vai, que seja com um charme no pescoço.', 'Sabe quando ele volta do banho e anda pela casa se achando? Com um acessório, ele se acha o dobro.'],
        ['É só pôr e pronto, nem dá tempo de ele reclamar. Pra bicho que não gosta de roupa, é a saída perfeita.'],
        ['Fica bonito em festa, em passeio e em almoço de família. Eu adoro ver em foto de casamento, ao lado dos noivos.'],
        ['Mede direitinho antes de escolher e deixa dois dedos de folga. Se ele for pequenininho, pensa numa coisa leve.'],
      ],
    },
    funny: {
      openings: [
        'Ele não paga conta, mas usa {topic}.',
        'O chefe da casa está de {topic}.',
        'Reunião no sofá às três, traje obrigatório: {topic}.',
      ],
      steps: [
        ['O bicho passa o dia deitado, mas com um acessório no pescoço parece que vem de uma reunião. Só falta o crachá.', 'Na foto da família, um piscou, um saiu cortado e um estava mastigando. O único pronto era ele.'],
        ['Em três segundos, o cachorro que comeu um chinelo vira um cavalheiro. O chinelo não volta, mas a impressão melhora.'],
        ['Vai bem em aniversário, casamento e visita de surpresa. Também no dia em que ele aprontou e precisa de um bom advogado.'],
        ['Meça o pescoço com folga de dois dedos. Se ele tentar comer a fita métrica, considere isso um sinal de interesse.'],
      ],
    },
    motivational: {
      openings: [
        'Um mimo para quem está sempre por perto: {topic}.',
        '{O topic} para celebrar o companheiro de todo dia.',
        'Ele também faz parte da família, e da foto: {topic}.',
      ],
      steps: [
        ['O bicho está em quase todas as lembranças da casa, mesmo no canto da foto. Um detalhe bonito o traz para o centro.', 'Comemorar o dia em que ele chegou virou costume em muitas famílias. Um acessório faz parte da festa e da lembrança.'],
        ['Arrumar o bicho leva segundos. Mas quem convive com um sabe quanta alegria cabe neles.'],
        ['Vale para o filhote no primeiro passeio e para o velhinho que ganhou mais um ano de sofá. Os dois merecem foto.'],
        ['Escolha algo leve, que não incomode, e tire a foto logo que ele se distrair. É assim que saem as melhores.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} sem incomodar o bicho.',
        'A medida que evita incômodo: {topic}.',
        'Cuidados simples com {o topic} no dia a dia.',
      ],
      steps: [
        ['No começo, muitos bichos coçam o pescoço e tentam tirar o acessório. Nem sempre é recusa, às vezes é só aperto.'],
        ['O pescoço e as orelhas são áreas sensíveis, e o pelo engana a medida. O que parece folgado pode estar justo por baixo.'],
        ['Passe dois dedos entre o acessório e o pelo para conferir a folga. Tire para dormir, brincar com outros bichos e ficar sem companhia.'],
        ['Em peças pequenas, o acabamento é o que mais demora. Uma ponta solta é um convite que nenhum filhote recusa.'],
      ],
    },
    casual: {
      openings: [
        'Dois dedos de folga, sempre, com {topic}.',
        'Como tiro foto boa dele com {topic}.',
        'Ele quer arrancar tudo? Dica pra acostumar: {topic}.',
      ],
      steps: [
        ['Você põe o acessório, vira as costas e ele já tá tentando morder. Aqui em casa também começou assim.'],
        ['Se tá apertado, incomoda, e se tá solto demais, vira brinquedo. E o pelo engana, parece que tem folga e não tem.'],
        ['Confere com dois dedos, põe por pouco tempo e tira depois da foto. Pra ele olhar pra câmera, esconde um petisco atrás do celular.'],
        ['Eu adoro quando chega foto de bicho usando. Já tenho uma galeria maior que a da minha própria família.'],
      ],
    },
    funny: {
      openings: [
        'Bastidores de uma foto com {topic}.',
        'Cem fotos borradas e uma boa: {topic}.',
        'O modelo cobra em biscoito para usar {topic}.',
      ],
      steps: [
        ['A sessão de fotos rendeu noventa e nove borrões e uma foto do rabo saindo de cena. A centésima ficou linda.', 'O modelo aceitou o acessório, sentou e sorriu. No momento do clique, lambeu a câmera com muito profissionalismo.'],
        ['O modelo não entende de enquadramento, mas negocia bem. Sem biscoito à vista, o contrato é encerrado.'],
        ['Segure o petisco ao lado da lente e faça um barulho novo. Você tem um segundo e meio, aproveite.'],
        ['Quem faz acessórios para bichos recebe mais fotos de focinho que de gente. É a melhor parte da caixa de mensagens.'],
      ],
    },
    motivational: {
      openings: [
        'Um detalhe pequeno e muito carinho {no topic}.',
        'As fotos que ficam, com {topic} e tudo.',
        'Quem faz já imagina o focinho: {topic}.',
      ],
      steps: [
        ['As fotos de bicho contam os anos da família. Lá está o filhote de orelha grande, e anos depois o mesmo olhar no sofá.', 'Há quem festeje todo ano o dia em que o bicho chegou. Um bolo pequeno, uma foto, e a história contada outra vez.'],
        ['Os bichos não ligam para enfeite, mas percebem a atenção. O momento da foto vale pela brincadeira em volta.'],
        ['Tire uma foto por ano no mesmo lugar da casa. Lado a lado, elas contam o que o dia a dia esconde.'],
        ['Fazer uma peça que cabe na palma da mão exige calma. O agradecimento chega em forma de foto, quase sempre de língua de fora.'],
      ],
    },
  },
}
