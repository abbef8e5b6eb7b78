import type { ProductType } from '../product-type.ts'

export const petClothes: ProductType = {
  nouns: ['roupa pet', 'roupinha pet', 'roupinha de cachorro', 'roupa de cachorro', 'moletom pet'],
  asks: ['a medida do pescoço, do peito e das costas', 'o nome da raça ou o porte', 'se ele aceita roupa numa boa'],
  questions: {
    sale: ['Seu bicho desfila ou vira estátua de roupa?', 'Quem tem mais roupa, você ou ele?'],
    content: ['Qual foi a reação dele na primeira roupa?', 'Seu bicho também vira estátua quando veste algo?'],
  },
  emojis: ['🐾', '👕', '💛'],
  hashtags: ['roupapet', 'roupinhapet', 'modapet', 'roupaparacachorro', 'roupinhadecachorro', 'petestiloso', 'roupaspet'],
  sale: {
    professional: {
      openings: [
        'Para o passeio das manhãs frescas, {topic}.',
        '{O topic} para quem leva o bicho a todo lugar.',
        'O seu companheiro também se veste: {topic}.',
      ],
      steps: [
        ['O dia amanhece fresco, e o bicho espera na porta do mesmo jeito. Com uma roupa no corpo, o passeio segue o horário de sempre.', 'No álbum do celular, metade das fotos é dele. Com uma roupa bonita, as próximas já têm motivo.'],
        ['Uma boa roupa deixa as patas e o pescoço livres e não prende o movimento. Se ele corre e deita à vontade, o corte está certo.'],
        ['Serve ao passeio, à visita na casa da avó e à foto em família. Bichos de pelo curto costumam usar mais.'],
        ['Para escolher o tamanho, meça o pescoço, o peito na parte mais larga e o comprimento das costas. O peso sozinho engana.'],
      ],
    },
    casual: {
      openings: [
        'Ele já sai de casa desfilando com {topic}.',
        'Olha {o topic} que eu preparei pro seu bicho.',
        'O mais bem-vestido da calçada: {topic}.',
      ],
      steps: [
        ['Sabe quando você sai com ele e a rua inteira para pra fazer carinho? De roupa nova, o passeio leva o dobro do tempo.', 'De manhã cedo, no frio, ele olha pra porta e olha pra você. Com uma roupinha, os dois saem mais animados.'],
        ['O que eu mais olho numa roupa de bicho é o movimento. Tem que dar pra correr, deitar e fazer tudo o que ele faz.'],
        ['Vai bem no passeio, na foto e na visita pra família. E é presente certo pra quem acabou de adotar.'],
        ['Antes de pedir, mede o pescoço, o peito e as costas com ele em pé. Se não parar quieto, chama alguém com um petisco.'],
      ],
    },
    funny: {
      openings: [
        'O guarda-roupa dele já passou o seu: {topic}.',
        'Ficou parado por dois minutos e depois aceitou {o topic}.',
        '{O topic} e três mil fotos novas no celular.',
      ],
      steps: [
        ['O bicho veste a roupa e congela no meio da sala, feito estátua. Dois minutos depois descobre que ainda sabe andar e pede petisco.', 'Você usa o mesmo casaco há seis invernos. Ele tem roupa de passeio, roupa de visita e uma só para ficar no sofá.'],
        ['A roupa certa passa no teste do sofá. Se ele pula, rola e dorme sem reclamar, está aprovada por quem manda.'],
        ['Para os vaidosos, os contrariados, os friorentos e todos os que aceitam qualquer coisa em troca de um biscoito.'],
        ['Na hora de medir, espere ele dormir. Acordado, o comprimento das costas muda a cada vez que alguém abre a geladeira.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar dele também está nos detalhes: {topic}.',
        '{O topic} para o companheiro de todas as manhãs.',
        'Quem espera você na porta merece {topic}.',
      ],
      steps: [
        ['Seu bicho espera você chegar todos os dias, sem faltar nenhum. Pensar no conforto dele é um jeito de responder.', 'Quem adota um bicho aprende a cuidar de coisas novas, da ração ao horário do passeio. A roupa do frio entra nessa lista.'],
        ['Roupa de bicho pede medida certa e folga no lugar certo. O capricho se vê quando ele anda como se não vestisse nada.'],
        ['Vale para o filhote que chegou ontem e para o velho amigo que sente mais o frio. Cada fase tem suas medidas.'],
        ['Tire as medidas com calma e faça disso uma brincadeira, com petisco no fim. Ele associa a roupa a coisa boa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como acostumar o bicho com {o topic}.',
        'O tamanho certo faz diferença {no topic}.',
        'Dúvidas de quem está começando: {topic}.',
      ],
      steps: [
        ['Na primeira vez que veste uma roupa, muito bicho fica imóvel no meio da sala. Parece teimosia, mas é só estranheza.'],
        ['O tecido encosta em partes do corpo que nunca foram cobertas. O bicho precisa de tempo para entender que pode se mexer.'],
        ['Comece com poucos minutos em casa, ofereça um petisco e aumente aos poucos. Tire a roupa se ele se coçar ou não se mover.'],
        ['Uma roupa de bicho nasce de medidas que ninguém imagina, como a distância entre as patas da frente. Um dedo a menos já incomoda.'],
      ],
    },
    casual: {
      openings: [
        'Ele travou com {o topic}? É normal.',
        'Como medir seu bicho pra {topic} sem briga.',
        'Vem ver como acostumar ele: {topic}.',
      ],
      steps: [
        ['Você põe a roupa, e ele olha como se tivesse sido traído. Aí fica parado, esperando alguém resolver aquilo.'],
        ['É a primeira vez que alguma coisa cobre as costas dele, então é esquisito mesmo. Com calma, ele percebe que dá pra andar.'],
        ['Veste em casa por uns minutinhos, dá um petisco e brinca. Se ele se incomodar demais, tira e tenta outro dia.'],
        ['Fazer roupa pra bicho é um quebra-cabeça. A barriga é curta, o peito é largo, e o rabo precisa de liberdade.'],
      ],
    },
    funny: {
      openings: [
        'A estátua da sala está usando {topic}.',
        'O drama em três atos {do topic}.',
        'Ele não é obrigado, mas gostou: {topic}.',
      ],
      steps: [
        ['O bicho de roupa cai de lado e assume que a vida acabou. Um pacote se abre na cozinha, e ele se levanta na hora.'],
        ['O bicho não entende de moda, entende de petisco. Se a roupa vem acompanhada de um, passa a ser a preferida.'],
        ['Vista em casa, por pouco tempo, com recompensa no fim. Se ele cair de lado, tire e tente com mais diplomacia.'],
        ['Quem faz roupa para bicho já tirou medidas de barriga para cima, correndo e pelo corredor. A fita métrica, às vezes, volta mordida.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado medido com fita: {topic}.',
        'Paciência dos dois lados na primeira vez com {topic}.',
        'Quem veste bicho repara em tudo: {topic}.',
      ],
      steps: [
        ['Acostumar um bicho a algo novo leva dias de paciência. No dia em que ele abana o rabo ao ver a roupa, você percebe que valeu.', 'O bicho resgatado estranha tudo no começo, o chão, o barulho, o colo. Um dia ele deita de roupa e dorme tranquilo.'],
        ['Confiança se ganha com repetição e sem pressa. O bicho lembra de como foi tratado na vez anterior.'],
        ['Siga o ritmo dele, um minuto hoje, dois amanhã, sempre com algo bom no fim. Forçar só aumenta o susto.'],
        ['Quem faz roupa para bicho não tem cliente que fale. O resultado se vê no andar, no rabo e no sono.'],
      ],
    },
  },
}
