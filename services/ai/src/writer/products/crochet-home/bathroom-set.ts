import type { ProductType } from '../product-type.ts'

export const bathroomSet: ProductType = {
  nouns: ['jogo de banheiro'],
  asks: ['o espaço na frente da pia', 'o formato do vaso', 'a cor do azulejo'],
  questions: {
    sale: ['De que cor é o seu banheiro?', 'Seu banheiro está pronto para visita sem aviso?'],
    content: ['Quem deixa o tapete molhado aí na sua casa?', 'Banho demorado ou banho rápido?'],
  },
  emojis: ['🧶', '🛁', '🏠'],
  hashtags: ['jogodebanheiro', 'jogodebanheirocroche', 'jogodebanheirodecroche', 'jogosdebanheiro', 'croche', 'crochedecor', 'banheirodecorado'],
  sale: {
    professional: {
      openings: [
        'O menor cômodo da casa também merece atenção: {topic}.',
        '{O topic} {deixa/deixam} o banheiro com aparência de arrumado.',
        'Peças que combinam entre si, feitas em crochê: {topic}.',
      ],
      steps: [
        ['A visita pergunta onde fica o banheiro e você indica sem correr na frente. Com tudo combinando, ele está pronto para receber.', 'Azulejo, louça e metal deixam o banheiro frio aos olhos. O crochê traz para ali um pouco do resto da casa.'],
        ['Num jogo, as peças conversam no fio, no ponto e na cor. O banheiro inteiro muda sem que se troque nada da parede.'],
        ['É um presente de casa nova que encontra lugar em qualquer endereço. Serve também para renovar o lavabo das visitas.'],
        ['Antes de escolher, meça o espaço diante da pia e observe o formato do vaso. A cor pode partir do azulejo.'],
      ],
    },
    casual: {
      openings: [
        'Pra dar um trato no banheiro sem quebra-quebra: {topic}.',
        '{O topic} {muda/mudam} o banheiro num minuto.',
        'O banheiro já pode receber visita: {topic}.',
      ],
      steps: [
        ['Visita chegando e a gente dá aquela última olhada no banheiro. Com o crochê no chão, ele já parece arrumado.', 'Reformar banheiro é pó, barulho e azulejo que saiu de linha. Trocar o que vai no chão a gente faz em cinco minutos.'],
        ['O bom do jogo é que já vem tudo combinando. Ninguém precisa procurar uma peça que orne com a outra.'],
        ['Fica lindo no banheiro de casa e no lavabo. E pra quem vai casar ou mudar, é presente que usa todo dia.'],
        ['Mede o chão na frente da pia e olha se o vaso é redondo ou quadrado. Com isso a gente já acerta o modelo.'],
      ],
    },
    funny: {
      openings: [
        'O banheiro ficou mais arrumado que a casa: {topic}.',
        '{O topic} {faz/fazem} a visita demorar mais no banheiro.',
        'Quem entra sem chinelo entende na hora: {topic}.',
      ],
      steps: [
        ['A visita voltou do banheiro elogiando o crochê. A sala, que levou a manhã inteira para arrumar, ninguém comentou.', 'Em toda família há alguém que sai do banho pingando e passa reto pelo tapete. Com um bonito, pelo menos ele mira.'],
        ['Tudo combina com tudo, coisa rara numa casa onde nem as meias do mesmo par andam juntas.'],
        ['Serve para o banheiro da família, para o lavabo da visita e para a sogra que repara até na posição do sabonete.'],
        ['Meça antes de escolher. Banheiro pequeno tem o dom de encolher mais um palmo quando se abre a porta.'],
      ],
    },
    motivational: {
      openings: [
        'Um capricho no canto que ninguém fotografa: {topic}.',
        '{O topic} {mostra/mostram} que a casa toda foi pensada.',
        'O dia começa e termina por ali: {topic}.',
      ],
      steps: [
        ['De manhã, é no banheiro que o dia começa, antes do café e das notícias. Um lugar arrumado já é meio caminho.', 'Quem cuida de uma casa capricha também onde poucos olham. No banheiro, esse cuidado aparece já na porta.'],
        ['Fazer um jogo pede repetir o mesmo ponto em formatos diferentes. A última peça tem de parecer irmã da primeira.'],
        ['Combina com o apartamento recém-alugado e com a casa dos pais que nunca ganha nada novo no banheiro.'],
        ['Escolha pensando no seu azulejo e no seu gosto, mais do que na foto da revista. Quem olha para ele todo dia é você.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O banheiro pede cuidados próprios: {topic}.',
        'Como conservar {o topic} em ambiente úmido.',
        'Pequenos hábitos que conservam {o topic}.',
      ],
      steps: [
        ['O banheiro é o cômodo mais úmido da casa. Crochê que fica encharcado no chão acaba com cheiro de guardado.', 'Muita gente deixa para lavar as peças do banheiro só quando parecem sujas. A essa altura, o fio já pegou umidade demais.'],
        ['O fio absorve a água e, sem ar circulando, demora a soltá-la. O piso frio por baixo atrasa ainda mais a secagem.'],
        ['Depois do banho, levante a peça molhada e deixe-a arejar. Na lavagem, dispense o cloro, que desbota a cor do fio.'],
        ['Num jogo de crochê, a peça do vaso costuma ser a mais trabalhosa. A curva precisa assentar sem franzir nas bordas.'],
      ],
    },
    casual: {
      openings: [
        'Banheiro arrumado sem trabalheira: {topic}.',
        'Umas dicas de quem faz e usa {o topic}.',
        'O que eu aprendi cuidando {do topic} lá de casa.',
      ],
      steps: [
        ['Já viu um jogo de banheiro em que uma peça desbotou e as outras não? Quase sempre só ela foi pra lavagem.'],
        ['A cor muda aos poucos a cada lavagem, e a gente nem nota. Só nota quando põe uma peça ao lado da outra.'],
        ['Lava o jogo inteiro junto, mesmo a peça que parece limpa. E seca na sombra, aberto, que o fio agradece.'],
        ['Quando faço um jogo, deixo todas as peças lado a lado na mesa. Se uma destoa, eu vejo ali mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Histórias de banheiro que se podem contar: {topic}.',
        'O que {o topic} já {viu/viram} ninguém sabe.',
        'A guerra do tapete molhado tem nome: {topic}.',
      ],
      steps: [
        ['Ninguém sabe quem deixou o tapete embolado atrás da porta. Interrogados, todos juram que tomaram banho ontem.'],
        ['A explicação é simples: quem sai com pressa empurra com o pé. E quem estende de novo é sempre a mesma pessoa.'],
        ['Pendure no box para arejar depois do último banho. Quem for o último descobre e finge que foi o penúltimo.'],
        ['Quem faz jogo de banheiro conhece uma glória estranha: receber a foto do próprio crochê ao lado de um vaso sanitário.'],
      ],
    },
    motivational: {
      openings: [
        'Capricho até onde quase ninguém olha: {topic}.',
        'Quantas horas cabem {no topic}.',
        'O cuidado com a casa chega ao banheiro: {topic}.',
      ],
      steps: [
        ['Quem crocheta um jogo conhece a tentação de parar na primeira peça. Ela está pronta, bonita, e faltam as outras.'],
        ['Repetir o mesmo ponto sem mudar a tensão da mão pede calma. É isso que faz as peças parecerem um conjunto.'],
        ['Se você está começando, anote a agulha e o número de pontos da primeira peça. A segunda sai bem mais parecida.'],
        ['Quando o jogo fica estendido no chão pela primeira vez, dá para ver de uma só vez todas aquelas noites de agulha.'],
      ],
    },
  },
}
