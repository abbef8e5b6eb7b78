import type { ProductType } from '../product-type.ts'

export const cvWriting: ProductType = {
  nouns: ['currículo', 'currículo profissional', 'criação de currículo', 'criação de currículos', 'elaboração de currículo', 'elaboração de currículos', 'formatação de currículo', 'currículo vitae', 'montagem de currículo'],
  asks: ['a vaga ou a área que você procura', 'os empregos e cursos mais recentes', 'se já tem uma versão antiga'],
  questions: {
    sale: ['Para que vaga você está se preparando?', 'Seu currículo está pronto ou desatualizado?'],
    content: ['Qual foi o seu primeiro emprego?', 'O que nunca perguntaram numa entrevista e você queria contar?'],
  },
  emojis: ['📄', '💼', '✍️'],
  hashtags: ['curriculo', 'curriculoprofissional', 'vagasdeemprego', 'emprego', 'curriculovitae', 'entrevistadeemprego', 'primeiroemprego'],
  sale: {
    professional: {
      openings: [
        'A sua experiência em uma página clara: {topic}.',
        'Para chegar à vaga com tudo em ordem: {topic}.',
        'O que você já fez, dito com as palavras certas: {topic}.',
      ],
      steps: [
        ['A vaga apareceu no grupo, e o prazo é amanhã. O arquivo que existe ainda traz o endereço antigo e um curso pela metade.', 'Você tem anos de trabalho e trava diante da folha em branco. Descrever o próprio dia de trabalho é mais difícil do que parece.'],
        ['Uma boa página mostra primeiro o que interessa àquela vaga. Datas, cursos e funções ficam fáceis de achar numa leitura rápida.'],
        ['Vale para o primeiro emprego, para quem ficou tempo fora e para quem quer mudar de área sem esconder o caminho.'],
        ['Reúna datas, nomes das empresas, cursos e contatos atualizados. Envie também o texto da vaga, que orienta o que destacar.'],
      ],
    },
    casual: {
      openings: [
        'Bora contar o que você sabe fazer: {topic}.',
        'Apareceu vaga? Olha isto: {topic}.',
        'Pra não travar na folha em branco: {topic}.',
      ],
      steps: [
        ['Sua amiga manda a vaga com mil exclamações. Você abre o arquivo, e lá tá o telefone de três números atrás.', 'Você faz de tudo no trabalho, atende, resolve, organiza. Na hora de escrever, só sai a palavra dinâmica.'],
        ['A gente conversa, você vai lembrando, e eu vou pondo no lugar. Sempre aparece coisa boa que tinha ficado de fora.'],
        ['Vale pra quem nunca trabalhou, pra quem tem vinte anos de estrada e pra quem quer trocar de área.'],
        ['Me manda as datas, os cursos e o link da vaga. Se tiver uma versão antiga, manda também, sem vergonha.'],
      ],
    },
    funny: {
      openings: [
        'Aquele e-mail da adolescência pede aposentadoria: {topic}.',
        'O arquivo se chama versão nova nova 3: {topic}.',
        'Informática básica desde 2004: {topic}.',
      ],
      steps: [
        ['O contato ainda é o e-mail criado aos quinze anos, com apelido e um ano de nascimento. Até o apelido já mudou.', 'No campo das qualidades está escrito proativo, dinâmico e perfeccionista. Nos outros quarenta da pilha também.'],
        ['De pergunta em pergunta, descobre-se que você coordenou equipe, planilha e festa da firma. Nada disso estava no papel.'],
        ['Vale para estreantes, veteranos e para quem deixou o inglês intermediário quietinho, torcendo para ninguém perguntar.'],
        ['Reúna datas, cursos e um e-mail com o seu nome. O apelido antigo prestou bons serviços e merece descanso.'],
      ],
    },
    motivational: {
      openings: [
        'O seu caminho merece ser bem contado: {topic}.',
        'Cada emprego ensinou alguma coisa: {topic}.',
        'Para bater na próxima porta: {topic}.',
      ],
      steps: [
        ['O curso foi feito à noite, depois do expediente, durante dois anos. Uma linha na página precisa fazer jus a isso.', 'Depois de criar os filhos, muita gente volta ao mercado e acha que não tem o que escrever. Tem, e não é pouco.'],
        ['Escrever sobre o próprio trabalho exige olhar para trás com honestidade. As perguntas certas ajudam a lembrar do que foi feito.'],
        ['Jovens, pessoas que recomeçam e quem busca um cargo maior precisam da mesma clareza. Só muda o que vem primeiro.'],
        ['Escreva uma lista de tudo o que você faz num dia de trabalho. Metade dela costuma faltar no papel.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Uma página basta quase sempre: {topic}.',
        'O que tirar antes de enviar: {topic}.',
        'Adapte ao texto da vaga: {topic}.',
      ],
      steps: [
        ['É comum mandar o mesmo arquivo para vagas muito diferentes. Quem lê procura uma coisa e encontra outra na primeira linha.', 'Muitos incluem número de documento, estado civil e foto sem que ninguém tenha pedido. O espaço que faltava estava ali.'],
        ['A primeira leitura dura poucos segundos e procura sinais da vaga. O que não ajuda nessa busca atrapalha.'],
        ['Leia o anúncio, use as palavras dele quando forem verdadeiras e deixe o mais recente no topo. Peça a alguém que revise.'],
        ['Uma boa descrição começa com um verbo: atendi, organizei, treinei. O verbo mostra a pessoa em movimento.'],
      ],
    },
    casual: {
      openings: [
        'Tira o número do documento daí: {topic}.',
        'Cada vaga pede o seu: {topic}.',
        'Começa a frase com verbo: {topic}.',
      ],
      steps: [
        ['A gente manda o mesmo arquivo pra caixa, pra escritório e pra vendedora. Depois não entende o silêncio.', 'Cabe o CPF, o nome da mãe e o signo, e não coube o curso que você acabou de fazer.'],
        ['Quem lê tá com uma pilha na frente e pouco tempo. O que importa pra vaga precisa aparecer logo.'],
        ['Lê o anúncio com calma e muda a ordem do que você mostra. Depois pede pra alguém ler em voz alta.'],
        ['Gosto de ver a pessoa ler o resultado pronto. Ela para no meio e diz que não sabia que tinha feito tanta coisa.'],
      ],
    },
    funny: {
      openings: [
        'Perfeccionista, disse o arquivo com erro no nome: {topic}.',
        'O inglês intermediário que ninguém testou: {topic}.',
        'A foto da formatura, recortada: {topic}.',
      ],
      steps: [
        ['O defeito declarado é ser perfeccionista. Está na mesma linha em que falta o acento do próprio nome.', 'A foto foi recortada de um casamento, e ainda se vê a mão do padrinho no ombro. O padrinho também procura vaga.'],
        ['De tanto reler, o olho corrige sozinho e não vê mais nada. É por isso que o nome passa errado.'],
        ['Leia de trás para a frente, linha por linha, e mostre a alguém. E escolha uma foto em que o ombro seja só seu.'],
        ['Na entrevista, perguntam onde você se vê em cinco anos. Por dentro, muita gente responde: de férias na praia.'],
      ],
    },
    motivational: {
      openings: [
        'Escrever sobre si também é trabalho: {topic}.',
        'Linha por linha, uma história: {topic}.',
        'Reler, cortar, deixar claro: {topic}.',
      ],
      steps: [
        ['A folha em branco assusta até quem escreve bem. Falar de si pede uma coragem que ninguém ensina na escola.', 'Muitas versões são jogadas fora até a página ficar simples. Cada corte abre espaço para o que importa.'],
        ['Nomear o que se faz todos os dias é difícil, porque o costume esconde. Contar a outra pessoa ajuda a enxergar.'],
        ['Guarde um caderno com projetos, datas e elogios recebidos. No dia em que surgir a vaga, metade do texto já existe.'],
        ['Quem ajuda a escrever ouve histórias de primeira vaga, de recomeço e de turno dobrado. Todas cabem em uma página.'],
      ],
    },
  },
}
