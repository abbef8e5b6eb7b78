import type { ProductType } from '../product-type.ts'

export const beachBag: ProductType = {
  nouns: ['bolsa de praia'],
  asks: ['quantas pessoas vão usar', 'o que costuma levar', 'as cores de que mais gosta'],
  questions: {
    sale: ['Praia, piscina ou clube, onde você mais usa?', 'O que não pode faltar na sua bolsa de praia?'],
    content: ['O que você sempre esquece no dia de praia?', 'Quem carrega a bolsa de todo mundo aí na família?'],
  },
  emojis: ['🏖️', '👜', '☀️'],
  hashtags: ['bolsadepraia', 'bolsapraia', 'bolsasdepraia', 'verao', 'praia', 'modapraia', 'lookpraia'],
  sale: {
    professional: {
      openings: [
        '{O topic} para um dia inteiro de sol.',
        'Toalha, protetor e tudo o mais no mesmo lugar: {topic}.',
        'Quem vai para a água precisa {do topic}.',
      ],
      steps: [
        ['Toalha, canga, protetor, água, chapéu e uma fruta. O dia de sol é simples, mas pede espaço para levar tudo isso.', 'A família já está no carro, e alguém confere se não falta nada. A bolsa aberta no colo responde em segundos.'],
        ['Bolsa de praia precisa de boca larga e alça que não machuque o ombro. O que se procura ali se procura com a mão molhada.'],
        ['Acompanha a praia, a piscina, o clube e a cachoeira. Fora da estação, ainda serve para a feira e para o piquenique.'],
        ['Antes de escolher, junte as toalhas de quem vai com você. São elas que mais ocupam lugar e decidem o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Já tô sentindo cheiro de protetor: {topic}.',
        'Olha {o topic} e marca logo esse dia de sol.',
        'Pra levar a casa inteira até a areia: {topic}.',
      ],
      steps: [
        ['A gente diz que vai levar só o básico. Aí entra toalha, canga, água, lanche, chapéu, e mais o brinquedo das crianças.', 'Chegar na areia com as mãos cheias e a sacola rasgando não dá. Uma bolsa grande no ombro, e tá resolvido.'],
        ['O bom é ser grande e fácil de abrir. Com a mão molhada e cheia de areia, ninguém quer procurar bolsinho.'],
        ['Vale pra praia, pro clube, pra piscina da amiga e pra cachoeira. E também pra feira, no resto do ano.'],
        ['Conta quantas toalhas vão e se leva garrafa ou lanche. Com isso a gente já sabe de que tamanho precisa.'],
      ],
    },
    funny: {
      openings: [
        'Cabe tudo, até as conchas do dia: {topic}.',
        '{O topic} para voltar com um quilo de areia.',
        'Alguém da família sempre carrega {o topic}, e quase não reclama.',
      ],
      steps: [
        ['Na ida, cada um leva a sua. Na volta, cinco toalhas molhadas e um balde estão no ombro da mesma pessoa.', 'O protetor está no fundo, embaixo de tudo, dentro da toalha, ao lado do sanduíche. Só aparece quando o sol se põe.'],
        ['Entra toalha seca, sai toalha molhada, entra pastel, sai guardanapo. No fim, a bolsa conhece o dia melhor do que você.'],
        ['Para a praia, para o clube e para a tia que leva sombrinha, revista, bolo e cadeira, e ainda pede ajuda.'],
        ['Ao escolher o tamanho, conte as toalhas, o lanche e as conchas. As conchas ninguém confessa, mas elas vão.'],
      ],
    },
    motivational: {
      openings: [
        'Para o dia de folga que você esperou: {topic}.',
        '{O topic} para um dia de água com a família.',
        'Arrume {o topic} e aproveite o dia.',
      ],
      steps: [
        ['A semana foi longa, e o dia livre amanheceu com sol. Pegar a bolsa pronta atrás da porta já é meio caminho.', 'Alguém separou as toalhas, cortou a fruta e lembrou do protetor. Por causa dessa pessoa, todos passam o dia sem pressa.'],
        ['Quando tudo vai junto, o dia rende mais na água. Ninguém volta ao carro, ninguém sai procurando o que faltou.'],
        ['É um presente bom para quem tem viagem marcada ou mora perto da água. Vai junto em cada passeio.'],
        ['Pense em quem costuma ir e no que se leva sempre. Uma bolsa na medida certa não pesa na volta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que levar {no topic} e o que pode ficar.',
        'Dia de sol sem esquecer nada: {topic}.',
        'Como arrumar {o topic} por partes.',
      ],
      steps: [
        ['Ao meio-dia, a fruta está quente, o celular tem areia, e a roupa seca ficou molhada. Tudo viajou junto e solto.'],
        ['Numa bolsa grande e sem divisão, o que é pequeno desce. O que está molhado molha o resto em poucos minutos.'],
        ['Separe em saquinhos, um para o lanche, um para o celular e um vazio para a roupa molhada. O protetor vai por cima.'],
        ['Deixe uma lista pronta e parte das coisas já na bolsa. O próximo convite pode chegar em cima da hora.'],
      ],
    },
    casual: {
      openings: [
        'Areia que fica até o próximo passeio: {topic}.',
        'Como eu limpo {o topic} depois da areia.',
        'Uma dica pra cuidar {do topic} na volta.',
      ],
      steps: [
        ['A gente chega cansado, larga a bolsa no canto e vai pro banho. No outro dia, tem toalha úmida e um cheirinho estranho.'],
        ['Toalha molhada fechada pega cheiro bem rápido. E o sal e a areia vão gastando o tecido e o zíper.'],
        ['Tira tudo no mesmo dia, vira do avesso, sacode e passa um pano úmido. Depois deixa aberta, secando na sombra.'],
        ['Só não precisa tirar as conchas. Essas ficam na janela, e cada uma vai lembrando um passeio.'],
      ],
    },
    funny: {
      openings: [
        'Escavações no fundo {do topic}.',
        'O sanduíche crocante e outras lembranças: {topic}.',
        'Quem carrega {o topic} merece um pastel.',
      ],
      steps: [
        ['Todo sanduíche de praia vem com areia. Ninguém sabe como entra, porque estava fechado em três embalagens.'],
        ['Areia sobe, desce e atravessa zíper. É o único material do mundo que entra sozinho e só sai com aspirador.'],
        ['Leve um pote fechado para o lanche e um pouco de talco. Espalhado na pele seca, ele ajuda a areia a soltar.'],
        ['E reveze quem carrega na volta. A pessoa do ombro vermelho já não acha graça na história das conchas.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia de sol começa na véspera: {topic}.',
        'Passeio simples, lembrança boa: {topic}.',
        'Cada verão deixa alguma coisa {no topic}.',
      ],
      steps: [
        ['A mãe acordava antes de todos para fazer o lanche da praia. O sabor daquele pão com areia ninguém esqueceu.', 'Alguns dias de folga se resolvem com ônibus, toalha e fruta cortada. Foram dos melhores, e não precisaram de mais nada.'],
        ['O que fica de um dia de praia quase nunca é o plano. É o sono no carro e o cabelo duro de sal.'],
        ['Divida a arrumação, e cada um leva a própria toalha e a garrafa. Até as crianças cumprem bem essa tarefa.'],
        ['Na volta, com todos dormindo, alguém ainda sacode as toalhas na varanda. A próxima folga já está sendo combinada.'],
      ],
    },
  },
}
