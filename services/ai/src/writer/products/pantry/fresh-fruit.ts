import type { ProductType } from '../product-type.ts'

export const freshFruit: ProductType = {
  nouns: ['fruta da estação', 'fruta da época', 'fruta fresca', 'fruta fresquinha', 'fruta madura', 'fruta do sítio', 'fruta da roça', 'fruta do pomar', 'fruta orgânica', 'morango orgânico', 'morango fresco', 'morango da serra', 'morango in natura', 'manga palmer', 'manga espada', 'manga tommy', 'manga in natura', 'uva in natura', 'jabuticaba fresca', 'jabuticabas', 'mexericas', 'tangerinas', 'goiabas', 'acerolas', 'caixa de frutas', 'bandeja de morangos', 'caixa de morangos'],
  asks: ['quantas pessoas comem em casa', 'se é para comer, para suco ou para receita', 'para que dia precisa'],
  questions: {
    sale: ['Ao natural, no suco ou na sobremesa?', 'Mais madura ou mais firme?'],
    content: ['Qual fruta tem gosto de quintal para você?', 'Você já subiu em árvore para pegar fruta?'],
  },
  emojis: ['🍓', '🍇', '🍊'],
  hashtags: ['frutas', 'frutasfrescas', 'frutasdaestacao', 'frutasbrasileiras', 'pomar', 'hortifruti', 'agriculturafamiliar'],
  sale: {
    professional: {
      openings: [
        'O sabor da estação na fruteira: {topic}.',
        'Do pé para a fruteira de casa: {topic}.',
        '{O topic} para a sobremesa mais simples que existe.',
      ],
      steps: [
        ['O almoço terminou e ninguém quer ligar o forno. Uma travessa de fruta gelada no centro da mesa encerra tudo com cor.', 'Na volta da escola, a primeira parada das crianças é a fruteira. O que está maduro e à vista some antes do banho.'],
        ['Na época certa, a fruta tem mais perfume, mais cor e mais doçura. O preparo quase não existe.'],
        ['{Serve/Servem} à lancheira, ao suco, à torta, à salada e à mesa do café. {Vira/Viram} sobremesa até na casa de quem não cozinha.'],
        ['Conte as pessoas e pense no uso e no dia. Para comer logo, escolha a mais madura, e para esperar, a mais firme.'],
      ],
    },
    casual: {
      openings: [
        'A fruteira tava pedindo {topic}.',
        'Sobremesa fresquinha, sem inventar moda: {topic}.',
        'Tempo de fruta boa é tempo de {topic}.',
      ],
      steps: [
        ['Sabe aquela fruta tão cheirosa que a gente come em pé, em cima da pia, com o caldo escorrendo? É dessa vontade que eu falo.', 'A fruteira cheia na cozinha muda a tarde da casa. Passa um, pega. Passa outro, pega dois.'],
        ['Fruta da época não precisa de açúcar nem de enfeite. O cheiro já chama de longe, e o resto é abrir a boca.'],
        ['{Vai/Vão} na lancheira, no suco, no bolo, no iogurte e na mão mesmo. E pra levar na casa da sogra é sempre um acerto.'],
        ['Me fala se é pra comer hoje ou pra semana toda. Pra durar, leva umas mais firmes no meio.'],
      ],
    },
    funny: {
      openings: [
        'Era para a torta, acabou em pé na pia: {topic}.',
        'A fruteira amanheceu com marcas de dente: {topic}.',
        'Ninguém viu quem comeu {o topic}.',
      ],
      steps: [
        ['As frutas eram para a torta da visita. A visita comeu biscoito e ouviu uma longa explicação.', 'A criança pediu uma só, para provar. Voltou com as duas mãos cheias e a blusa contando a história.'],
        ['Fruta já nasce doce, colorida e pronta para comer. Bolo nenhum acorda assim bonito, nem com cobertura.'],
        ['{Serve/Servem} para suco, torta, lancheira e para aquela pessoa que se diz da salada e ataca a sobremesa.'],
        ['Calcule pela receita e dobre, contando os beliscões. A torta depende de alguém vigiar a cozinha.'],
      ],
    },
    motivational: {
      openings: [
        'Esperar a estação vale a pena: {topic}.',
        'A terra recompensa quem teve paciência: {topic}.',
        'Fruta na mesa, cuidado de todo dia: {topic}.',
      ],
      steps: [
        ['Descascar uma fruta para alguém é um carinho antigo. Quem recebeu os gomos limpos na infância sabe disso até hoje.', 'O lanche da escola, o da firma e o do plantão saem da mesma cozinha. Pôr fruta em cada um pede dez minutos a mais.'],
        ['Uma muda pode levar anos para dar o primeiro fruto. Quem planta pensa em estações que ainda vão chegar.'],
        ['{Agrada/Agradam} à avó, ao neto, à equipe na pausa e ao vizinho que recolheu as suas encomendas.'],
        ['Veja quem vai comer e quando. A fruta madura no dia certo é um acerto pequeno, que todo mundo percebe.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lavar antes ou depois de guardar: {topic}.',
        'Um lugar certo na cozinha para {o topic}.',
        'Fruteira ou geladeira? O caso {do topic}.',
      ],
      steps: [
        ['Chegando da feira, muita gente lava tudo e guarda ainda molhado. Dois dias depois, o mofo já começou nas bordas.', 'Frutas verdes vão para a geladeira na esperança de durar e nunca ficam doces. Outras esperam na fruteira e passam do ponto.'],
        ['A umidade na casca favorece o mofo. E o frio interrompe o amadurecimento das frutas que ainda ganhariam doçura.'],
        ['Deixe amadurecer fora e leve à geladeira depois. As pequenas e delicadas vão direto ao frio, secas, e são lavadas só na hora.'],
        ['A época de cada fruta ainda marca o ano em muitas famílias. Dizia-se tempo de manga antes de se dizer dezembro.'],
      ],
    },
    casual: {
      openings: [
        'Mofou em dois dias? Conta aqui: {topic}.',
        'Fora ou dentro da geladeira? O papo é {topic}.',
        'Como eu guardo {o topic} pra durar mais.',
      ],
      steps: [
        ['Lavou tudo bonitinho, guardou e no outro dia já tinha pelinho branco? Fiz isso anos sem saber.', 'Pôs a fruta verde na geladeira e ela ficou dura e sem gosto? A coitada não teve chance de amadurecer.'],
        ['Casca molhada cria mofo rapidinho. E no frio, muita fruta para de amadurecer no meio do caminho.'],
        ['Deixa ficar madura fora, depois geladeira. As miudinhas vão sequinhas direto pro frio, e lava só na hora de comer.'],
        ['A que passou do ponto eu pico e congelo. Vira suco, vira bolo, e ninguém fica sabendo da idade.'],
      ],
    },
    funny: {
      openings: [
        'A fruteira tem a sua própria novela: {topic}.',
        'A fruteira já ouviu de tudo sobre {o topic}.',
        'Quem espreme e devolve {o topic} que se apresente.',
      ],
      steps: [
        ['A fruta fica verde cinco dias, perfeita por uma hora, e essa hora é sempre durante o expediente.', 'Na feira, há quem aperte todas e não leve nenhuma. As frutas se lembram, e o feirante também.'],
        ['Fora da geladeira, a fruta corre. Lá dentro, dorme. Acertar o momento é como pegar ônibus em horário de pico.'],
        ['Separe uma para hoje, duas para amanhã e vigie o resto. Há frutas que amadurecem em grupo, só para criar confusão.'],
        ['No fundo da fruteira sempre há um limão esquecido, duro como bola de tênis. Ninguém o comprou, e ninguém o expulsa.'],
      ],
    },
    motivational: {
      openings: [
        'Quem planta pensa longe: {topic}.',
        'O ano contado em colheitas: {topic}.',
        'Flor, espera e colheita: {topic}.',
      ],
      steps: [
        ['Muita gente aprendeu as estações no quintal, pela fruta que caía. O calendário da parede vinha depois.', 'Na colheita, a mão treinada sabe pelo toque o que espera mais um dia. Esse saber não se aprende com pressa.'],
        ['Chuva na hora errada derruba a flor, e o ano muda. Quem vive de fruta aprende a contar com o que não controla.'],
        ['Plante uma semente num vaso com as crianças e meçam juntos a cada mês. Nem toda dará fruto, e todas ensinam.'],
        ['Comer na época é um modo de prestar atenção ao ano. Cada safra que passa deixa vontade da próxima.'],
      ],
    },
  },
}
