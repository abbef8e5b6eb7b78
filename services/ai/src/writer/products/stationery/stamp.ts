import type { ProductType } from '../product-type.ts'

export const stamp: ProductType = {
  nouns: ['carimbo', 'carimbo personalizado', 'carimbo artesanal', 'carimbo de borracha', 'carimbo de madeira', 'carimbo de logo', 'carimbo com logo', 'carimbo de logomarca', 'carimbo para embalagem', 'carimbo para embalagens', 'carimbo para tecido'],
  asks: ['o desenho ou o nome', 'o tamanho da impressão', 'em que superfície vai usar'],
  questions: {
    sale: ['O que você carimbaria primeiro?', 'Nome, logo ou desenho?'],
    content: ['Você já usou um carimbo feito em casa?', 'Qual embalagem bonita você guardou?'],
  },
  emojis: ['📦', '🖤', '✉️'],
  hashtags: ['carimbo', 'carimbos', 'carimbopersonalizado', 'carimboartesanal', 'carimbodelogo', 'embalagempersonalizada', 'embalagens', 'identidadevisual', 'pequenosnegocios', 'papelkraft', 'branding'],
  sale: {
    professional: {
      openings: [
        'A assinatura do seu negócio em um gesto: {topic}.',
        '{O topic} {dá/dão} identidade às coisas mais simples.',
        'Tinta, pressão e pronto: {topic}.',
      ],
      steps: [
        ['A caixa é de papel pardo, igual à de muitos. Um nome carimbado na tampa diz de quem veio antes que alguém abra.', 'Na véspera da feira, cem sacolas esperam sobre a mesa. Com um gesto repetido, todas ganham a mesma marca.'],
        ['A mesma matriz marca sacolas, etiquetas, cartões e tecidos. As pequenas falhas de tinta dão um ar manual.'],
        ['{Faz/Fazem} parte da rotina de marcas pequenas, professoras, escritores, noivos e de quem gosta de cartas. Também {serve/servem} para agradecer.'],
        ['Defina a superfície e a medida antes da arte. Letras finas e detalhes miúdos pedem uma impressão maior.'],
      ],
    },
    casual: {
      openings: [
        'Bate e pronto, sua marca tá lá: {topic}.',
        'A sacolinha parda agradece: {topic}.',
        'Barulhinho bom de ouvir: {topic}.',
      ],
      steps: [
        ['Sabe quando chega uma encomenda numa caixinha simples e ela já vem com carinho? Muitas vezes é só um carimbo bem batido.', 'Véspera de feira, pilha de sacola, música ligada e toc, toc, toc. Em meia hora tá tudo com o nome da marca.'],
        ['Eu gosto daquela impressão que não sai perfeita. Uma beiradinha mais clara e fica com cara de feito com a mão.'],
        ['{Serve/Servem} pra embalagem, cartão, tag, caderno da professora e até pra carta. Uma vez que começa, você quer carimbar tudo.'],
        ['Me diz onde vai usar e de que tamanho. E manda a arte com traço mais grossinho, que sai melhor.'],
      ],
    },
    funny: {
      openings: [
        'Cuidado com quem ganha {um topic}, nada escapa.',
        'Toc, toc, e a casa inteira ficou com marca: {topic}.',
        'O poder subiu à cabeça, e à mesa também: {topic}.',
      ],
      steps: [
        ['A dona da loja carimbou as caixas, as sacolas e os cartões. Depois olhou para a geladeira com ideias.', 'O filho encontrou em cima da mesa e carimbou o caderno, o braço e o avô. O avô achou elegante.'],
        ['Um gesto só, e até o saco de pão fica com cara de marca internacional. É muito poder para um objeto pequeno.'],
        ['{Serve/Servem} para embalagens, convites e para a professora que já escreveu parabéns quatro mil vezes à mão.'],
        ['Confira a arte antes de aprovar, de preferência em voz alta. Um erro carimbado se multiplica com muita disposição.'],
      ],
    },
    motivational: {
      openings: [
        'A marca que você criou merece aparecer: {topic}.',
        'Cem vezes o mesmo gesto, cem começos: {topic}.',
        'Um negócio pequeno que assina o que entrega: {topic}.',
      ],
      steps: [
        ['A primeira encomenda foi embrulhada com papel comum e fita. Ver o próprio nome na caixa muda a sensação de quem vende.', 'Tarde da noite, alguém fecha os pedidos da semana. Cada sacola marcada é um trabalho que ficou pronto.'],
        ['O desenho é pensado para caber em poucos centímetros. Tirar o excesso deixa só o que identifica.'],
        ['É um incentivo a quem acabou de abrir a loja, a quem participa de feiras e a quem decidiu assinar o que faz.'],
        ['Pense em como quer ser lembrado e escolha poucas palavras. Uma marca simples resiste melhor ao tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Impressão falhada ou borrada, o que fazer: {topic}.',
        'A tinta certa para cada superfície: {topic}.',
        'Limpeza depois do uso: {topic}.',
      ],
      steps: [
        ['O erro mais comum é apertar com força. A tinta escorre para os vãos e borra a letra.', 'Muitos usam a mesma almofada para papel, plástico e tecido. No plástico não seca, e no tecido sai na lavagem.'],
        ['Só a parte alta deve tocar o papel. Com tinta em excesso ou pressão desigual, o fundo marca junto.'],
        ['Toque a almofada várias vezes, de leve, e pressione reto, sem balançar. Limpe com pano úmido logo depois.'],
        ['Há uma lista de tentativas por trás de cada impressão limpa. Folhas de teste poupam sacolas.'],
      ],
    },
    casual: {
      openings: [
        'Borrou? É força demais: {topic}.',
        'Uma almofadinha pra cada coisa: {topic}.',
        'Truque de quem bate {o topic} todo dia.',
      ],
      steps: [
        ['A gente põe o peso do corpo e acha que vai sair melhor. Sai uma mancha com formato de susto.', 'Bateu na sacola plástica e, meia hora depois, ainda tava molhado. Foi tinta errada, acontece.'],
        ['Tinta pra papel seca porque o papel bebe. Plástico não bebe nada, então fica ali em cima.'],
        ['Batidinhas leves na almofada, mão reta no papel e solta sem escorregar. Uma folha de EVA embaixo ajuda muito.'],
        ['Eu guardo as folhas de teste, acredita? Algumas já viraram papel de embrulho e ficaram lindas.'],
      ],
    },
    funny: {
      openings: [
        'Carimbou de cabeça para baixo outra vez: {topic}.',
        'A pilha de sacolas contra {o topic}.',
        'O dedo azul da família: {topic}.',
      ],
      steps: [
        ['A primeira sacola ficou perfeita. A segunda, torta. Na décima, o nome estava de ponta-cabeça e já parecia conceito.', 'Toda casa com carimbo tem um dedo azul, uma toalha manchada e um culpado de oito anos.'],
        ['Sem marcar o lado de cima, a mão decide na sorte. E a mão tem um senso de humor peculiar.'],
        ['Cole uma setinha no cabo apontando para cima. É um recurso simples, que a humanidade levou muitas sacolas para descobrir.'],
        ['As sacolas tortas não vão para o lixo. Elas ficam para a família, que já espera por elas.'],
      ],
    },
    motivational: {
      openings: [
        'Começar um negócio, uma sacola por vez: {topic}.',
        'O gesto que fecha o pedido: {topic}.',
        'Menos traço, mais marca: {topic}.',
      ],
      steps: [
        ['A maioria das marcas pequenas mudou de desenho três ou quatro vezes. O primeiro logo costuma ter detalhe demais.', 'Fechar pacotes no fim do dia cansa e também orgulha. A mão repete o gesto, e a pilha cresce.'],
        ['Em tamanho pequeno, o que é fino some, e o que é junto vira mancha. Simplificar é um trabalho de coragem.'],
        ['Imprima a arte no tamanho real e olhe de longe. Se o nome se lê de um metro, está pronto.'],
        ['Ter um nome e colocá-lo no que se faz é uma decisão. O carimbo apenas a torna visível.'],
      ],
    },
  },
}
