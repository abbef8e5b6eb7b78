import type { ProductType } from '../product-type.ts'

export const candle: ProductType = {
  nouns: ['vela', 'velinha', 'vela artesanal', 'kit de velas', 'trio de velas', 'vela palito'],
  asks: ['onde a vela vai ficar', 'se é para você ou de presente', 'para quando é'],
  questions: {
    sale: ['Em que canto da casa você acenderia hoje?', 'Jantar à luz de velas ou sofá com luz baixa?'],
    content: ['Você tem alguma vela guardada para ocasião especial?', 'Quem aí não resiste a pôr o dedo na cera morna?'],
  },
  emojis: ['🕯️', '🏠', '✨'],
  hashtags: ['velas', 'vela', 'velasartesanais', 'velaartesanal', 'velasdecorativas', 'decoracaocomvelas', 'kitdevelas'],
  sale: {
    professional: {
      openings: [
        'Para as noites de luz baixa, {topic}.',
        'Uma chama na mesa muda o jantar: {topic}.',
        '{O topic} para receber visitas ou para jantar a dois.',
      ],
      steps: [
        ['A mesa está posta, a comida está quase pronta e falta um detalhe. Com uma chama acesa no centro, o jantar de casa ganha outra cara.', 'No fim do dia, muita gente apaga a luz do teto e deixa só um canto iluminado. A vela acesa faz bem esse papel.'],
        ['A luz da chama é mais quente que a da lâmpada e se mexe um pouco. Por isso o ambiente fica mais acolhedor sem mudar nenhum móvel.'],
        ['Serve para um jantar marcado, para uma noite de leitura ou para dar de presente. Quase toda casa tem um lugar para uma vela.'],
        ['Antes de escolher, pense em onde a vela vai ficar. Uma mesa grande pede mais presença, e no aparador um tamanho menor já basta.'],
      ],
    },
    casual: {
      openings: [
        'Louça lavada, sofá livre e {topic}.',
        'Já deixa o fósforo por perto que chegou {topic}.',
        'Hoje a luz do teto fica apagada: {topic}.',
      ],
      steps: [
        ['Sabe quando a casa finalmente fica quieta e dá vontade de sentar sem fazer nada? É nessa hora que eu acendo uma vela.', 'Vai receber gente em casa e quer deixar tudo bonito sem muito trabalho? Acende uma vela na mesa e metade já tá feita.'],
        ['Luz de lâmpada é igual em todo canto. A da vela é mais amarelinha, mexe um pouco, e a sala muda de cara na hora.'],
        ['Dá pra acender no jantar, no banho demorado ou enquanto o disco toca. E quem ganha uma de presente sempre acha onde pôr.'],
        ['Na dúvida de qual escolher, me conta onde ela vai ficar. Pra mesa de jantar eu penso numa coisa, pra mesinha do quarto em outra.'],
      ],
    },
    funny: {
      openings: [
        'O fósforo sumiu justo quando apareceu {topic}.',
        'Macarrão instantâneo à luz de velas também é jantar romântico: {topic}.',
        '{O topic} para quando acaba a luz ou acaba a paciência.',
      ],
      steps: [
        ['Quando falta luz, metade do prédio corre atrás da lanterna sem pilha. Quem tem vela em casa vira a visita mais disputada do andar.', 'Pizza no prato de papelão parece terça comum. Apague a lâmpada, acenda uma vela, e a mesma pizza vira jantar com reserva.'],
        ['A luz de vela tem uma vantagem sobre a do teto. Ela mostra a mesa posta e esconde a louça que ficou na pia.'],
        ['Combina com primeiro encontro, com bodas e com aquela série que já está na nona temporada. Só não combina com ventilador ligado no máximo.'],
        ['Antes de escolher, pense no lugar e na altura da cortina. Se houver gato em casa, pense também na altura do gato.'],
      ],
    },
    motivational: {
      openings: [
        'Para a noite de quem cuidou de tudo durante o dia: {topic}.',
        '{O topic} para acender hoje, mesmo sem data especial.',
        'Um jantar de dia comum também merece {topic}.',
      ],
      steps: [
        ['Você trabalhou, resolveu a casa e ainda fez o jantar. Sentar cinco minutos diante da chama acesa é um bom jeito de encerrar o dia.', 'Quem arruma a mesa para a família com capricho sabe como isso muda a refeição. A vela acesa é o último gesto desse cuidado.'],
        ['A vela não pede instalação, aula nem manual. Um fósforo aceso já transforma uma noite comum em noite que alguém preparou.'],
        ['Vale para quem mora só e janta sem pressa, e vale para a casa cheia. Mesa bonita não depende do número de cadeiras.'],
        ['Escolha pensando em usar, e não em guardar na gaveta. A melhor vela é aquela que você vai acender ainda nesta semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que observar antes de acender {topic}.',
        'Pequenos cuidados fazem diferença no uso {do topic}.',
        'Para a chama queimar bem do começo ao fim: {topic}.',
      ],
      steps: [
        ['Muita gente acende a vela pela segunda vez sem olhar o pavio. É quando aparecem a chama alta e a fumaça escura.'],
        ['O pavio comprido puxa mais cera do que consegue queimar. O excesso vira fuligem, e a chama fica inquieta.'],
        ['Antes de acender, apare o pavio em cerca de meio centímetro. Mantenha a vela sobre base firme, longe de cortinas e de correntes de ar.'],
        ['Na produção de velas, o pavio é escolhido conforme a largura da peça. Uma diferença pequena já muda a altura da chama.'],
      ],
    },
    casual: {
      openings: [
        'Antes de acender {o topic}, dá uma olhada no pavio.',
        'Vim contar um cuidado simples com {o topic}.',
        'Coisa que pouca gente sabe: {topic}.',
      ],
      steps: [
        ['Vela que solta fumaça preta parece defeito, né? Quase sempre é só o pavio que ficou comprido demais desde a última vez.'],
        ['Pavio grande faz chama grande, e chama grande queima rápido. Quando ele tá curtinho, o fogo fica baixo e a vela rende mais.'],
        ['Eu corto o pavio com a cera já fria, até com cortador de unha. Meio centímetro de sobra é o suficiente pra acender bem.'],
        ['Quem faz vela passa boa parte do tempo só olhando chama. Um pavio um pouco mais grosso e o resultado já é outro.'],
      ],
    },
    funny: {
      openings: [
        'Confissões de quem cuida bem demais {do topic}.',
        'Toda casa tem uma vela guardada para ocasião especial: {topic}.',
        'O manual não escrito {do topic}.',
      ],
      steps: [
        ['Toda família tem uma vela bonita que ninguém pode acender. Ela espera uma ocasião especial desde a copa retrasada.'],
        ['A vela parada na prateleira junta pó e desbota no claro da janela. Guardada demais, ela envelhece sem ter visto um jantar.'],
        ['Marque uma data com ela, nem que seja o jantar de quarta. Antes de acender, passe um pano seco e apare o pavio.'],
        ['Quem trabalha com vela acha cera seca na roupa e no balcão. E também em lugares que a ciência ainda não explicou.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência que existe por trás {do topic}.',
        'Uma vela não fica pronta com pressa: {topic}.',
        'Quem faz {topic} aprende a esperar.',
      ],
      steps: [
        ['Olhando a chama acesa, pouca gente pensa no que veio antes. Alguém derreteu a cera, acertou o pavio e esperou tudo firmar.'],
        ['A cera precisa de tempo para endurecer por igual, e apressar estraga a superfície. Não há como pular essa espera.'],
        ['Para uma noite sem tela, acenda a vela na mesa e deixe o celular em outro cômodo. A conversa dura mais do que se imagina.'],
        ['Cada vela que fica boa traz o aprendizado de algumas que não ficaram. Quem faz lembra bem das primeiras tentativas.'],
      ],
    },
  },
}
