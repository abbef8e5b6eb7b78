import type { ProductType } from '../product-type.ts'

export const corporate: ProductType = {
  nouns: ['brinde', 'brinde corporativo', 'kit corporativo', 'presente corporativo', 'cesta corporativa', 'kit boas-vindas', 'kit de boas-vindas', 'kit onboarding', 'kit empresarial', 'caixa corporativa'],
  asks: ['quantas pessoas vão receber', 'para quando é', 'qual é a ocasião'],
  questions: {
    sale: ['Qual brinde você usou de verdade?', 'O que faria a sua equipe sorrir?'],
    content: ['O que mora na gaveta do seu trabalho?', 'Quem te recebeu no seu primeiro dia?'],
  },
  emojis: ['🎁', '🏢', '🤝'],
  hashtags: ['brindescorporativos', 'presentecorporativo', 'brindes', 'kitcorporativo', 'kitboasvindas', 'onboarding', 'presentescorporativos', 'brindespersonalizados'],
  sale: {
    professional: {
      openings: [
        'Um agradecimento a quem faz parte da empresa: {topic}.',
        '{O topic} {marca/marcam} um bom momento entre a empresa e as pessoas.',
        'Para reconhecer clientes e equipes, {topic}.',
      ],
      steps: [
        ['A pessoa chega à mesa, encontra algo preparado para ela e manda foto para a família. A empresa ganhou o dia.', 'Fim de um projeto difícil, meta atingida, cliente antigo. São momentos em que um agradecimento por e-mail parece pouco.'],
        ['Um gesto concreto mostra atenção de um modo que mensagem nenhuma mostra. O que fica sobre a mesa rende conversa.'],
        ['Vale para boas-vindas, aniversário de empresa, encerramento de ano, evento, treinamento e agradecimento a parceiros.'],
        ['Ao planejar, tenha a lista de nomes, a data e o perfil de quem vai receber. Com isso, a escolha fica clara.'],
      ],
    },
    casual: {
      openings: [
        'Sua equipe vai comentar a semana toda: {topic}.',
        'Chegou gente nova? Recebe com {um topic}.',
        'Cliente antigo merece ser lembrado: {topic}.',
      ],
      steps: [
        ['Primeiro dia de trabalho dá frio na barriga. Achar na mesa uma coisa separada pra gente muda tudo.', 'Sabe aquele cliente que está com você desde o começo? Ele nunca pediu nada, e ia adorar uma surpresa.'],
        ['Mensagem a gente lê e esquece. Uma coisa na mão a pessoa mostra pro colega e leva pra casa.'],
        ['Funciona pra receber gente nova, pra fechar o ano, pra evento e pra agradecer parceiro que segurou a barra.'],
        ['Faz a lista dos nomes primeiro e conta de novo. Depois a gente conversa sobre quem são essas pessoas.'],
      ],
    },
    funny: {
      openings: [
        'O grupo da firma não fala de outra coisa: {topic}.',
        'Enfim uma reunião com final feliz, graças {ao topic}.',
        'Até o financeiro aprovou {o topic}.',
      ],
      steps: [
        ['No primeiro dia, a pessoa não sabe onde fica o banheiro nem o nome de ninguém. Mas já ganhou algo, e sorri.', 'O cliente abriu na frente de todos e o setor inteiro parou. Até o rapaz da impressora levantou a cabeça.'],
        ['Presente lembrado é o que sai da gaveta. O que fica na gaveta divide espaço com carregador antigo e molho de sachê.'],
        ['Agrada ao estagiário, à diretoria e ao pessoal que nunca responde e-mail. Esses até respondem, e com ponto de exclamação.'],
        ['Feche a lista antes de pedir e confira duas vezes. O esquecido é sempre justamente quem tem a chave do almoxarifado.'],
      ],
    },
    motivational: {
      openings: [
        'Reconhecer quem faz acontecer: {topic}.',
        'O trabalho de um ano merece {topic}.',
        'Crescer junto e agradecer: {topic}.',
      ],
      steps: [
        ['O time entregou o projeto no meio de imprevistos e ninguém largou o outro. Reconhecer isso em voz alta importa.', 'Quem chega a um emprego novo traz esperança e um pouco de medo. Ser esperado com cuidado faz diferença.'],
        ['Agradecer a quem trabalha junto fortalece o que números não mostram. As pessoas lembram de quem lembrou.'],
        ['Inclua quem trabalha nos bastidores: portaria, limpeza, motorista, quem atende o telefone. Eles também sustentam o dia.'],
        ['Escreva uma linha verdadeira sobre o que aquele grupo fez. O agradecimento específico é o que fica.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Planejar com antecedência faz diferença: {topic}.',
        'Como escolher {um topic} que as pessoas usem.',
        'Perfil, data e mensagem: {topic}.',
      ],
      steps: [
        ['É comum pensar primeiro no tamanho do logotipo. Quem recebe pensa primeiro se vai usar.'],
        ['Um item útil circula e aparece no dia a dia. Um item que só anuncia a marca costuma ficar na gaveta.'],
        ['Defina quem vai receber, em que situação e o que aquela pessoa faz no trabalho. A escolha parte daí.'],
        ['Boa parte do trabalho está na conferência: nomes, quantidades, setores. Um nome errado desfaz a gentileza.'],
      ],
    },
    casual: {
      openings: [
        'Papo de firma: {topic}.',
        'Qual foi o melhor que você já ganhou? O tema é {topic}.',
        'Dica pra quem cuida disso na empresa: {topic}.',
      ],
      steps: [
        ['Você lembra de algum brinde de empresa que usou de verdade? Eu lembro de dois, em muitos anos de caneta.'],
        ['A pergunta que ajuda é simples: a pessoa usaria se não tivesse logotipo? Se a resposta for não, melhor repensar.'],
        ['Conversa com duas ou três pessoas da equipe antes de decidir. Elas contam coisas que planilha nenhuma mostra.'],
        ['Pedido de empresa tem lista comprida e muita conferência. Eu risco nome por nome e só descanso no último.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia da gaveta corporativa: {topic}.',
        'Um e-mail com assunto urgente sobre {o topic}.',
        'Assunto do dia na copa: {topic}.',
      ],
      steps: [
        ['Na gaveta do trabalho vivem sete canetas sem tinta, um calendário vencido e um chaveiro de empresa que já fechou.'],
        ['Ninguém joga fora, porque pode ser útil. Ninguém usa, porque não é. Assim se formam as gavetas do mundo corporativo.'],
        ['Faça o teste da gaveta: imagine o objeto daqui a um ano. Se estiver ao lado do chaveiro, escolha outro.'],
        ['Em toda lista aparece um nome que ninguém conhece. Três reuniões depois, descobre-se que é o apelido do diretor.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado com as pessoas aparece {no topic}.',
        'Agradecer faz parte do trabalho: {topic}.',
        'Ser bem recebido marca, e {o topic} {ajuda/ajudam} nisso.',
      ],
      steps: [
        ['Há equipes que trabalham anos sem ouvir um obrigado com todas as letras. Às vezes é falta de hábito.'],
        ['Reconhecimento específico mostra que alguém acompanhou o trabalho. O elogio vago, igual para todos, some depressa.'],
        ['Na próxima semana, agradeça a uma pessoa por uma coisa exata que ela fez. Diga o quê, e diga a ela.'],
        ['Negócios são feitos de muitos dias comuns. Quem trata bem as pessoas nesses dias colhe confiança.'],
      ],
    },
  },
}
