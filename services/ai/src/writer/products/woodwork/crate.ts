import type { ProductType } from '../product-type.ts'

export const crate: ProductType = {
  nouns: ['caixote', 'caixotinho', 'caixote de madeira', 'caixote de feira', 'caixote de feira decorado', 'caixote decorado', 'caixote organizador', 'caixote de pinus', 'engradado de madeira'],
  asks: ['o que vai guardar', 'onde vai ficar', 'se prefere madeira natural ou pintada'],
  questions: {
    sale: ['O que você guardaria dentro?', 'Na sala, na cozinha ou no quarto?'],
    content: ['Você já reaproveitou um caixote?', 'Qual canto da casa junta mais coisas?'],
  },
  emojis: ['🪵', '📚', '🌿'],
  hashtags: ['caixote', 'caixotes', 'caixotedemadeira', 'caixotedecorado', 'caixotedefeira', 'decoracaorustica', 'organizacao', 'reaproveitar', 'decoracaocomcaixote', 'facavocemesmo'],
  sale: {
    professional: {
      openings: [
        'Poucas tábuas, muitos usos: {topic}.',
        '{O topic} {organiza/organizam} e {dá/dão} charme rústico ao canto.',
        'Em pé, deitado ou na parede, a casa escolhe: {topic}.',
      ],
      steps: [
        ['Os livros estão em pilhas no chão, as plantas dividem o mesmo banquinho, e a estante ainda vai demorar. A solução cabe em quatro tábuas.', 'Na cozinha, garrafas, temperos e panos disputam a bancada. Um apoio de madeira põe tudo no mesmo lugar.'],
        ['{Empilhado, vira/Empilhados, viram} estante, e {virado de lado, vira/virados de lado, viram} mesinha. Na casa, é difícil encontrar outro objeto com tantas funções.'],
        ['{Serve/Servem} em casa, em lojas, em feiras e em festas, para expor produtos, doces, plantas e discos.'],
        ['Meça o que vai guardar e o espaço disponível. Se pensa em empilhar, escolha medidas que combinem entre si.'],
      ],
    },
    casual: {
      openings: [
        'Cabe livro, planta, manta e mais um pouco: {topic}.',
        'Seu canto rústico começa aqui: {topic}.',
        'Põe de lado, põe em pé, empilha: {topic}.',
      ],
      steps: [
        ['Sabe a pilha de livro do lado da cama, que já virou criado-mudo? Pois ela merece um caixote.', 'Planta na varanda, tudo na mesma altura, fica sem graça. Bota uma em cima da madeira e muda na hora.'],
        ['O que eu gosto é que não tem jeito errado de usar. Em pé, deitado, na parede, empilhado, sempre dá certo.'],
        ['{Vai/Vão} no quarto, na cozinha, no estande da feira, na mesa de doces da festa. Um chama o outro, já aviso.'],
        ['Pensa no que vai dentro e mede o cantinho. Se for pra parede, me conta também.'],
      ],
    },
    funny: {
      openings: [
        'Cinco minutos atrás {era/eram} estante: {topic}.',
        '{O topic} já {foi/foram} banco, mesa e palco.',
        'O móvel que não vem com manual: {topic}.',
      ],
      steps: [
        ['Começou como porta-revista. Em uma semana foi mesa de centro, garagem de carrinhos e tambor no karaokê da família.', 'O gato entrou, deu uma volta e deitou. As revistas, que eram o plano original, foram morar no chão.'],
        ['Não {tem/têm} gaveta, chave nem parafuso sobrando no fim da montagem. Já {sai/saem} na frente de muito móvel.'],
        ['{Serve/Servem} para livros, plantas e vinis, e para esconder depressa a bagunça quando a visita avisa que já está no portão.'],
        ['Meça o canto e decida para que serve. Depois espere a família decidir outra coisa, que é o normal.'],
      ],
    },
    motivational: {
      openings: [
        'A casa que se monta com criatividade: {topic}.',
        'Quatro tábuas e muitas ideias: {topic}.',
        'O primeiro móvel de muita gente: {topic}.',
      ],
      steps: [
        ['No primeiro apartamento, a mesa era de madeira de feira, e os amigos sentavam no chão. Quase todos se lembram com carinho.', 'A barraca da feira foi montada antes do sol nascer. Sobre a madeira, os produtos ganham altura e ficam à vista.'],
        ['A madeira simples não precisa esconder o que é. Lixada e firme, mostra veios e pregos sem vergonha nenhuma.'],
        ['{Ajuda/Ajudam} quem começa um negócio, quem monta a primeira casa e quem gosta de mudar os móveis de lugar.'],
        ['Comece pelo canto que mais incomoda e pense no que falta ali. Às vezes, basta um apoio da altura certa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Da feira para a sala, o que observar: {topic}.',
        'Lixa, verniz e parede, o preparo {do topic}.',
        'Ideias de uso para {o topic}.',
      ],
      steps: [
        ['Muita gente leva a madeira da feira direto para o quarto. Ela costuma trazer farpas, poeira e umidade.', 'Na parede, é comum prender só pela tábua do fundo, que é a mais fina. Com o peso, ela se solta.'],
        ['A madeira bruta absorve água e sujeira e solta lascas. Por isso o preparo vem antes da decoração.'],
        ['Escove, lixe no sentido do veio, passe verniz ou cera e deixe secar por completo. Na parede, prenda pelas ripas mais grossas.'],
        ['Reaproveitar pede um pouco de trabalho e devolve um objeto com história. A marca da fruta na tábua pode até ficar.'],
      ],
    },
    casual: {
      openings: [
        'Lixa primeiro, decora depois: {topic}.',
        'Uma lixada antes de decorar {o topic}.',
        'Cuidado com a farpa: {topic}.',
      ],
      steps: [
        ['A gente acha na feira, fica feliz e já leva pra sala. Aí vem a primeira farpa na meia.', 'Prendeu na parede, encheu de livro, e no outro dia tava tudo no chão. Foi a tábua fininha do fundo que não aguentou.'],
        ['Madeira de feira não nasceu pra decoração. Ela é crua, áspera e ainda guarda umidade.'],
        ['Lixa bem, passa um pano, dá uma mão de verniz e espera secar. Pra parede, o parafuso vai na ripa grossa.'],
        ['Eu gosto de deixar aparecer o carimbo da fruta. Dá uma lembrança de onde a madeira andou.'],
      ],
    },
    funny: {
      openings: [
        'Carreira e evolução {do topic} dentro de casa.',
        'Do tomate aos vinis: {topic}.',
        'A família e a última reunião sobre {o topic}.',
      ],
      steps: [
        ['Já carregou laranja, brinquedo e gato. O currículo é extenso, e a próxima vaga é de criado-mudo.', 'O plano na internet mostrava uma estante com doze. Aqui em casa temos três, um virado, e muita confiança.'],
        ['Cada pessoa olha e vê um móvel diferente. Por isso ele nunca passa mais de um mês na mesma função.'],
        ['Lixe tudo antes de dar utilidade, inclusive os cantos de dentro. A meia desfiada é a primeira a reclamar.'],
        ['No fim, guarda o que sempre guardou: aquilo que ninguém sabe onde pôr. E guarda bem.'],
      ],
    },
    motivational: {
      openings: [
        'Transformar com as próprias mãos: {topic}.',
        'O começo simples de muitos negócios: {topic}.',
        'Lixa, tinta e um sábado: {topic}.',
      ],
      steps: [
        ['Muita gente descobriu o gosto pela madeira lixando uma tábua velha no quintal. O resto veio depois.', 'Quem expõe em feiras conhece o valor de um bom apoio. Ele sai do carro, vira balcão e volta para o carro.'],
        ['A madeira mais humilde aceita muitas tentativas. Se a cor não agradar, uma lixa desfaz, e se começa outra vez.'],
        ['Reserve uma manhã, separe lixa grossa e fina e prepare um só por vez. Fazer bem um ensina o próximo.'],
        ['Um objeto comum muda de vida quando alguém enxerga nele outra função. Esse olhar também se pratica.'],
      ],
    },
  },
}
