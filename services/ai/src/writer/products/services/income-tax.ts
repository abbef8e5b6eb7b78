import type { ProductType } from '../product-type.ts'

export const incomeTax: ProductType = {
  nouns: ['declaração de imposto de renda', 'declaração do imposto de renda', 'imposto de renda', 'declaração de ir', 'declaração de irpf', 'declaração de renda'],
  asks: ['se é a primeira vez que declara', 'se tem dependentes', 'quais informes já recebeu'],
  questions: {
    sale: ['Você guarda os recibos durante o ano?', 'Declara cedo ou na última semana?'],
    content: ['Qual documento você sempre esquece?', 'Você organiza em pasta ou no e-mail?'],
  },
  emojis: ['🧾', '📑', '🗓️'],
  hashtags: ['impostoderenda', 'irpf', 'declaracaodeimpostoderenda', 'receitafederal', 'declaracaoir', 'impostoderendapessoafisica'],
  sale: {
    professional: {
      openings: [
        'Documentos reunidos, declaração com calma: {topic}.',
        'Para não deixar para a última semana: {topic}.',
        'Cada informe no seu campo: {topic}.',
      ],
      steps: [
        ['O prazo está correndo, e os informes chegam por e-mail, aplicativo e carta. Um deles vem de um banco que você tinha esquecido.', 'No ano passado, você fez sozinho, de madrugada, com três abas abertas. Este ano houve mudança de emprego e um dependente.'],
        ['O preenchimento parece simples até surgir a primeira dúvida. Alguém acostumado sabe que documento vai em cada ficha.'],
        ['Assalariados, aposentados, autônomos e quem comprou ou vendeu um imóvel têm perguntas diferentes. A lista de papéis também muda.'],
        ['Separe informes de renda, recibos de saúde e de escola e a declaração anterior. Anote o que mudou na sua vida no ano.'],
      ],
    },
    casual: {
      openings: [
        'Ainda tá em tempo de fazer com calma: {topic}.',
        'Junta os papéis, que a gente organiza: {topic}.',
        'Cadê o recibo de março? Hora de procurar: {topic}.',
      ],
      steps: [
        ['Todo ano você promete fazer na primeira semana. Aí chega a última, e você tá procurando recibo no porta-luvas.', 'Mudou de emprego, teve filho, vendeu o carro. O ano foi cheio, e agora tudo tem que caber naquele programa.'],
        ['Com os papéis na mão, a gente vai campo por campo. O que você não entende, eu explico.'],
        ['Vale pra quem nunca declarou, pra quem sempre declara e trava, e pra quem ajuda os pais todo ano.'],
        ['Me manda os informes, os recibos e a do ano passado. E conta o que mudou na vida de lá pra cá.'],
      ],
    },
    funny: {
      openings: [
        'O leão manda lembranças: {topic}.',
        'A madrugada do último dia não é obrigatória: {topic}.',
        'Informe de um banco que você nem lembrava: {topic}.',
      ],
      steps: [
        ['Você abriu o programa, leu a primeira pergunta e foi fazer um café. O café durou até a semana seguinte.', 'O recibo do dentista está em algum lugar entre o manual do liquidificador e um cartão de Natal.'],
        ['Há pessoas que abrem o programa sem suspirar. Elas sabem onde fica cada ficha e não perguntam ao cunhado.'],
        ['Vale para quem declara há anos, para quem começa agora e para o tio que faz de cabeça desde 1991.'],
        ['Reúna informes, recibos e coragem. E procure atrás do micro-ondas, onde moram os papéis importantes desta família.'],
      ],
    },
    motivational: {
      openings: [
        'Uma obrigação a menos na cabeça: {topic}.',
        'Organizar o ano que passou: {topic}.',
        'Os papéis também contam o seu esforço: {topic}.',
      ],
      steps: [
        ['O primeiro emprego com carteira trouxe também a primeira declaração. É muita sigla nova, e ninguém precisa decifrar tudo sem ajuda.', 'O ano teve dois trabalhos e um curso pago aos poucos. Cada recibo guardado mostra o quanto foi feito.'],
        ['Conferir valores, datas e nomes pede atenção de ponta a ponta. É um trabalho quieto, em que um dígito importa.'],
        ['Filhos que ajudam os pais, casais que juntaram as contas e quem mudou de cidade no meio do ano chegam com dúvidas parecidas.'],
        ['Comece por uma pasta simples com o nome do ano. Tudo o que chegar vai para ela, sem exceção.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Documentos que mais faltam: {topic}.',
        'O que mudou na sua vida este ano: {topic}.',
        'Por que começar cedo: {topic}.',
      ],
      steps: [
        ['Muita gente copia a declaração anterior e só troca os valores. Uma venda, um filho ou um novo emprego ficam de fora.', 'Recibos sem nome, sem data ou sem CPF são guardados o ano inteiro. Na hora de usar, não servem.'],
        ['Os dados são cruzados com o que bancos, empresas e clínicas informam. Uma diferença pequena pede explicação.'],
        ['Confira nome, CPF e data em cada recibo na hora de receber. Guarde tudo numa pasta por ano e faça uma lista das mudanças.'],
        ['Ler uma declaração antiga é rever a vida em números: o endereço, o emprego, quem morava junto naquela época.'],
      ],
    },
    casual: {
      openings: [
        'Confere o CPF no recibo: {topic}.',
        'Uma pasta no celular resolve: {topic}.',
        'Não copia a do ano passado: {topic}.',
      ],
      steps: [
        ['A gente copia a antiga e muda os números. E o carro que vendeu em junho? Ficou lá, estacionado.', 'Guarda o recibo com todo carinho e na hora vê que não tem CPF. Aí é ligar pra clínica e esperar.'],
        ['Tudo o que você informa, o banco ou a empresa informou também. Se não bate, alguém pede explicação.'],
        ['Tirou recibo, bate foto e joga numa pasta do ano. Leva dez segundos e poupa uma tarde inteira.'],
        ['Acho curioso ver quanta história cabe ali. Mudança, casamento, faculdade, tudo em campinho de formulário.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de gaveta em abril: {topic}.',
        'O recibo que virou marcador de livro: {topic}.',
        'Faltam cinco minutos e a internet pisca: {topic}.',
      ],
      steps: [
        ['Em abril, o brasileiro descobre quantas gavetas tem em casa. O recibo está sempre na que emperra.', 'Faltando cinco minutos, a internet cai, o gato senta no teclado, e alguém liga perguntando se já fez.'],
        ['Papel guardado em lugar especial desaparece. A mente lembra que era especial, mas não lembra onde.'],
        ['Eleja uma única gaveta e avise a família. E faça tudo num dia em que o gato esteja dormindo.'],
        ['Enviada a declaração, a pessoa sente que poderia governar o país. A sensação dura até o próximo boleto.'],
      ],
    },
    motivational: {
      openings: [
        'Um ano inteiro em poucas páginas: {topic}.',
        'Organização de grão em grão: {topic}.',
        'Atenção em cada campo: {topic}.',
      ],
      steps: [
        ['Quem preenche declarações passa semanas entre números alheios. Cada um deles é o trabalho de alguém.', 'No primeiro ano, tudo assusta: as siglas, os campos, os avisos. No segundo, já se sabe por onde começar.'],
        ['O formulário pede paciência porque pede memória. E a memória é mais fácil quando os papéis estão juntos.'],
        ['Escolha um dia do mês para guardar os comprovantes. São minutos pequenos, que em abril valem horas.'],
        ['Ao fechar a pasta do ano, sobra uma sensação boa de tarefa cumprida. A do ano seguinte já pode ganhar nome.'],
      ],
    },
  },
}
