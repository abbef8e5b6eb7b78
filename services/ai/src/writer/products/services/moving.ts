import type { ProductType } from '../product-type.ts'

export const moving: ProductType = {
  nouns: ['frete', 'mudança', 'carreto', 'transporte de móveis', 'pequena mudança'],
  asks: ['os dois endereços', 'o andar e se tem elevador', 'quais são os móveis grandes'],
  questions: {
    sale: ['O que você não deixaria para trás numa mudança?', 'Qual móvel da sua casa dá mais trabalho de carregar?'],
    content: ['Quantas vezes você já se mudou?', 'O que você come na primeira noite da casa nova?'],
  },
  emojis: ['🚚', '📦', '🏠'],
  hashtags: ['mudanca', 'frete', 'carreto', 'mudancas', 'fretesemudancas', 'transportedemoveis', 'fretes'],
  sale: {
    professional: {
      openings: [
        'Do endereço antigo ao novo, com cuidado: {topic}.',
        'O sofá, a geladeira e as caixas no lugar certo: {topic}.',
        'Para a parte pesada da mudança: {topic}.',
      ],
      steps: [
        ['As caixas estão na sala, etiquetadas, e a geladeira continua no mesmo lugar. Nenhum carro de amigo resolve a geladeira.', 'Você comprou um guarda-roupa usado, lindo, do outro lado da cidade. Agora falta descobrir como ele atravessa o trânsito.'],
        ['Carregar bem é questão de ordem: o pesado embaixo, o frágil protegido, o que sai primeiro perto da porta.'],
        ['Serve para a casa inteira, para um móvel só, para o estudante que volta e para a loja que muda de ponto.'],
        ['Para o orçamento, diga os dois endereços, os andares, se há elevador e faça uma lista dos móveis grandes.'],
      ],
    },
    casual: {
      openings: [
        'Nem tente no carro do primo: {topic}.',
        'Bora levar essas caixas pra casa nova: {topic}.',
        'Pra quem comprou um sofá e não tem como levar: {topic}.',
      ],
      steps: [
        ['A gente olha pra casa e pensa que tem pouca coisa. Aí começa a encaixotar e a cozinha sozinha ocupa a sala toda.', 'Sofá comprado, dono feliz, e a pergunta que ninguém fez: como é que isso passa pela porta?'],
        ['Carga boa tem ordem. Pesado embaixo, frágil protegido, e o colchão entra por último, que é o primeiro a ser usado.'],
        ['Vale pra mudança grande, pra um móvel só, pra quem vai morar junto e pra quem tá voltando pra casa dos pais.'],
        ['Me passa os dois endereços, o andar e se tem elevador. E uma lista dos móveis grandes, com foto se der.'],
      ],
    },
    funny: {
      openings: [
        'O cunhado da caminhonete já não atende: {topic}.',
        'Quarenta caixas saíram de dois quartos: {topic}.',
        'Deixe as suas costas fora dessa: {topic}.',
      ],
      steps: [
        ['Na hora de mudar, os amigos fortes viajam, o cunhado some e a caminhonete está na oficina. É sempre uma coincidência.', 'O casal jurou que tinha poucas coisas. Saíram quarenta caixas, um aquário vazio e uma esteira que servia de cabide.'],
        ['Quem carrega todo dia sabe virar um sofá na escada. Em família, essa cena pede três gritos e um rodapé novo.'],
        ['Para quem vai casar, morar sozinho ou finalmente buscar aquele armário na casa do tio.'],
        ['Meça a porta e o elevador antes do sofá. Muitas amizades já terminaram entre o segundo e o terceiro andar.'],
      ],
    },
    motivational: {
      openings: [
        'Endereço novo e a mesma mesa de sempre: {topic}.',
        'O caminho até a casa que vocês escolheram: {topic}.',
        'Cada caixa leva um pedaço da história: {topic}.',
      ],
      steps: [
        ['A chave da casa nova está no bolso. Falta levar a mesa onde tantas decisões foram tomadas, inclusive essa.', 'Numa caixa vão as fotos, em outra os desenhos das crianças. A família inteira confere o que não pode ficar para trás.'],
        ['Mudar bem pede ordem, força e atenção ao que tem valor para alguém. Nem sempre é o móvel mais caro.'],
        ['É parte de casamentos, de empregos novos e de pais que voltam a morar perto dos filhos.'],
        ['Separe o que vai com você no colo. O resto, liste por cômodo, para a casa nova começar em ordem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A caixa que precisa ficar à mão: {topic}.',
        'Etiquetar por cômodo poupa horas: {topic}.',
        'Como encaixotar sem confusão: {topic}.',
      ],
      steps: [
        ['Na primeira noite na casa nova, ninguém encontra a toalha, o carregador e o papel higiênico. Estão em alguma das trinta caixas.'],
        ['Etiqueta na tampa some quando as caixas são empilhadas. E caixa grande convida a encher além do que se carrega.'],
        ['Etiquete a lateral com cômodo e conteúdo, use caixas pequenas para livros e separe uma só para a primeira noite.'],
        ['Quem transporta móveis mede as portas com os olhos antes de levantar qualquer coisa. O caminho se decide vazio.'],
      ],
    },
    casual: {
      openings: [
        'A caixa mais importante da mudança: {topic}.',
        'Dica de quem já carregou muita caixa: {topic}.',
        'Escreve na lateral, não na tampa: {topic}.',
      ],
      steps: [
        ['Primeira noite na casa nova, todo mundo cansado, e cadê o lençol? Tá numa caixa onde alguém escreveu diversos.'],
        ['Na correria do fim, a gente joga tudo junto. Por isso as últimas caixas são sempre um mistério.'],
        ['Separa uma caixa da primeira noite: lençol, toalha, sabonete, carregador, copo e cafeteira. E escreve na lateral das outras.'],
        ['A hora mais gostosa é a do fim, quando alguém pede pizza e todo mundo senta no chão da sala vazia.'],
      ],
    },
    funny: {
      openings: [
        'A caixa escrita diversos: {topic}.',
        'Gira, gira, mais pra esquerda: {topic}.',
        'O que se acha atrás do armário: {topic}.',
      ],
      steps: [
        ['Toda mudança tem uma caixa que nunca foi aberta desde a anterior. Ela viaja fechada e conhece três bairros.'],
        ['Quanto mais perto da hora, mais estranhas ficam as caixas. A última leva sempre uma panela, um sapato e o roteador.'],
        ['Comece pelo que não usa e deixe a cozinha para o fim. Se a caixa misteriosa sobreviver fechada, talvez possa ser doada.'],
        ['No fim, atrás do guarda-roupa, aparece o brinco procurado em 2019. Quem perdeu já tinha culpado o gato e pedido desculpa.'],
      ],
    },
    motivational: {
      openings: [
        'A primeira noite na casa nova: {topic}.',
        'Deixar uma casa e começar outra: {topic}.',
        'O que vai no colo e o que vai no caminhão: {topic}.',
      ],
      steps: [
        ['As crianças escolheram o que levar no colo: um urso, um vaso, um pote de figurinhas. Cada uma sabe o que é importante.'],
        ['Mudar dá trabalho porque obriga a decidir, objeto por objeto, o que continua. Ao fim, a casa nova começa mais leve.'],
        ['Faça a triagem antes de encaixotar. Doe o que outra pessoa pode usar já, e o caminhão leva só o que importa.'],
        ['Quem faz mudanças vê muitas famílias abrirem uma porta pela primeira vez. A cena não cansa.'],
      ],
    },
  },
}
