import type { ProductType } from '../product-type.ts'

export const locksmith: ProductType = {
  nouns: ['chaveiro 24h', 'chaveiro 24 horas', 'chaveiro residencial'],
  asks: ['o que aconteceu com a fechadura', 'como é a porta e a fechadura', 'o bairro em que você está'],
  questions: {
    sale: ['Você já ficou trancado do lado de fora?', 'Quem guarda a sua chave reserva?'],
    content: ['Onde você guarda a chave quando chega?', 'Chave, senha ou digital?'],
  },
  emojis: ['🔐', '🔑', '🚪'],
  hashtags: ['chaveiro', 'chaveiro24h', 'chaveiro24horas', 'fechadura', 'trocadefechadura', 'chaveiroresidencial', 'fechaduras'],
  sale: {
    professional: {
      openings: [
        'A fechadura volta a girar como deve: {topic}.',
        'Para a porta que não abre e a chave que sumiu: {topic}.',
        'Fechaduras pedem mão treinada: {topic}.',
      ],
      steps: [
        ['A porta bateu com o vento, e a chave ficou na mesa. Do lado de fora, há sacolas no chão e sorvete derretendo.', 'A fechadura avisa há meses, girando cada vez mais dura. Numa noite qualquer, a chave entra e não vira mais.'],
        ['Quem conhece o mecanismo procura preservar a porta. Força e chave de fenda costumam deixar um problema maior no lugar.'],
        ['É hora de chamar na mudança, na perda de um molho, na porta empenada e quando a chave começa a prender.'],
        ['Ao entrar em contato, diga o bairro, o tipo de porta e o que houve. Uma foto da fechadura ajuda a separar o material.'],
      ],
    },
    casual: {
      openings: [
        'A porta bateu? Respira e me chama: {topic}.',
        'Pra chave voltar a girar macio: {topic}.',
        'Ficou pra fora? Acontece com todo mundo: {topic}.',
      ],
      steps: [
        ['Você saiu só pra pôr o lixo, de chinelo e sem celular. Aí veio aquele ventinho, e a porta fez plec.', 'A fechadura pede uma puxadinha, um empurrão e uma girada. Você já sabe a sequência, mas a visita não.'],
        ['Tem jeito certo de abrir sem judiar da porta. É questão de conhecer o miolo e ter paciência.'],
        ['Vale pra casa nova, pra chave perdida na praia, pro escritório e praquela porta que emperra na chuva.'],
        ['Me fala o bairro, que porta é e o que aconteceu. Se der, manda uma foto da fechadura de perto.'],
      ],
    },
    funny: {
      openings: [
        'De pijama no corredor, às sete da manhã: {topic}.',
        'A porta bateu, e a chave viu tudo de dentro: {topic}.',
        'O cartão do banco não abre porta, só entorta: {topic}.',
      ],
      steps: [
        ['A pessoa saiu para buscar o jornal, de pijama de bolinha. Em dez minutos, conhecia todos os vizinhos do andar.', 'No filme, abrem a porta com um grampo em três segundos. Em casa, o grampo quebrou, e o cartão do banco também.'],
        ['O chaveiro chega com ferramentas e nenhuma pergunta sobre o pijama. Discrição faz parte do ofício.'],
        ['Vale para portas que batem, chaves que somem e cachorros que aprendem a empurrar o trinco por dentro.'],
        ['Informe o bairro, o tipo de porta e o traje, se quiser. E conte se já tentaram com o grampo, para ajustar as expectativas.'],
      ],
    },
    motivational: {
      openings: [
        'Chegar e entrar, simples assim: {topic}.',
        'Casa nova, segredo novo: {topic}.',
        'Mãos que entendem de fechadura: {topic}.',
      ],
      steps: [
        ['A mudança acabou tarde, e as caixas estão na sala. Ter a própria chave na mão é o que faz a casa ser sua.', 'O comércio abre às oito, e a porta emperrou às sete e meia. Quem depende do balcão sabe quanto pesa cada minuto.'],
        ['O miolo de uma fechadura é um quebra-cabeça de pinos. Trabalhar nele, às vezes com pouca luz, pede tato e calma.'],
        ['Famílias que mudaram, lojistas, síndicos e quem perdeu a bolsa inteira no ônibus reconhecem o alívio de uma porta que abre.'],
        ['Observe a sua fechadura hoje, com tempo. Se a chave já pede um jeitinho, vale cuidar antes que a porta decida sozinha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Óleo de cozinha na fechadura, não: {topic}.',
        'Quando trocar o segredo: {topic}.',
        'A porta que empenou e a fechadura que leva a culpa: {topic}.',
      ],
      steps: [
        ['Ao primeiro rangido, muita gente pinga óleo de cozinha na fechadura. Ele junta poeira e, com o tempo, endurece lá dentro.', 'Quem se muda costuma ficar com a mesma fechadura. Ninguém sabe quantas cópias da chave antiga ainda circulam.'],
        ['Os pinos trabalham secos e com pouca folga. Poeira grudada trava o movimento, e uma porta empenada força a lingueta.'],
        ['Use grafite em pó, teste a porta aberta e fechada e troque o segredo ao mudar. Se a chave entortar, não insista.'],
        ['Abrir sem estragar é o que separa o ofício da força. O bom chaveiro escuta o pino antes de girar.'],
      ],
    },
    casual: {
      openings: [
        'Não pinga óleo de cozinha aí: {topic}.',
        'A porta emperra ou a fechadura? Faz o teste: {topic}.',
        'Mudou de casa? Lembra disto: {topic}.',
      ],
      steps: [
        ['Rangeu, alguém vem com o azeite. Na hora melhora, no outro mês vira uma papinha grudada nos pinos.', 'A gente se muda, pinta, troca cortina e esquece da fechadura. E tem chave dessa porta por aí, viu?'],
        ['Fechadura gosta de ficar seca e limpa. Poeira com gordura vira cola, e a chave começa a brigar.'],
        ['Grafite em pó resolve muito rangido. Testa com a porta aberta, porque se abrir macio o problema é o batente.'],
        ['Eu já aprendi a não comentar o pijama de ninguém. Todo mundo tem o seu dia de corredor.'],
      ],
    },
    funny: {
      openings: [
        'O vento, a porta e o pijama: {topic}.',
        'A janela do banheiro parecia maior: {topic}.',
        'O sorvete do lado de fora, a chave do lado de dentro: {topic}.',
      ],
      steps: [
        ['Trancado fora de casa, o ser humano tenta a janela do banheiro. Ela tem o tamanho exato para entalar na metade.', 'A chave está sempre visível, em cima da mesa, pela janela. O cachorro olha para ela, olha para o dono e deita.'],
        ['Portas que batem sozinhas esperam o pior momento. Há registro de panela no fogo, mas a preferência é por toalha de banho.'],
        ['Deixe uma reserva com alguém que atenda o telefone. A vizinha do terceiro andar costuma ser melhor que qualquer aplicativo.'],
        ['Depois que a porta abre, a pessoa jura que nunca mais sai sem a chave. O vento escuta e espera.'],
      ],
    },
    motivational: {
      openings: [
        'O tato antes da força: {topic}.',
        'Um ofício de ouvido e paciência: {topic}.',
        'Cada porta, um mecanismo diferente: {topic}.',
      ],
      steps: [
        ['No começo, o aprendiz abre a mesma fechadura centenas de vezes na bancada. Os dedos decoram o que os olhos não veem.', 'Quem atende de madrugada encontra pessoas cansadas na calçada. A calma chega antes da ferramenta e também faz parte do serviço.'],
        ['Um pino que sobe faz um clique quase mudo. Aprender a escutá-lo leva muito mais tempo do que comprar a ferramenta.'],
        ['Experimente todas as portas da casa no mesmo dia. Anote as que rangem, prendem ou fecham mal e comece pela pior.'],
        ['A porta abre, alguém entra correndo e volta para agradecer. É um instante curto, e faz o caminho valer.'],
      ],
    },
  },
}
