import type { ProductType } from '../product-type.ts'

export const businessOpening: ProductType = {
  nouns: ['abertura de mei', 'abertura do mei', 'abertura de cnpj', 'abertura de empresa', 'abertura de empresas', 'formalização de mei', 'formalização do mei', 'formalização de empresa'],
  asks: ['o que você vende ou faz', 'se já trabalha ou vai começar', 'em que cidade fica o negócio'],
  questions: {
    sale: ['O que você faz hoje que pode virar empresa?', 'Já escolheu o nome do negócio?'],
    content: ['Como você escolheu o nome do seu negócio?', 'Você começou vendendo para quem?'],
  },
  emojis: ['📋', '💼', '🤝'],
  hashtags: ['mei', 'aberturademei', 'aberturadeempresa', 'cnpj', 'microempreendedor', 'empreendedorismo', 'formalizacao'],
  sale: {
    professional: {
      openings: [
        'Do trabalho informal ao nome registrado: {topic}.',
        'O seu negócio com CNPJ: {topic}.',
        'Passo a passo, da consulta ao registro: {topic}.',
      ],
      steps: [
        ['Um cliente maior pediu nota fiscal, e a resposta foi um silêncio. O trabalho já existe, só falta o registro.', 'A venda começou entre amigas e chegou a outros bairros. Agora o fornecedor pergunta pelo CNPJ na hora do pedido.'],
        ['Antes do registro, vem a conversa: a atividade, o endereço, o faturamento previsto. Cada escolha muda o que a empresa pode fazer.'],
        ['Quem cozinha, costura, conserta, ensina ou vende pela internet chega a esse momento. Muitos já trabalham há anos.'],
        ['Conte o que faz, onde trabalha e quanto costuma vender. Separe documentos pessoais e um comprovante de endereço.'],
      ],
    },
    casual: {
      openings: [
        'Bora pôr o seu trabalho no papel: {topic}.',
        'Pra responder sim quando pedirem nota: {topic}.',
        'O nome você já tem, falta o registro: {topic}.',
      ],
      steps: [
        ['A cliente adorou, quer encomendar pra firma e pergunta se tem nota. Dá aquele frio na barriga, né?', 'Você já vende faz tempo, tem até nome e logo no pacotinho. Só falta o tal do CNPJ.'],
        ['Primeiro a gente entende o que você faz. Depois escolhe a atividade certa e segue, um passo de cada vez.'],
        ['Vale pra quem tá começando, pra quem já faz há anos e pra quem saiu do emprego pra viver disso.'],
        ['Me conta o que você vende, onde trabalha e quanto sai por mês, mais ou menos. A gente conversa sem complicação.'],
      ],
    },
    funny: {
      openings: [
        'Nome da firma, versão final, agora vai: {topic}.',
        'A firma começou na mesa da cozinha: {topic}.',
        'Empresária de pijama, agora com registro: {topic}.',
      ],
      steps: [
        ['Perguntaram o ramo de atividade. A resposta foi um pouco de tudo, o que é verdade e não consta na lista.', 'O escritório da empresa fica entre a fruteira e a geladeira. A presidente também lava a louça.'],
        ['Há um nome técnico para quase tudo o que se vende na vizinhança. Descobrir o seu é metade da diversão.'],
        ['Vale para quem vende bolo, conserta cadeira ou faz as duas coisas na mesma mesa, em horários diferentes.'],
        ['Traga documentos, o comprovante de endereço e um nome. Se a família votou em cinco, traga os cinco.'],
      ],
    },
    motivational: {
      openings: [
        'O que começou pequeno ganha registro: {topic}.',
        'O seu nome no documento da empresa: {topic}.',
        'Um passo que muita gente adia: {topic}.',
      ],
      steps: [
        ['Começou com três encomendas para a vizinha, entregues a pé. Hoje a lista não cabe mais na porta da geladeira.', 'Depois da demissão, alguém pôs uma mesa na garagem e uma placa no portão. O registro escreve no papel o que já foi construído.'],
        ['Entender regras, escolher atividade, conferir cada linha. É uma etapa de leitura, menos visível que vender e tão necessária quanto.'],
        ['Mães que vendem de casa, artesãos de feira, professores particulares e quem herdou o ofício do pai passam por essa decisão.'],
        ['Escreva numa frase o que o seu negócio faz. Se a frase ficou clara, metade da conversa está pronta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A atividade certa no registro: {topic}.',
        'O que acontece depois de abrir: {topic}.',
        'Perguntas antes do CNPJ: {topic}.',
      ],
      steps: [
        ['Muitos escolhem a primeira atividade parecida que aparece na lista. Mais tarde, descobrem que ela não inclui o que vendem.', 'Há quem abra a empresa e se esqueça dela. Meses depois, surgem guias atrasadas e uma declaração que ninguém fez.'],
        ['O registro traz direitos e também rotina: guias mensais, limites, declaração anual. A atividade escolhida define parte disso.'],
        ['Descreva o que faz antes de procurar o código. Anote as datas fixas e consulte as regras da sua cidade.'],
        ['O registro põe no papel uma história que já existia. Construir o negócio foi o que veio antes, cliente por cliente.'],
      ],
    },
    casual: {
      openings: [
        'Não escolhe a atividade no chute: {topic}.',
        'Abriu e esqueceu? Cuidado: {topic}.',
        'Antes do CNPJ, uma conversa: {topic}.',
      ],
      steps: [
        ['A pessoa vê uma lista enorme e marca o que parece mais perto. Depois vende outra coisa e se enrola na nota.', 'Abre num dia de empolgação e nunca mais entra no site. No outro ano, chega a surpresa.'],
        ['É que junto do registro vem um compromisso por mês. Se ele cabe na rotina, fica leve.'],
        ['Escreve o que você faz do jeito que explicaria pra vizinha. E põe lembrete no celular pra guia de todo mês.'],
        ['O momento mais bonito é ver o nome na tela. A pessoa lê duas vezes, em voz alta.'],
      ],
    },
    funny: {
      openings: [
        'Reunião de diretoria com o gato na pauta: {topic}.',
        'O nome que já tinha dono: {topic}.',
        'A empresa nasceu numa terça, depois da novela: {topic}.',
      ],
      steps: [
        ['O nome perfeito já tinha dono em outra cidade. O segundo também. O décimo foi aceito e é o da avó.', 'Na ficha pediram o endereço comercial. A família inteira olhou ao mesmo tempo para a mesa da cozinha.'],
        ['Nome bom aparece para muita gente ao mesmo tempo, como música de sucesso. Só um chega primeiro.'],
        ['Tenha três nomes de reserva e um que ninguém teria coragem de usar. É esse que costuma estar livre.'],
        ['No dia seguinte, a presidente da empresa acordou, passou café e foi lavar forma. O cargo é completo.'],
      ],
    },
    motivational: {
      openings: [
        'Antes do registro, houve muito trabalho: {topic}.',
        'Um nome escrito com orgulho: {topic}.',
        'Da garagem ao documento: {topic}.',
      ],
      steps: [
        ['Ninguém vê o primeiro ano: as encomendas aceitas de madrugada, o troco contado, a embalagem testada três vezes.', 'Muitos aprendem as regras fazendo perguntas repetidas, sem vergonha. Cada resposta tira um pouco do medo do papel.'],
        ['A papelada assusta porque usa palavras que ninguém usa. Traduzida para o dia a dia, fala do que você já faz.'],
        ['Guarde uma foto do primeiro pedido e da primeira embalagem. Um dia, essa história vai ser contada com gosto.'],
        ['O papel chega e não muda o trabalho da manhã seguinte. Muda o modo como se diz o nome dele.'],
      ],
    },
  },
}
