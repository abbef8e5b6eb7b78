import type { ProductType } from '../product-type.ts'

export const vehicles: ProductType = {
  nouns: ['carrinho', 'carrinho de madeira', 'trenzinho', 'caminhãozinho'],
  asks: ['a idade da criança', 'onde ela brinca', 'se é para brincar ou enfeitar'],
  questions: {
    sale: ['Onde passa a estrada na sua casa?', 'Carrinho, trem ou caminhão, qual é o preferido?'],
    content: ['Você fazia estrada na areia?', 'Quem já pisou num carrinho no escuro?'],
  },
  emojis: ['🛣️', '🧒', '💛'],
  hashtags: ['carrinhos', 'carrinhodemadeira', 'brinquedos', 'brinquedosdemadeira', 'carrinhosdemadeira', 'brincar', 'trenzinho'],
  sale: {
    professional: {
      openings: [
        'Para estradas que atravessam a sala: {topic}.',
        '{O topic} {vai/vão} do tapete ao quintal sem parar.',
        'Rodas, carga e imaginação: {topic}.',
      ],
      steps: [
        ['O corredor é rodovia, o tapete é posto de gasolina e o pé da mesa é túnel. Quem passa precisa esperar o sinal abrir.', 'Deitada no chão, com o rosto encostado no piso, a criança acompanha as rodas de perto. Dali tudo parece grande.'],
        ['Um brinquedo que anda com a mão vai aonde a história mandar. Carrega pedrinha, tampinha, bilhete e passageiro.'],
        ['É presente de aniversário, lembrança de avô e peça de estante para quem guarda a infância à vista.'],
        ['Ao escolher, pense no espaço da brincadeira: estrada comprida no quintal pede um tamanho, tapete de quarto pede outro.'],
      ],
    },
    casual: {
      openings: [
        'Abre a estrada que lá {vem/vêm} {o topic}.',
        'Pra criança que transforma a sala em cidade: {topic}.',
        '{O topic} e uma tarde inteira no chão.',
      ],
      steps: [
        ['Já reparou que toda criança deita no chão pra brincar com rodas? Encosta a bochecha no piso e some do mundo.', 'Chega uma hora em que ninguém mais atravessa a sala. Tem obra, tem trânsito e um guarda bem pequeno apitando.'],
        ['Eu gosto porque quem empurra inventa o caminho. Cada curva tem um motivo, e o barulho do motor é com a boca.'],
        ['Serve pra aniversário, pra visita de padrinho e pra adulto que tem um na estante e diz que é enfeite.'],
        ['Pensa em onde a brincadeira acontece, se é quarto, sala ou quintal. Isso já diz o tamanho que dá mais certo.'],
      ],
    },
    funny: {
      openings: [
        'O trânsito da sala vai piorar: {topic}.',
        '{O topic} {anda/andam} sem gasolina e sem imposto.',
        'Cuidado onde pisa: {topic}.',
      ],
      steps: [
        ['A sala tem engarrafamento desde as sete. Para chegar ao sofá, o pai precisa apresentar documento e pagar pedágio.', 'O motor é a boca, a buzina é o grito e o freio é o rodapé. A visita ouve tudo lá do portão.'],
        ['Brinquedo de roda anda sem combustível, estaciona em qualquer lugar e passa por baixo do sofá. Nenhum carro de gente grande consegue.'],
        ['É bom presente para criança, padrinho e avô. O avô vai testar primeiro, só para ver se as rodas estão boas.'],
        ['Meça a garagem antes, ou seja, a prateleira do quarto. Frota de criança cresce sem pedir autorização.'],
      ],
    },
    motivational: {
      openings: [
        'Quem constrói estradas no tapete: {topic}.',
        '{O topic} para viagens que começam no quarto.',
        'Do avô para o neto, com as mesmas rodas: {topic}.',
      ],
      steps: [
        ['Com almofadas e livros, a criança levantou uma ponte. Caiu três vezes, e na quarta passou carga e tudo.', 'O avô sentou no chão, com alguma dificuldade, e empurrou de volta. Ficaram assim até chamarem para o jantar.'],
        ['Empurrar, carregar e desviar é trabalho sério para quem brinca. A criança resolve cada curva com as próprias mãos.'],
        ['Combina com quem monta cidades, com quem coleciona e com a família que gosta de brincar no chão.'],
        ['Pense no que a criança já gosta de fazer: transportar, correr, montar. Isso ajuda a escolher o modelo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Uma fita adesiva, muitas estradas: {topic}.',
        'Como renovar a brincadeira com {topic}.',
        'O que a criança experimenta com {topic}.',
      ],
      steps: [
        ['Em poucos dias, o brinquedo novo vai para o fundo da caixa, e parece que a criança perdeu o interesse.', 'Muitas famílias compram cada vez mais peças para a brincadeira durar, e o quarto fica cheio sem que ela mude.'],
        ['Quem brinca com rodas procura caminho, mais que brinquedo novo. Falta um lugar para ir, uma rampa, uma carga.'],
        ['Cole fita crepe no chão em forma de ruas e faça uma rampa com um livro. Tire a fita no mesmo dia.'],
        ['Ao soltar na rampa, a criança repete, muda a altura e observa. É curiosidade de quem está descobrindo como as coisas andam.'],
      ],
    },
    casual: {
      openings: [
        'Fita crepe no chão e {topic} na mão.',
        'A brincadeira mais simples da tarde: {topic}.',
        'Me conta como era a sua estrada: {topic}.',
      ],
      steps: [
        ['A gente compra mais um pensando que agora a brincadeira vai durar. No outro dia, lá está ele na caixa com os outros.'],
        ['A graça está no caminho. Sem rampa, sem ponte e sem posto, qualquer roda enjoa em dez minutos.'],
        ['Pega fita crepe e desenha ruas no chão da sala. Caixa de sapato vira garagem, livro vira rampa, e a tarde passa.'],
        ['Eu adoro ver a cidade pronta no fim do dia. Dá até pena de pedir pra guardar.'],
      ],
    },
    funny: {
      openings: [
        'Pisei de novo, e o assunto é {topic}.',
        'Leis de trânsito da sala: {topic}.',
        'O estacionamento da família está lotado: {topic}.',
      ],
      steps: [
        ['De madrugada, no escuro, o pé do adulto encontra exatamente aquele que ninguém achou para guardar. O grito é contido com esforço.'],
        ['Todo fim de tarde a frota se espalha por onde passa gente. Os mais difíceis ficam na saída do banheiro.'],
        ['Crie um estacionamento com vagas de fita no canto do quarto. Guardar vira a última manobra da brincadeira.'],
        ['Frota estacionada é silêncio para o vizinho de baixo. E é paz para o pé do pai, que anda no escuro.'],
      ],
    },
    motivational: {
      openings: [
        'A ponte caiu, a criança montou outra: {topic}.',
        'Uma cidade inteira no chão da sala: {topic}.',
        'O que as mãos aprendem com {topic}.',
      ],
      steps: [
        ['A rampa era alta demais e tudo virava. A criança baixou o livro, testou, trocou por outro e acertou a descida.', 'Dois irmãos disputavam a mesma estrada. Alguém teve a ideia de abrir uma segunda pista, e a tarde seguiu.'],
        ['Na brincadeira de chão, os problemas são pequenos e de verdade. Quem brinca testa uma solução e vê na hora se serviu.'],
        ['Ofereça caixas, rolos de papel e fita e fique por perto sem montar nada. As ideias deles surpreendem.'],
        ['Um brinquedo simples acompanha muitas fases: primeiro é empurrado, depois leva carga, mais tarde mora na estante.'],
      ],
    },
  },
}
