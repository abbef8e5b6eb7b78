import type { ProductType } from '../product-type.ts'

export const cakePop: ProductType = {
  nouns: ['cake pop', 'bolo no palito'],
  asks: ['quantos convidados vêm', 'para quando é a festa', 'o tema ou as cores que você imaginou'],
  questions: {
    sale: ['Você come em uma mordida ou em três?', 'Em que festa você colocaria um para cada convidado?'],
    content: ['Você começa por cima ou pelo lado?', 'O que você faz com o palito depois?'],
  },
  emojis: ['🍭', '🍰', '🎉'],
  hashtags: ['cakepop', 'cakepops', 'bolonopalito', 'docesdefesta', 'docespersonalizados', 'confeitaria', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Bolo no palito, um para cada convidado: {topic}.',
        '{O topic} {enfeita/enfeitam} a mesa e {dispensa/dispensam} prato e garfo.',
        'Para comer de pé, conversando na festa, {topic}.',
      ],
      steps: [
        ['Na mesa da festa, as crianças chegam primeiro e cada uma escolhe o seu. Segurar pelo palito já faz parte da graça.', 'Em festa de pé, ninguém sabe onde apoiar o prato. Um doce de palito deixa a outra mão livre para o copo.'],
        ['É bolo em poucas mordidas, com massa macia por dentro e cobertura por fora. Não precisa de faca nem de garfo.'],
        ['{Vai/Vão} bem em aniversário, chá, lembrança de convidado e lanche da turma, ao lado do bolo ou no lugar dele.'],
        ['Conte um ou dois por convidado e some alguns. Quem escolhe as cores da mesa antes acerta mais fácil a decoração.'],
      ],
    },
    casual: {
      openings: [
        'Olha o palito, escolhe o seu: {topic}.',
        'Festa com {topic} já começa sorrindo.',
        'Bora colocar {o topic} na mesa da sua festa?',
      ],
      steps: [
        ['Criança vê o palito de longe e já vem marcando território. Aquele ali é meu, ninguém mexe, e fica de guarda.', 'Sabe festa em que a gente come, conversa e segura o copo ao mesmo tempo? O palito resolve essa parte.'],
        ['O bom é que vem na medida. São poucas mordidas, sem farelo no prato, e dá pra comer andando pela festa.'],
        ['Combina com aniversário, chá de bebê, festinha da escola e até com aquele café de trabalho que pede um agrado.'],
        ['Faz a conta de um ou dois pra cada convidado. E põe uns a mais, que sempre chega um primo de última hora.'],
      ],
    },
    funny: {
      openings: [
        'Varinha mágica de quem gosta de bolo: {topic}.',
        'Um para cada, dizia o combinado sobre {o topic}.',
        'Crianças a postos e palitos contados: {topic}.',
      ],
      steps: [
        ['A criança pega um para cada mão e pede ajuda para segurar o terceiro. O adulto segura, com toda a responsabilidade.', 'A conversa no canto da festa estava séria. Aí cada um apareceu com um palito na boca, e acabou a seriedade.'],
        ['O palito foi criado para não sujar a mão. Ninguém contou isso para as crianças pequenas, que usam as duas.'],
        ['Adulto diz que é para levar ao filho. No caminho até o filho há uma coluna, e atrás dela ninguém vê nada.'],
        ['Calcule pelos convidados e esconda uns dois na cozinha. Quem organiza a festa também tem direito a um palito.'],
      ],
    },
    motivational: {
      openings: [
        'Um por um, com cuidado até o palito: {topic}.',
        'Mesa de festa pensada nos detalhes, com {topic}.',
        'Cada criança com o seu na mão: {topic}.',
      ],
      steps: [
        ['Quem organiza a festa pensa em cada nome da lista. Ver todos com o seu na mão dá a sensação de conta certa.', 'A turma terminou o ano, o projeto ou a apresentação. Um doce para cada um mostra que ninguém ficou de fora.'],
        ['Deixar dezenas do mesmo tamanho, firmes no palito, pede mão calma. É trabalho que se vê um por um.'],
        ['Também é um jeito alegre de agradecer à equipe da escola ou do plantão. Cada pessoa recebe o seu e sorri.'],
        ['Tenha a lista fechada e lembre dos irmãos pequenos que vêm junto. Uns a mais na conta evitam carinha triste.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, cobertura e palito: {topic}.',
        'Por que {o topic} às vezes {cai/caem} do palito.',
        'Cuidados simples com {o topic} na mesa da festa.',
      ],
      steps: [
        ['Quem tenta em casa conhece a cena: tudo pronto, bonito, e o bolo desce devagar pelo palito até o prato.', 'No dia da festa, a cobertura que estava lisa aparece com gotinhas de água. Quase sempre foi a saída da geladeira.'],
        ['Massa úmida demais pesa e não segura. E, quando o gelado encontra o ar quente, a umidade se forma por cima.'],
        ['Molhe a ponta do palito na cobertura antes de espetar e espere firmar. Depois de pronto, guarde em lugar fresco.'],
        ['O palito muda a forma de comer bolo: sem fatia, sem fila e sem faca. Por isso agrada tanto em festa de criança.'],
      ],
    },
    casual: {
      openings: [
        'Papo de palito na mão: {topic}.',
        'Truque para {o topic} {ficar/ficarem} no palito sem cair.',
        'Quem já tentou fazer {topic} em casa vai entender.',
      ],
      steps: [
        ['O primeiro que eu fiz na vida escorregou do palito na frente de todo mundo. A gente riu e comeu de garfo.'],
        ['Se a massa tá mole, ela não aguenta o próprio peso. Se tá seca, esfarela. O ponto fica bem no meio.'],
        ['Passa a pontinha do palito na cobertura, espeta até a metade e deixa firmar bem antes de cobrir o resto.'],
        ['Depois de coberto, fica tudo em pé, secando, feito plantação. É a hora em que a cozinha fica mais bonita.'],
      ],
    },
    funny: {
      openings: [
        'Estudo do convidado com palito na mão: {topic}.',
        'Para onde vão os palitos {do topic}?',
        'Espadas, varinhas e microfones depois da festa: {topic}.',
      ],
      steps: [
        ['Alguém sempre tenta morder inteiro, de uma vez. Os olhos arregalam, a bochecha enche e ninguém entende a resposta.'],
        ['Parece pequeno porque está no palito. A boca faz a conta errada e só percebe quando já não dá para voltar.'],
        ['Deixe um copinho para os palitos usados ao lado da bandeja. Sem ele, os vasos de planta amanhecem enfeitados.'],
        ['Quem faz come os que não aceitaram o palito. É um controle de qualidade muito rigoroso e com bastante cobertura.'],
      ],
    },
    motivational: {
      openings: [
        'Firmeza na mão, palito no lugar: {topic}.',
        'O equilíbrio se aprende fazendo {topic}.',
        'Muitos iguais, um de cada vez: {topic}.',
      ],
      steps: [
        ['Fazer dezenas do mesmo tamanho parece repetição. Quem está ali sabe que cada um pede a mesma atenção do primeiro.'],
        ['Pesar a massa de cada um evita surpresa, porque o igual cobre por igual. O olho aprende isso aos poucos.'],
        ['Para treinar em casa, comece com poucos e gire devagar para tirar o excesso. A pressa é que deixa marca.'],
        ['Uma fileira inteira em pé, secando, é um bom fim de tarde. Cada um vai parar na mão de um convidado.'],
      ],
    },
  },
}
