import type { ProductType } from '../product-type.ts'

export const kidsTiara: ProductType = {
  nouns: ['tiara infantil', 'tiarinha'],
  asks: ['a idade da criança', 'as cores da roupa', 'para qual ocasião é'],
  questions: {
    sale: ['Qual é a cor preferida da criança aí de casa?', 'Tiara na festa ou todo dia?'],
    content: ['Qual foi a tiara que a sua criança não tirava nem para dormir?', 'Quantas voltas ela dá em frente ao espelho?'],
  },
  emojis: ['👧', '👸', '💛'],
  hashtags: ['tiarainfantil', 'tiarasinfantis', 'tiara', 'tiaras', 'acessoriosinfantis', 'tiarinha', 'acessoriosparacabelo'],
  sale: {
    professional: {
      openings: [
        'O cabelo pronto e a franja no lugar com {topic}.',
        '{O topic} para a festa, a escola e o passeio em família.',
        'O espelho do corredor já está esperando: {topic}.',
      ],
      steps: [
        ['A roupa está vestida, e faltam cinco minutos para sair. Uma tiara ajeita o cabelo solto e dispensa o penteado complicado.', 'Na foto da turma, a franja costuma cair bem na hora do clique. Com a tiara, o rosto aparece e o sorriso também.'],
        ['É um acessório que a própria criança aprende a colocar. Prende a franja, enfeita e não precisa de pente nem de elástico.'],
        ['Acompanha o primeiro dia de aula, a apresentação e o almoço de família. Como presente, agrada a quem ganha e a quem penteia.'],
        ['Antes de escolher, informe a idade e repare no tamanho da cabeça. A tiara certa fica firme sem apertar atrás das orelhas.'],
      ],
    },
    casual: {
      openings: [
        'Cabelo solto, franja presa e {topic}.',
        'Ela mesma põe e sai desfilando: {topic}.',
        'Pra manhã em que ninguém acha o pente, {topic}.',
      ],
      steps: [
        ['Sabe a manhã em que não dá tempo de trança nem de rabo de cavalo? Uma tiara no cabelo solto e pronto, dá pra sair.', 'Eu acho graça quando a criança põe a tiara e muda até o jeito de andar. De repente, o corredor vira passarela.'],
        ['O que eu gosto na tiara é que a criança põe sozinha. Fica torta às vezes, mas o orgulho compensa.'],
        ['Pra escola, pra festinha, pra foto da turma. E de presente é ótima, porque não depende de saber o número da roupa.'],
        ['Me conta a idade dela e as cores que mais usa. Uma tiara que combina com três roupas não fica parada na gaveta.'],
      ],
    },
    funny: {
      openings: [
        'Majestade de chinelo, com {topic}.',
        '{O topic} para quem manda na casa e no controle remoto.',
        'A rainha do sofá não recebe antes das dez: {topic}.',
      ],
      steps: [
        ['A criança pôs a tiara e avisou que não guarda mais os brinquedos. Segundo o decreto, agora existem súditos para a tarefa.', 'No mercado, de sandália trocada, camiseta de dormir e tiara, ela cumprimenta as pessoas. Ninguém sabe quem é, e todo mundo responde.'],
        ['A tiara muda a postura em um segundo. A criança que vivia jogada no sofá passa a andar de queixo erguido.'],
        ['Para a escola, para a festa e para o almoço de todo dia, em que o arroz passa a ser servido com cerimônia.'],
        ['Escolha com ela, se houver coragem. A reunião pode demorar, e a decisão final muda no caminho até o espelho.'],
      ],
    },
    motivational: {
      openings: [
        'O dia que ela marcou no calendário merece {topic}.',
        '{O topic} para o palco, o pátio e a sala de casa.',
        'Arrumar-se sozinha também é uma conquista: {topic}.',
      ],
      steps: [
        ['A criança contou os dias até a apresentação e ensaiou na sala para a família inteira. A tiara é o último detalhe antes do palco.', 'Um dia a criança pede para se arrumar sem ajuda. Demora, fica um pouco torto, e ela sai do quarto com um sorriso enorme.'],
        ['Colocar uma tiara é dos primeiros gestos de cuidado que a criança faz por conta própria. Quem assiste finge que não está emocionado.'],
        ['Vale para o aniversário, para o primeiro dia na escola nova e para uma tarde em casa. Criança não espera data para se enfeitar.'],
        ['Mostre duas ou três e deixe que ela decida. Quem escolhe se lembra de usar e também de guardar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando {o topic} {aperta/apertam} atrás da orelha.',
        'Como guardar {o topic} para não perder a forma.',
        'Um teste simples antes de usar o dia inteiro: {topic}.',
      ],
      steps: [
        ['A criança reclama de dor de cabeça no meio da festa e tira a tiara. Às vezes é cansaço, às vezes é só aperto.'],
        ['A cabeça cresce, e a tiara continua do mesmo tamanho. O ponto atrás das orelhas é o primeiro a sentir a pressão.'],
        ['Experimente por meia hora em casa e olhe se ficou marca atrás das orelhas. Para guardar, use um rolo de papel na vertical.'],
        ['Quem faz tiaras passa o dedo por toda a parte de dentro. É ela que a criança sente o dia inteiro.'],
      ],
    },
    casual: {
      openings: [
        'Ela tira toda hora? Olha atrás da orelha: {topic}.',
        'O rolo de papel que salvou {o topic}.',
        'Um jeito fácil de guardar sem entortar: {topic}.',
      ],
      steps: [
        ['Pôs a tiara, cinco minutos depois tirou, pôs de novo, tirou outra vez? Pode ser birra, mas pode ser que esteja apertando.'],
        ['Criança cresce e a gente não percebe pela cabeça. O que ficava larguinho no ano passado já marca atrás da orelha.'],
        ['Deixa ela usar um pouco em casa e olha se marcou. Pra guardar, encaixa num rolo de papel ou num pote alto.'],
        ['Eu sempre provo a parte de dentro no meu pulso antes de terminar. Se arranha aqui, lá vai incomodar mais.'],
      ],
    },
    funny: {
      openings: [
        'O decreto do dia, assinado por quem usa {topic}.',
        'Banho, jantar e cama, tudo de {topic}.',
        'A cerimônia de retirada antes do banho: {topic}.',
      ],
      steps: [
        ['A tiara entrou na cabeça de manhã e não saiu mais. Foi ao pediatra, à feira e à primeira tentativa de banho.'],
        ['Para a criança, tiara combina com qualquer roupa. O pijama não atrapalha, e a galocha até completa o traje.'],
        ['Negocie a retirada com antecedência e ofereça um lugar de honra na cômoda. Puxar de surpresa causa guerra.'],
        ['Quem faz tiara para criança recebe pedidos muito precisos. Tem que brilhar, não cair e, se possível, voar um pouco.'],
      ],
    },
    motivational: {
      openings: [
        'O espelho, a criança e {o topic}.',
        'Uma tarde de brincadeira com {topic}.',
        'Lembranças de infância na gaveta: {topic}.',
      ],
      steps: [
        ['Quem brinca de castelo na sala precisa de pouca coisa, uma almofada, um lençol, uma tiara. O resto a criança constrói.'],
        ['Arrumar-se faz parte da brincadeira e também do aprender a se cuidar. A criança repete no espelho o que vê os adultos fazerem.'],
        ['Separe uma caixa só com os enfeites dela, numa altura que alcance. Escolher sozinha, de manhã, adianta a saída.'],
        ['Quem faz uma tiara imagina a volta em frente ao espelho. Quando a foto chega, quase sempre está torta e perfeita.'],
      ],
    },
  },
}
