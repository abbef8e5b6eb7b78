import type { ProductType } from '../product-type.ts'

export const pendant: ProductType = {
  nouns: ['pingente', 'relicário', 'berloque'],
  asks: ['o que ele vai lembrar', 'se vai na corrente ou na pulseira', 'se é para você ou para presente'],
  questions: {
    sale: ['Quem ou o que você levaria por perto?', 'Na corrente ou na pulseira?'],
    content: ['Qual é a história da peça que você mais usa?', 'Onde você já achou uma joinha perdida?'],
  },
  emojis: ['💎', '🛍️', '✨'],
  hashtags: ['pingente', 'pingentes', 'relicario', 'berloque', 'berloques', 'pingentespersonalizados', 'acessoriosfemininos'],
  sale: {
    professional: {
      openings: [
        'Um símbolo pequeno com muito significado: {topic}.',
        '{O topic} {leva/levam} uma história para perto de você.',
        'Para marcar uma data ou uma pessoa: {topic}.',
      ],
      steps: [
        ['Um nascimento, uma formatura, uma viagem. Há momentos que pedem algo pequeno, que se possa levar todos os dias.', 'Alguém pergunta o que aquilo significa, e a conversa muda. Um pingente costuma ter uma resposta bonita por trás.'],
        ['Cabe na ponta do dedo e lembra uma pessoa, uma data, um lugar. Só quem usa sabe a história inteira.'],
        ['É presente para madrinha, mãe, amiga, companheiro, afilhado. Diz muito a quem recebe sem precisar de explicação.'],
        ['Verifique onde vai ser usado e a espessura da corrente ou da pulseira. A argola precisa passar por ela com folga.'],
      ],
    },
    casual: {
      openings: [
        'Cada pessoa tem um motivo pra escolher {o topic}.',
        'Tanta história em coisa tão pequena: {topic}.',
        'Eu daria {o topic} pra quem mora no meu coração.',
      ],
      steps: [
        ['Sabe quando acontece uma coisa importante e a gente quer guardar num lugar que dê pra levar junto?', 'A pessoa abre, olha, entende na hora e não fala nada. Só abraça. Presente assim a gente não esquece.'],
        ['É pequeno, mas só vocês sabem o que quer dizer. Isso nenhum presente grande consegue.'],
        ['Combina com madrinha, mãe, amiga de infância, namorado. Pra comemorar, agradecer ou lembrar de alguém.'],
        ['Olha a corrente ou a pulseira onde ele vai ficar. Se for grossa, a argolinha tem que passar por ela, tá?'],
      ],
    },
    funny: {
      openings: [
        'Do tamanho de uma unha, peso de presente grande: {topic}.',
        'Pequeno o bastante para perder na bolsa, então use {o topic}.',
        'A história vem junto, cuidado ao perguntar: {topic}.',
      ],
      steps: [
        ['Perguntaram o que significava, e a resposta levou quarenta minutos. O café esfriou, mas a história era boa.', 'A mão vai ao pingente em reunião longa, em fila e em fofoca boa. É mania, e ninguém quer perder.'],
        ['É tão pequeno que cabe em qualquer dia, e tão notado que sempre há quem pergunte. Prepare a versão curta.'],
        ['Para a amiga que coleciona significados e para o tio que vai perguntar três vezes o que é.'],
        ['Confira a corrente antes. A argola que não passa rende uma tarde com alicate e um suspiro por minuto.'],
      ],
    },
    motivational: {
      openings: [
        'O que você viveu, num símbolo pequeno: {topic}.',
        'Para lembrar de onde se veio: {topic}.',
        '{O topic} para quem guarda as pessoas por perto.',
      ],
      steps: [
        ['O curso terminado à noite, o filho que nasceu, a casa com chave na mão. Há quem marque cada etapa com um pequeno símbolo.', 'A mãe usa o pingente que lembra o filho que foi estudar longe. Quando bate saudade, o dedo acha sozinho.'],
        ['Um símbolo escolhido por você tem força porque lembra uma decisão, um esforço ou uma pessoa.'],
        ['Para o afilhado que se forma, a amiga que mudou de cidade, a mãe que merece um agradecimento.'],
        ['Pense primeiro na história, depois na forma. Quando a história é clara, a escolha é rápida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que observar na argola e na corrente: {topic}.',
        'Cuidados para não perder {o topic}.',
        'Escolher o significado antes da forma: {topic}.',
      ],
      steps: [
        ['Muitos pingentes se perdem não pelo fecho da corrente, mas por uma pequena argola aberta que ninguém viu.'],
        ['A argola abre aos poucos, com o uso e com os puxões. E um símbolo sem história fica só no enfeite.'],
        ['Uma vez por mês, olhe a argola contra a luz e feche a fresta com um alicate pequeno. Ao presentear, escreva o motivo.'],
        ['Há quem use o mesmo símbolo há vinte anos e há quem troque a cada fase. As duas escolhas contam uma história.'],
      ],
    },
    casual: {
      openings: [
        'Antes que caia no ralo: {topic}.',
        'O que escrever junto quando se dá {um topic}.',
        'A argolinha que quase ninguém confere {no topic}.',
      ],
      steps: [
        ['A gente só percebe que perdeu quando passa a mão no pescoço e não tem nada. Aí é casa virada do avesso.'],
        ['A argolinha vai abrindo um pouco por dia, e ninguém nota. E significado que não se conta se perde.'],
        ['Confere a argola de vez em quando, contra a luz. E quando der de presente, escreve o motivo num cartão.'],
        ['Eu gosto de perguntar de onde veio o pingente das pessoas. Nunca é uma história curta.'],
      ],
    },
    funny: {
      openings: [
        'Detetives da casa em busca {do topic}.',
        'Todo mundo de joelhos na sala, procurando: {topic}.',
        'A casa inteira de joelhos atrás {do topic}.',
      ],
      steps: [
        ['Perdido na sala, foi procurado por quatro adultos de joelhos e achado pelo bebê, que não quis devolver.'],
        ['Coisas pequenas brilham em todos os lugares, menos onde a gente olha. É uma regra da casa.'],
        ['Apague a luz e passe uma lanterna rente ao chão. O brilho denuncia, e ninguém precisa ajoelhar.'],
        ['No fim, estava no bolso do casaco. Sempre está no bolso do casaco, depois que reviram a casa inteira.'],
      ],
    },
    motivational: {
      openings: [
        'Guardar uma pessoa num símbolo: {topic}.',
        'As datas que a gente leva consigo: {topic}.',
        'Onde a mão vai quando pensa em alguém: {topic}.',
      ],
      steps: [
        ['Numa plateia de formatura, a mãe segura no pescoço o que ganhou do filho. Ele olha e entende de longe.'],
        ['A lembrança fica mais fácil quando tem forma. A mão a encontra num dia cheio, sem procurar.'],
        ['Se vai presentear, conte por escrito, em duas linhas, por que escolheu aquele símbolo. O papel também se guarda.'],
        ['Quem faz peças pequenas trabalha com a ponta dos dedos e muita luz. Os detalhes só se veem de muito perto.'],
      ],
    },
  },
}
