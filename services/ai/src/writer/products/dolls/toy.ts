import type { ProductType } from '../product-type.ts'

export const toy: ProductType = {
  nouns: ['brinquedo', 'brinquedo artesanal', 'brinquedo de madeira', 'cavalinho de pau', 'cavalo de pau', 'casinha de boneca'],
  asks: ['a idade da criança', 'do que ela mais brinca', 'se é para presente'],
  questions: {
    sale: ['Do que a criança aí mais gosta de brincar?', 'Sala, quarto ou quintal, onde é a bagunça?'],
    content: ['Do que você brincava?', 'Qual brinquedo você queria ter guardado?'],
  },
  emojis: ['🧸', '👧', '👦'],
  hashtags: ['brinquedos', 'brinquedo', 'brinquedosartesanais', 'brinquedosdemadeira', 'brincar', 'infancia', 'brinquedoartesanal'],
  sale: {
    professional: {
      openings: [
        'Um convite para brincar no chão: {topic}.',
        '{O topic} {deixa/deixam} a história por conta de quem brinca.',
        'Para uma tarde longe da tela: {topic}.',
      ],
      steps: [
        ['A criança desliga a televisão sem que ninguém peça. No tapete, começou uma história, e ela precisa saber como termina.', 'No meio da sala há uma cidade, um navio ou um mercado. Para os adultos são almofadas, e quem brinca explica.'],
        ['Um bom brinquedo não diz o que fazer. Ele entra em brincadeiras diferentes e volta no dia seguinte com outro papel.'],
        ['É presente de aniversário, de padrinho, de avó, e companhia para férias, viagens e dias de chuva.'],
        ['Ao escolher, pense no que a criança já faz quando ninguém sugere nada: montar, correr, cuidar, inventar vozes.'],
      ],
    },
    casual: {
      openings: [
        'Senta no chão que a brincadeira começou: {topic}.',
        'Pra criança que inventa mundo: {topic}.',
        '{O topic} e a sala vira outra coisa.',
      ],
      steps: [
        ['Você chama pra jantar e ouve um já vou lá do quarto. Tem uma história no meio, e ela não pode parar agora.', 'A gente pisca e a sala virou navio. O sofá é o porto, o tapete é o mar, e ninguém pode molhar o pé.'],
        ['Eu gosto de brinquedo que serve pra dez brincadeiras. Hoje é uma coisa, amanhã é outra, e a criança decide.'],
        ['Vai bem em aniversário, visita de padrinho, férias na casa da avó e naquela tarde sem fim de chuva.'],
        ['Repara do que a criança mais brinca quando tá sozinha. É a melhor dica que alguém pode ter.'],
      ],
    },
    funny: {
      openings: [
        'O adulto só vai testar um minutinho: {topic}.',
        '{O topic} {tira/tiram} o avô da poltrona.',
        'A sala fechou para brincadeira: {topic}.',
      ],
      steps: [
        ['O pai sentou no chão para mostrar como era. Quarenta minutos depois, a criança estava vendo televisão e ele ainda brincava.', 'Na hora de guardar, a criança está com dor, com sono e com fome. Na hora de brincar, tinha plena saúde.'],
        ['Brinquedo bom não precisa de senha nem de atualização. Se parar de funcionar, é porque alguém foi lanchar.'],
        ['Serve para aniversário, férias, chuva e para o tio que chegou sem presente e lembrou no elevador.'],
        ['Escolha pelo gosto da criança, e não pelo seu. Ou leve o que você queria ter tido e assuma.'],
      ],
    },
    motivational: {
      openings: [
        'Brincar é o trabalho sério da infância: {topic}.',
        '{O topic} para quem aprende mexendo e inventando.',
        'Uma hora de brincadeira inteira: {topic}.',
      ],
      steps: [
        ['A torre caiu, e a criança olhou em silêncio. Começou outra vez, com a base mais larga, sem que ninguém dissesse nada.', 'A avó sentou no tapete e perguntou as regras. A neta pensou um pouco e inventou uma em que as duas ganhavam.'],
        ['Na brincadeira, a criança decide, erra e muda de ideia. São escolhas pequenas, feitas com as próprias mãos.'],
        ['Combina com famílias que brincam juntas, com padrinhos presentes e com escolas que deixam a criança inventar.'],
        ['Pense em algo que ela possa usar sem ajuda. A brincadeira dura mais quando não depende de um adulto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Menos brinquedos à vista, mais brincadeira: {topic}.',
        'Como guardar e revezar {o topic}.',
        'O tempo de brincar sem roteiro: {topic}.',
      ],
      steps: [
        ['O quarto está cheio, e a criança diz que não tem com o que brincar. Muitos adultos estranham essa frase.'],
        ['Com tudo à vista, fica difícil escolher. E quem sempre recebe a ideia pronta treina pouco a própria.'],
        ['Deixe alguns brinquedos à mão e guarde os outros. Troque a cada duas ou três semanas e veja o que volta a interessar.'],
        ['O tédio dura uns dez minutos. Depois dele costuma aparecer uma caixa, um lençol e uma história inteira.'],
      ],
    },
    casual: {
      openings: [
        'Quarto cheio e nada pra brincar: {topic}.',
        'Com que você brincava? Vamos falar de {topic}.',
        'A troca que salva as férias: {topic}.',
      ],
      steps: [
        ['Quarto cheio de coisa e a frase clássica: não tenho nada pra fazer. A gente ouve isso e quase ri.'],
        ['Com muita coisa pra olhar ao mesmo tempo, a criança não começa por nenhuma. Com menos, ela mergulha.'],
        ['Guarda metade numa caixa no alto do armário e troca daqui a umas semanas. Parece aniversário de novo.'],
        ['De vez em quando, deixa a bagunça ficar até o outro dia. A brincadeira continua de onde parou.'],
      ],
    },
    funny: {
      openings: [
        'A caixa fez tanto sucesso quanto o presente: {topic}.',
        'O que mora no fundo do baú: {topic}.',
        'Guardar é outra brincadeira, só que pior: {topic}.',
      ],
      steps: [
        ['A criança não encontra o brinquedo que está na frente dela. O adulto aponta, e ela diz que não era esse.'],
        ['Para quem brinca, cada peça tem um papel na história de hoje. Aos olhos do adulto, só falta guardar.'],
        ['Cante uma música e veja se tudo cabe na caixa antes do fim. Perder significa cantar de novo, e ninguém quer.'],
        ['À noite, com a casa quieta, alguém pisa num brinquedo esquecido. Não se ouve nada, só uma respiração funda.'],
      ],
    },
    motivational: {
      openings: [
        'A brincadeira que a criança inventa sozinha: {topic}.',
        'O que sobra da infância são as histórias: {topic}.',
        'Um canto da sala para brincar: {topic}.',
      ],
      steps: [
        ['Dois irmãos de idades diferentes acharam uma brincadeira que servia aos dois. Levou a manhã inteira de negociação.'],
        ['Brincar junto ensina a combinar: quem começa, o que vale, como termina. As regras mudam, e o acordo fica.'],
        ['Reserve um canto da casa onde a brincadeira possa ficar montada. Voltar a ela no dia seguinte faz a história crescer.'],
        ['A borda gasta, o canto arredondado, a tinta sumida num lado. O uso desenha o brinquedo de quem brincou muito.'],
      ],
    },
  },
}
