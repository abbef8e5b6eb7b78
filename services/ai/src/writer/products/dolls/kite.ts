import type { ProductType } from '../product-type.ts'

export const kite: ProductType = {
  nouns: ['pipa', 'pipa de papel', 'pipa de seda', 'pipa colorida', 'pipa artesanal', 'pipa decorativa', 'pipinha', 'pandorga'],
  asks: ['as cores ou o desenho', 'se é para empinar ou para decorar', 'quantas pipas são'],
  questions: {
    sale: ['Que cores voariam melhor no seu céu?', 'Praia, campo ou praça?'],
    content: ['Quem ensinou você a empinar pipa?', 'Como se chama pipa na sua cidade?'],
  },
  emojis: ['🪁', '☁️', '☀️'],
  hashtags: ['pipa', 'pipas', 'pandorga', 'papagaio', 'pipaartesanal', 'brincadeiraderua', 'infancia', 'ferias', 'brincaraoarlivre', 'soltarpipa', 'decoracaoinfantil', 'brinquedosantigos'],
  sale: {
    professional: {
      openings: [
        'Cor e vento num só brinquedo: {topic}.',
        '{O topic} {leva/levam} a brincadeira para fora de casa.',
        'Um céu de férias: {topic}.',
      ],
      steps: [
        ['Julho, férias, vento firme no fim da tarde. As crianças olham para cima antes mesmo de chegar ao campo.', 'Na praia, um ponto colorido sobe até ficar pequeno. Em volta de quem segura a linha, forma-se uma plateia.'],
        ['Papel, vareta e rabiola encontram equilíbrio no ar. A cor que se escolhe no chão é a que todos veem do alto.'],
        ['{Diverte/Divertem} crianças, pais e avós, e {enfeita/enfeitam} quartos, festas juninas e festas ao ar livre. É programa para a família toda.'],
        ['Diga se a ideia é voar ou decorar. Para voar, pense no lugar e no vento, e para decorar, nas cores do ambiente.'],
      ],
    },
    casual: {
      openings: [
        'Olha pra cima: {topic}.',
        'Tem vento? Então bora com {o topic}.',
        'Férias de verdade têm {topic}.',
      ],
      steps: [
        ['Sabe aquele ventinho de julho, fim de tarde, todo mundo no campinho? Minha infância inteira cabe nessa cena.', 'O pai vai só ensinar e não devolve mais a linha. A criança do lado, esperando, com cara de quem já entendeu.'],
        ['O legal é que é simples. Papel, vareta, rabiola, e de repente tá lá em cima, pequenininha.'],
        ['{Vai/Vão} pro campo, pra praia, pro teto do quarto, pra decoração da festa. Avô adora ganhar e fingir que é pro neto.'],
        ['Me conta se é pra voar ou pra enfeitar, e as cores. Pra voar, escolhe um lugar bem aberto, longe dos fios.'],
      ],
    },
    funny: {
      openings: [
        'Corrida de pai no campinho, com plateia: {topic}.',
        'A árvore da praça coleciona {topic}.',
        'O pai jurou que era campeão, e {o topic} {discordou/discordaram}.',
      ],
      steps: [
        ['O pai explicou a técnica por meia hora, correu, tropeçou e soltou. O vizinho de oito anos fez subir na primeira tentativa.', 'A árvore da praça já tem três pipas, de cores variadas. Dizem que ela espera o vento de agosto para escolher outra.'],
        ['{Sobe/Sobem} quando ninguém olha e {desce/descem} na hora da foto. É um brinquedo de personalidade forte.'],
        ['{Serve/Servem} para o campo, para a praia e para tirar o adulto do sofá com a desculpa de ajudar as crianças.'],
        ['Escolha as cores e um lugar sem árvore famosa. Aqui na praça, a mangueira já recusou negociação.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a ler o vento: {topic}.',
        'Uma tarde inteira olhando para cima: {topic}.',
        'O que se faz com papel, vareta e paciência: {topic}.',
      ],
      steps: [
        ['O avô segura a linha e passa devagar para a mão do neto. Por um instante, os dois sentem o mesmo puxão.', 'A semana foi de tela e de pressa. No campo aberto, a família passa uma tarde inteira olhando na mesma direção.'],
        ['A estrutura leve precisa estar em equilíbrio perfeito. Um lado mais pesado, e o voo vira volta no chão.'],
        ['É um convite às férias ao ar livre, ao passeio de domingo e às rodas de avós que sabem dar o nó certo.'],
        ['Escolha o dia pelo vento e o lugar pelo espaço. A paciência, essa, se leva de casa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O lugar e o vento certos: {topic}.',
        'Por que {o topic} {gira/giram} e {cai/caem}.',
        'Longe de fios e de ruas: {topic}.',
      ],
      steps: [
        ['Quem não consegue fazer subir costuma correr cada vez mais. O problema raramente está na velocidade.', 'Muitos escolhem a rua de casa, com postes e carros. Além de difícil, ali o vento chega cortado pelas construções.'],
        ['O vento limpo está nos espaços abertos. Entre casas e árvores, ele muda de direção e derruba o que sobe.'],
        ['Procure praia, campo ou praça ampla, longe da rede elétrica, e use linha comum. Se girar muito, aumente a rabiola.'],
        ['O brinquedo tem muitos nomes pelo país: pipa, papagaio, pandorga, raia. O prazer de ver subir é um só.'],
      ],
    },
    casual: {
      openings: [
        'Tá rodopiando? Aumenta a rabiola: {topic}.',
        'Vento bom e campo aberto: {topic}.',
        'Dica de infância pra empinar {topic}.',
      ],
      steps: [
        ['A gente corre, corre, e a pipa vem arrastando no chão atrás. Todo mundo já pagou esse mico.', 'Se fica girando que nem ventilador, não é falta de jeito. Tá faltando peso na rabiola.'],
        ['O peso da rabiola segura embaixo e deixa o bico apontado pro vento. Sem ela, vira parafuso.'],
        ['Fica de costas pro vento, pede pra alguém segurar longe e dá uns puxõezinhos. Campo aberto, sem fio nenhum por perto.'],
        ['Eu gosto da hora em que não precisa fazer mais nada. É só segurar e ficar olhando.'],
      ],
    },
    funny: {
      openings: [
        'Manual do pai que vai só ajudar: {topic}.',
        'O nó que o avô não ensina: {topic}.',
        'Cinco técnicas e nenhum vento: {topic}.',
      ],
      steps: [
        ['Há quem molhe o dedo, quem jogue grama para o alto e quem consulte o celular. O vento não compareceu para nenhum.', 'A linha embolou, e três gerações se sentaram no chão. O avô desfez, o pai assistiu, e o neto perguntou se já podia.'],
        ['Sem vento, nem a melhor técnica resolve. O corredor fica exausto, e o papel, exatamente na mesma altura.'],
        ['Olhe as folhas no alto das árvores. Se elas se mexem, vá ao campo, e se não, vá tomar sorvete.'],
        ['No fim da tarde, quem mais brincou foi o adulto. A criança, que é generosa, deixou.'],
      ],
    },
    motivational: {
      openings: [
        'O equilíbrio entre leve e firme: {topic}.',
        'Refazer a vareta e tentar outra vez: {topic}.',
        'O vento não se apressa: {topic}.',
      ],
      steps: [
        ['A primeira que a gente monta quase nunca sobe. Fica torta, pesa de um lado, e ensina tudo o que faltava saber.', 'Num canto do campo, um menino ajusta a vareta pela quarta vez. Ninguém ajuda, porque ele não quer ajuda.'],
        ['O voo depende de medidas iguais dos dois lados. Um dedo de diferença já puxa para baixo.'],
        ['Meça as varetas, dobre o papel ao meio para conferir e faça um teste antes da rabiola. Pequenos ajustes mudam tudo.'],
        ['Soltar a linha aos poucos, sentir o puxão e esperar. A brincadeira inteira está nesse ritmo.'],
      ],
    },
  },
}
