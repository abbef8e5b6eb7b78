import type { ProductType } from '../product-type.ts'

export const visualIdentity: ProductType = {
  nouns: ['logo', 'logomarca', 'identidade visual', 'criação de logo', 'criação de logomarca'],
  asks: ['o que o seu negócio faz', 'quem são os seus clientes', 'uma marca de que você gosta'],
  questions: {
    sale: ['Qual cor combina com o seu negócio?', 'De onde veio o nome do seu negócio?'],
    content: ['Qual marca você reconhece só pela cor?', 'Letra cheia de curvas ou bem simples?'],
  },
  emojis: ['🎨', '💻', '💡'],
  hashtags: ['identidadevisual', 'logo', 'logomarca', 'designgrafico', 'branding', 'criacaodelogo', 'logotipo'],
  sale: {
    professional: {
      openings: [
        'A primeira impressão do seu negócio: {topic}.',
        'Para a sua marca ser reconhecida de longe: {topic}.',
        'O seu trabalho com cara própria: {topic}.',
      ],
      steps: [
        ['O cliente vê a placa, o perfil, a etiqueta. Antes de qualquer conversa, já formou uma ideia sobre o negócio.', 'O nome do negócio está com uma letra no cartão, outra na placa e outra no perfil. Parecem três empresas diferentes.'],
        ['Uma marca bem desenhada funciona pequena e grande, em cores e em preto. As pessoas reconhecem antes de ler.'],
        ['É para quem está abrindo as portas, para quem cresceu com uma marca improvisada e para quem mudou de público.'],
        ['Antes de começar, escreva o que você vende, para quem e o que torna o seu jeito diferente. Separe marcas que admira.'],
      ],
    },
    casual: {
      openings: [
        'Seu negócio merece uma cara: {topic}.',
        'Pra ninguém confundir você com a loja do lado: {topic}.',
        'Chega daquela letra que veio pronta no aplicativo: {topic}.',
      ],
      steps: [
        ['Você capricha no produto, atende bem, entrega certinho. Aí o cliente olha o perfil e não entende de quem é.', 'O sobrinho fez a logo em cinco minutos, e ela ficou por cinco anos. Serviu bem, mas você já cresceu.'],
        ['Uma boa marca aguenta tudo: foto de perfil pequenininha, placa grande, carimbo, sacola. E as pessoas lembram.'],
        ['Vale pra quem tá começando, pra quem mudou de fase e pra quem tem vergonha de mandar o cartão.'],
        ['Me conta o que você faz, quem compra e o que falam do seu atendimento. É daí que as ideias nascem.'],
      ],
    },
    funny: {
      openings: [
        'A logo que o sobrinho fez pediu para sair: {topic}.',
        'Sem arco-íris e sem doze fontes: {topic}.',
        'Para caber até no carimbo: {topic}.',
      ],
      steps: [
        ['A marca atual tem sombra, brilho, três fontes e uma borboleta. O negócio é uma oficina, e ninguém lembra da borboleta.', 'O cliente pediu a logo em boa qualidade. Depois de longa busca, foi encontrada uma foto dela num guardanapo.'],
        ['Uma marca simples entra em qualquer lugar: na placa, no boné, no cantinho do perfil. E ninguém pergunta o que é aquilo.'],
        ['Para quem abre agora, para quem cresceu e para quem esconde o cartão quando alguém pede.'],
        ['Traga exemplos de que gosta. E decida antes quem dá a palavra final, porque a família inteira vai ter opinião.'],
      ],
    },
    motivational: {
      openings: [
        'O nome que você construiu merece ser bem visto: {topic}.',
        'Do caderno de ideias à placa na porta: {topic}.',
        'Uma marca à altura do seu trabalho: {topic}.',
      ],
      steps: [
        ['Você começou na mesa da cozinha, com um caderno e poucos clientes. O nome já anda na boca do bairro.', 'A placa subiu, e a família foi para a calçada ver. O nome que era só uma ideia estava ali.'],
        ['Uma marca guarda o que você já fez: o jeito de atender, o cuidado e aquilo que faz as pessoas voltarem.'],
        ['Faz sentido no primeiro mês e depois de muitos anos. Em cada fase, o negócio tem outra coisa a dizer.'],
        ['Pergunte a três clientes que palavra usariam para descrever você. As respostas são um ótimo ponto de partida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O teste do tamanho pequeno: {topic}.',
        'Menos elementos, mais lembrança: {topic}.',
        'O que faz uma marca ser reconhecida: {topic}.',
      ],
      steps: [
        ['Cada postagem usa uma cor nova, porque variar parece criativo. Para quem segue, é como se fosse outra loja.'],
        ['Reconhecemos o que se repete: a mesma cor, a mesma letra, a mesma forma. Detalhe fino desaparece quando diminui.'],
        ['Reduza a marca ao tamanho de uma unha e imprima em preto. Se ainda der para reconhecer, ela funciona.'],
        ['No processo de criação, boa parte do trabalho é apagar. O que sobra depois de muitos rascunhos costuma ser simples.'],
      ],
    },
    casual: {
      openings: [
        'Sua marca passa no teste da unha? Papo de {topic}.',
        'Duas cores já bastam: {topic}.',
        'Por que a gente lembra de uma marca: {topic}.',
      ],
      steps: [
        ['Cada semana uma cor nova, cada post uma letra. A gente acha que tá inovando, e o cliente acha que errou de página.'],
        ['Nossa cabeça guarda o que vê muitas vezes igual. Se muda sempre, ela não tem no que se segurar.'],
        ['Escolhe duas cores e uma letra e usa só elas por três meses. Depois olha o perfil inteiro de longe.'],
        ['Todo trabalho desses começa com uma folha cheia de rabiscos feios. A ideia boa quase sempre tá no canto.'],
      ],
    },
    funny: {
      openings: [
        'Dá para deixar a logo maior: {topic}.',
        'Versão final, final mesmo, agora vai: {topic}.',
        'A opinião da cunhada também chegou: {topic}.',
      ],
      steps: [
        ['Apresente uma marca nova à família. O tio pergunta se não dava para pôr um leão, e o negócio é uma padaria.'],
        ['Todo mundo enxerga uma coisa diferente, porque cada um lembra de outra. Alguém sempre vai ver um pato.'],
        ['Mostre a três pessoas que comprariam de você e pergunte o que lembram depois. O tio do leão pode ser dispensado.'],
        ['Quem desenha marcas vive de olho em letras, repara em placas na estrada e não consegue ler um cardápio sem comentar a fonte.'],
      ],
    },
    motivational: {
      openings: [
        'Rascunho também é trabalho: {topic}.',
        'Toda placa começou num papel: {topic}.',
        'O nome do negócio tem uma história: {topic}.',
      ],
      steps: [
        ['Na primeira banca, o nome estava num papelão escrito a caneta. Foi assim que os primeiros clientes o aprenderam.'],
        ['Uma marca cresce junto com quem trabalha nela. O desenho ajuda, e é o atendimento que lhe dá sentido.'],
        ['Escreva a história do nome em cinco linhas e conte num post. Muitos clientes ainda não conhecem.'],
        ['Antes de uma forma simples, há páginas de tentativas. O papel amassado no cesto também fez parte.'],
      ],
    },
  },
}
