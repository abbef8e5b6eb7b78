import type { ProductType } from '../product-type.ts'

export const courier: ProductType = {
  nouns: ['motoboy', 'motogirl', 'motofrete', 'entregador', 'entregadora', 'entrega expressa'],
  asks: ['o endereço de coleta e o de destino', 'o tamanho e o peso do volume', 'o horário em que precisa chegar'],
  questions: {
    sale: ['O que você mandaria buscar agora?', 'O que mais falta no meio do seu dia?'],
    content: ['Qual foi a encomenda que você mais esperou?', 'Você acompanha a entrega no mapa ou esquece?'],
  },
  emojis: ['🛵', '📦', '📍'],
  hashtags: ['motoboy', 'motofrete', 'entregas', 'entregador', 'motogirl', 'entregaexpressa', 'delivery'],
  sale: {
    professional: {
      openings: [
        'Da sua porta ao destino: {topic}.',
        'O documento atravessa a cidade por você: {topic}.',
        'Para não parar o trabalho por causa de um envelope: {topic}.',
      ],
      steps: [
        ['O contrato precisa de assinatura hoje, do outro lado da cidade. Na agenda, não cabem duas horas de trânsito.', 'A encomenda está pronta no balcão, e a cliente não consegue sair do trabalho. Falta só o caminho entre as duas.'],
        ['Quem conhece a cidade sabe o horário da ponte, a rua em obra e o porteiro que confere o documento. Isso conta no trajeto.'],
        ['Lojas pequenas, escritórios, clínicas e confeiteiras dependem de alguém que leve e traga. Um envelope esquecido em casa também é motivo.'],
        ['Informe os dois endereços completos, o nome de quem recebe e o horário. Descreva o volume, o peso e se é frágil.'],
      ],
    },
    casual: {
      openings: [
        'Esqueceu em casa? Alguém busca: {topic}.',
        'Pra você não largar o balcão: {topic}.',
        'Bora fazer isso chegar: {topic}.',
      ],
      steps: [
        ['Você tá com a loja cheia, e a cliente pergunta se entrega. Largar o caixa não dá, né?', 'Chegou no escritório, abriu a bolsa e o contrato ficou na mesa da cozinha. Trânsito parado, claro.'],
        ['Quem roda a cidade todo dia conhece os atalhos, a hora do trânsito e os porteiros pelo nome.'],
        ['Vale pra documento, presente, remédio da farmácia, peça da oficina e pra aquela encomenda combinada em cima da hora.'],
        ['Me passa os dois endereços, o nome de quem vai receber e o tamanho do pacote. Se for frágil, fala logo.'],
      ],
    },
    funny: {
      openings: [
        'A chave do escritório ficou no outro bairro: {topic}.',
        'O trânsito parou, o envelope não: {topic}.',
        'A portaria quer saber o nome, o bloco e o signo: {topic}.',
      ],
      steps: [
        ['A assinatura do contrato depende de um papel. O papel depende de quem saiu com ele na pasta errada e foi almoçar longe.', 'A família se lembrou do carregador quando o avô já estava na rodoviária. Restavam quarenta minutos e muita esperança na rua lateral.'],
        ['Quem roda a cidade conhece os semáforos pelo temperamento. E sabe qual portaria pede documento, selfie e uma breve biografia.'],
        ['Vale para contratos, presentes e óculos esquecidos na casa da mãe, junto com um pote que ela não deixou voltar vazio.'],
        ['Mande o endereço com bloco, andar e apelido do porteiro. É a última informação que faz a diferença.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de muita gente cruza a cidade: {topic}.',
        'Cada endereço espera alguma coisa: {topic}.',
        'Para o pequeno negócio chegar mais longe: {topic}.',
      ],
      steps: [
        ['A confeiteira terminou às três da manhã e ainda precisa atender no balcão. Alguém leva a caixa até a festa.', 'Uma loja de bairro vende para a cidade inteira quando existe quem percorra o caminho. O mapa do negócio cresce rua por rua.'],
        ['Seguir com atenção, cuidar do volume e chegar ao endereço certo. Parece simples, e acontece em meio a chuva, sol e buzina.'],
        ['Escritórios, ateliês, farmácias e famílias contam com quem está na rua. É um trabalho que liga as pessoas.'],
        ['Organize os pedidos por bairro e deixe tudo embalado antes. O percurso começa bem quando a saída está pronta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Endereço completo evita a segunda viagem: {topic}.',
        'Como embalar para o caminho: {topic}.',
        'O que informar na coleta: {topic}.',
      ],
      steps: [
        ['Falta o bloco, o telefone está errado, e ninguém avisou a portaria. A maioria dos atrasos começa no endereço.', 'Muita gente embala pensando na mesa, e não na rua. A caixa alta tomba, e o laço chega desfeito.'],
        ['No caminho há vento, curva e freada, e cada parada errada custa tempo. O que vai solto dentro da caixa se movimenta.'],
        ['Escreva endereço, referência e telefone na embalagem. Preencha os vazios, feche bem e avise quem vai receber.'],
        ['Quem entrega vê a cidade por trás das portas: o choro de alegria, o cachorro bravo, o obrigado apressado.'],
      ],
    },
    casual: {
      openings: [
        'Põe o número do bloco, por favor: {topic}.',
        'Caixa alta tomba, tá: {topic}.',
        'O que ajuda quem tá na rua: {topic}.',
      ],
      steps: [
        ['Chega na rua certa, e o número não existe. Liga, ninguém atende, porque o celular tá no silencioso.', 'A caixa vem linda, com laço e flor, e nada segurando lá dentro. Na primeira lombada já era o laço.'],
        ['No caminho tem curva, vento e freada. Se sobra espaço dentro da caixa, tudo vai dançar.'],
        ['Escreve o endereço com ponto de referência, calça o que tá dentro e deixa o telefone com som. Resolve quase tudo.'],
        ['Eu acho bonito quando abrem a porta já sorrindo. Dá pra saber que esperaram por aquilo o dia todo.'],
      ],
    },
    funny: {
      openings: [
        'É a casa do portão verde, que agora é azul: {topic}.',
        'Perto da padaria, qualquer pessoa informa: {topic}.',
        'O cachorro do 42 não gosta de capacete: {topic}.',
      ],
      steps: [
        ['O endereço dizia em frente ao mercado. O mercado fechou há seis anos, mas a rua inteira ainda dá informação por ele.', 'Na portaria, pergunta-se por Maria do segundo bloco. Há onze, e todas querem saber se é para elas.'],
        ['Cada bairro tem a sua geografia particular: a casa da esquina, o portão da professora, a árvore que já foi cortada.'],
        ['Mande a localização pelo celular e uma referência que ainda exista. A árvore pode ser dispensada.'],
        ['O melhor guia da cidade usa capacete e conhece todos os cachorros pelo nome. Alguns até abanam o rabo.'],
      ],
    },
    motivational: {
      openings: [
        'A cidade inteira no mesmo dia: {topic}.',
        'Chuva, sol e entrega feita: {topic}.',
        'O caminho também é trabalho: {topic}.',
      ],
      steps: [
        ['Às seis da manhã, a capa de chuva já está separada. Quem trabalha na rua aprende a ler o céu antes do celular.', 'Um bom percurso se monta na cabeça: primeiro o centro, depois a subida, por último o bairro distante.'],
        ['Conhecer a cidade assim leva tempo. São anos de rua errada, de desvio e de porteiro que hoje acena de longe.'],
        ['Deixe um copo de água à mão quando alguém chegar na hora mais quente. É um gesto pequeno, e ninguém esquece.'],
        ['No fim do dia, as entregas acabaram, e a cidade parece um pouco menor. Amanhã começa tudo outra vez.'],
      ],
    },
  },
}
