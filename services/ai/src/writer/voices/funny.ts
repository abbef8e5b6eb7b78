import type { Voice } from './voice.ts'

export const funny: Voice = {
  openings: {
    sale: [
      '{Atenção|Alerta|Aviso importante}: {este post contém|este perfil contém|a foto acima contém} {topic} {e pode dar vontade de querer mais|com risco de amor à primeira vista|e uma leve falta de autocontrole}.',
      '{O despertador tocou cedo|A louça não se lava sozinha|A segunda-feira não ajuda}, {mas ainda bem que tem|mas pelo menos tem|só que por aqui tem} {topic}{| pra salvar o dia| pra melhorar o humor}.',
      '{Eu ia disfarçar|Eu ia fingir costume|Tentei mudar de assunto}, mas {não dá pra ficar sem falar de|só consigo pensar em|acabei voltando a falar de} {topic}{|: me julguem}.',
      '{Meu plano era descansar|A ideia era postar rapidinho|Era pra ser um dia tranquilo}, {e aí o assunto virou|mas a conversa virou|até o assunto virar} {topic} {e lá se foi o planejamento|e pronto, me empolguei|e ninguém me segura}.',
      '{Ninguém perguntou|Nem o gato perguntou|Minha mãe já cansou de ouvir}, mas {vou falar de|hoje o papo é|o assunto continua sendo} {topic} {mesmo assim|com muito gosto|até o café acabar}.',
      'Diagnóstico {do dia|da semana|confirmado}: {excesso de pensamento em|paixão aguda por|vontade crônica de falar de} {topic}{, sem previsão de alta|, com recomendação de café|, e eu recuso a cura}.',
      '{Prioridade da semana|Meta do dia|Plano A|Lista de tarefas}: {topic}; {o resto eu vejo depois do café|plano B: a mesma coisa|e a louça que espere}.',
      '{Se a vida te der limões|Se o dia começou torto|Se nada faz sentido}, {troque por|pense em|fique com} {topic}{|: funciona comigo| e siga o baile| e não conte pra ninguém}.',
      '{Tem gente que faz yoga|Tem gente que corre na praia|Tem gente que medita|Tem gente que coleciona selos}: {eu prefiro|a minha paz vem de|eu fico com|o meu negócio é} {topic}.',
      '{Minha relação com|O meu caso com|A minha história com} {topic} {já virou assunto na família|é mais séria que muito namoro|merecia uma série com três temporadas|só pode ser explicada pela ciência}.',
      '{Cientistas confirmam|Dizem as más línguas|O horóscopo avisou}: {falar de|pensar em|sonhar com} {topic} {melhora o humor em cem por cento dos casos que eu inventei|combina com café e preguiça|é permitido em todos os signos}.',
      '{Primeiro|Antes|Lá no começo} era só {curiosidade|um passatempo|uma ideia}; {quando vi|um café depois|num piscar de olhos}, {metade das minhas conversas era sobre|o assunto da casa era|eu só sabia falar de} {topic}.',
    ],
    content: [
      '{Manual não oficial|Curso intensivo|Aula magna} {para iniciantes|para pessoas ansiosas|com café incluso} sobre {topic}: {sente-se e ria comigo|anota que cai na prova|prometo ser breve, ou quase}.',
      '{Verdades|Fofocas|Confissões} sobre {topic} que {ninguém teve coragem de contar|só o meu café sabe|eu guardei até hoje}.',
      '{Se conselho fosse bom|Se rir pagasse boleto|Se bagunça fosse esporte}, {eu já teria uma medalha em|eu daria palestra sobre|dava pra escrever um livro sobre} {topic}.',
    ],
  },
  quoting: [
    '{Interrompemos a programação|Paramos o café|Largamos a louça|Pausamos o drama} {pra falar de|pra debater|pra discutir seriamente} {topic}{|, com a maturidade de sempre|, e ninguém sai daqui|, doa a quem doer}.',
    '{Reunião de emergência|Debate do século|Pauta urgente|Assunto sério} {no grupo da família|na mesa do ateliê|entre mim e o café|aqui no perfil}: {topic}.',
    '{Minha cabeça|Meu cérebro|Aquela vozinha} {às três da manhã|no meio do banho|na fila do mercado|na hora de dormir}: {vamos falar de|o assunto é|hora de pensar em} {topic}.',
    '{Hoje|Agora|Pra variar um pouco}, {o assunto é|a fofoca é|o babado é|a novela é} {topic}{|, e tem até reprise|, com direito a pipoca|, sem intervalo comercial|, em capítulo único}.',
    '{Quando eu digo|Toda vez que eu digo|Se um dia eu disser} que {não tenho assunto|vou dormir cedo|hoje vou ser breve}, {alguém me lembra de|a vida me lembra de|lá vem a lembrança de} {topic}.',
    '{Plot twist do dia|Cena pós-créditos|Resumo do episódio|Manchete de hoje|Boletim extraordinário}{| direto do ateliê| com narração dramática| para pessoas corajosas}: {topic}.',
    '{Ninguém pediu|Ninguém esperava|Nem o gato imaginava}, mas {hoje temos|eu trouxe|lá vem} {um tratado|uma tese|um monólogo|um desabafo} sobre {topic}{|, de graça|, com legenda}.',
  ],
  announcing: [
    '{Extra, extra|Segura essa|Respira fundo|Senta que lá vem|Atenção, planeta}: {direto do ateliê|do fundo do meu café|com o gato de testemunha|sem cortes comerciais|em horário nobre}{|, ao vivo|, com drama|, com emoção}{|, em alto e bom som|, para a posteridade|, antes que eu esqueça}, {topic}.',
  ],
  themes: {
    sale: [
      ['Feito à mão, no ritmo das mãos, porque ainda não inventaram botão de acelerar.', 'Aqui a única máquina apressada é a cafeteira.', 'Demora um pouquinho, mas micro-ondas não faz artesanato.'],
      ['Nada sai igual, nem se eu ganhasse um clone bem caprichoso.', 'Não sai em série: minha paciência só faz um de cada vez.', 'Cada trabalho sai com personalidade própria, e alguns até com opinião.'],
      ['Serve de presente, de mimo e de desculpa pra visitar aquela pessoa.', 'Melhor que par de meia no aniversário, isso eu garanto.', 'Pode dizer que é pra presente, a gente finge que acredita.'],
      ['Eu reviso tudo tantas vezes que já decorei cada cantinho.', 'Meu olho treme se o acabamento não fica certinho.', 'Detalhe torto por aqui perde o direito de aparecer na foto.'],
      ['Pode perguntar à vontade, só não vale pedir a senha do meu streaming.', 'Dúvidas são bem-vindas, e cafezinho também.', 'Me conta a sua ideia, até a mais maluca: eu já ouvi piores.'],
      ['A cada pessoa que apoia o artesanato, alguém faz dancinha na cozinha.', 'Comprar de quem faz rende dancinha da vitória do lado de cá.', 'Quem apoia um pequeno negócio ganha minha gratidão em dobro, e sem juros.'],
      ['A foto até tentou, mas ao vivo é outra conversa.', 'Se gostou pela tela, imagina sem precisar dar zoom.', 'Nenhum filtro foi maltratado na produção dessa foto.'],
      ['Por trás das câmeras: muito teste, alguma bagunça e um drama básico.', 'Já desfiz, refiz e discuti com o material, mas fizemos as pazes.', 'O processo teve suor, risada e uma conversa séria comigo no espelho.'],
      ['Minha mesa parece cenário de filme de ação, mas o resultado compensa.', 'Eu sei exatamente onde está tudo nessa bagunça, ou quase.', 'Perdi a tesoura três vezes, e ela estava na minha mão.'],
      ['Indicado pra quem não sabe brincar de gostar só um pouquinho.', 'Contraindicação: pode causar sorriso bobo no meio da tarde.', 'Uso recomendado: todos os dias em que der vontade.'],
    ],
    content: [
      ['Quem vê o resultado não imagina a novela que foi o processo.', 'A foto mostra dois segundos de paz, e o resto foi aventura.', 'Entre a expectativa e a realidade tem sempre uma xícara de café.'],
      ['Errei, desfiz, errei de novo e chamei de pesquisa.', 'Meus erros já têm até nome e sobrenome.', 'Se desfazer trabalho queimasse calorias, eu seria atleta.'],
      ['Planejamento é tudo, e o meu costuma durar uns cinco minutos.', 'Anoto tudo num caderninho que some justo quando eu preciso.', 'Separar o material antes evita aquela corrida dramática pela casa.'],
      ['A pressa é inimiga da perfeição e amiga íntima do retrabalho.', 'Paciência eu tenho, só não lembro onde guardei.', 'Na dúvida, faço uma pausa dramática e volto como se nada fosse.'],
      ['Inspiração chega quando quer, de preferência na hora de dormir.', 'Minhas melhores ideias aparecem no banho, longe do papel.', 'Eu salvo tanta referência que o celular já pediu férias.'],
      ['Divido o que aprendi, porque passar vergonha em grupo é mais divertido.', 'A gente ri, a gente chora, mas aprende em boa companhia.', 'Conhecimento bom é o que passa adiante, igual fofoca.'],
      ['Pra quem está começando: todo mundo já fez algo que prefere esconder.', 'O primeiro trabalho a gente guarda com amor, no fundo da gaveta.', 'Começa assim mesmo, que a perfeição mora longe e não responde mensagem.'],
      ['Arrumei a mesa ontem, e hoje ela já não lembra disso.', 'A organização do ateliê é um conceito, não um lugar.', 'Guardei tudo num lugar seguro, e nunca mais encontrei.'],
      ['Parece fácil, até a pessoa tentar e me mandar mensagem pedindo socorro.', 'Simples de olhar, já fazer é um esporte radical.', 'Se fosse tão fácil, o meu gato já teria aberto um ateliê.'],
      ['Olhei meus trabalhos antigos e ri com respeito.', 'Evoluí bastante: agora eu erro com muito mais estilo.', 'O tempo passa, a técnica melhora e a bagunça continua.'],
    ],
  },
  closings: {
    comment: {
      leads: ['Fala a verdade nos comentários', 'Grita nos comentários', 'Responde nos comentários sem enrolar', 'Entrega tudo nos comentários', 'Comenta com sinceridade', 'Deixa a sua confissão nos comentários', 'Confessa nos comentários', 'Comenta aqui embaixo', 'Solta o verbo nos comentários', 'Se entrega nos comentários', 'Abre o coração nos comentários', 'Faz a fofoca nos comentários', 'Me conta nos comentários', 'Vota nos comentários', 'Desabafa nos comentários', 'Corre nos comentários antes do café esfriar'],
      ends: {
        sale: [': presente pra alguém ou só pra você?', ': foi amor ou foi surto?', ': quem você marcaria sem dar explicação?', ': qual detalhe te derrubou?', ': de zero a dez, quanto você já quer?', ': você resiste ou já desistiu?', ': quem merece um mimo desses?', ': já arrumou desculpa pra se presentear?', ': a culpa é minha ou do seu bom gosto?', ': quem você vai obrigar a ver esse post?', ': onde você esconderia da família?', ': qual seria a sua desculpa oficial?', ': time "só olhando" ou time "já era"?', ': você mostra pra alguém ou guarda segredo?', ': quantas vezes você já deu zoom?', ': seu autocontrole continua por aí?', ': isso é um sinal ou só vontade mesmo?', ': qual emoji define a sua reação?'],
        content: [': você também ou só eu?', ': qual foi o seu maior perrengue?', ': já aconteceu aí ou é exclusividade minha?', ': qual é a sua desculpa favorita?', ': quem mais vive esse drama?', ': o que você nunca contou pra ninguém?', ': qual capítulo dessa novela é o seu?', ': você ri ou chora?', ': quem você marcaria aqui?', ': qual foi a última coisa que você perdeu na bagunça?', ': que nota você dá pra sua paciência?', ': qual a melhor gambiarra que você já fez?', ': sobreviveu pra contar?', ': você é do time caos ou do time organizado?', ': seu gato também ajuda?', ': o que merece virar assunto no próximo post?', ': quantas vezes você já recomeçou?', ': qual conselho você finge que segue?'],
      },
    },
    direct: {
      leads: ['Brota no direct', 'Dá um pulo no direct', 'Materializa no direct', 'Chega chegando no direct', 'Me acha no direct', 'Estaciona no direct', 'Corre no direct', 'Me chama no direct', 'Invade o meu direct', 'Manda um direct', 'Bate na porta do direct', 'Aparece no direct', 'Se joga no direct', 'Cola no direct', 'Vem de direct', 'Me dá um oi no direct'],
      ends: {
        sale: [' antes que eu coma o último biscoito.', ' que eu prometo não mandar corrente.', ' e me conta essa vontade aí.', ' sem medo de ser feliz.', ' que eu respondo até de pijama.', ' e finge que é só curiosidade.', ' pra gente combinar esse plano.', ' e diz que veio pelo bom gosto.', ' que a conversa é boa e o café é imaginário.', ' e tira todas as dúvidas, até as existenciais.', ' e me conta pra quem é, que eu guardo segredo.', ' que eu não mordo, só falo demais.', ' e confessa que gostou.', ' pra saber como encomendar sem drama.', ' e a gente resolve isso feito gente grande.', ' com um simples "me conta mais".', ' e deixa a timidez em casa.', ' que eu tô de plantão emocional.'],
        content: [' e me conta o seu drama.', ' que eu quero detalhes dessa novela.', ' e traz a fofoca completa.', ' pra gente rir em dupla.', ' e divide o seu perrengue comigo.', ' que terapia em grupo é mais divertida.', ' e sugere o próximo capítulo.', ' com a sua melhor história de desastre.', ' que eu respondo até de pijama.', ' e me diz que não sou só eu.', ' pra trocar gambiarras.', ' e manda aquela dúvida que tira o sono.', ' que a conversa rende.', ' sem julgamento, eu juro.', ' e me conta o que deu errado por aí.', ' pra montar o nosso grupo de apoio.', ' e deixa a timidez em casa.', ' que rir de si faz bem.'],
      },
    },
    biolink: {
      leads: ['Tropeça no link na bio', 'Entra no link na bio', 'Cutuca o link na bio', 'Vai no link na bio', 'Pousa no link na bio', 'Abre o link na bio', 'Corre no link na bio', 'Clica no link na bio', 'Se joga no link na bio', 'Dá um pulo no link na bio', 'Espia o link na bio', 'Aperta o link na bio', 'Foge pro link na bio', 'Passa no link na bio', 'Mergulha no link na bio', 'Aterrissa no link na bio'],
      ends: {
        sale: [' antes que a coragem passe.', ' e finge que foi sem querer.', ' que lá tem mais motivo pra suspirar.', ' e depois culpa o algoritmo.', ' sem medo de ser feliz.', ' que o dedo já está coçando mesmo.', ' e descobre o resto da história.', ' que eu prometo que não é vírus.', ' e vai com calma, se conseguir.', ' e me agradece depois.', ' pra ver mais sem precisar stalkear.', ' e deixa a imaginação trabalhar.', ' que ele anda carente de visita.', ' pra saber como encomendar sem drama.', ' e volta aqui pra contar.', ' que é logo ali, nem precisa de mapa.', ' enquanto o chefe não vê.', ' e depois toma uma água.'],
        content: [' que a novela continua lá.', ' e assiste aos próximos capítulos.', ' que eu prometo que não é vírus.', ' pra rir mais um pouquinho.', ' que ele anda carente de visita.', ' e depois culpa o algoritmo.', ' antes que o café esfrie.', ' enquanto o chefe não vê.', ' que é logo ali, nem precisa de mapa.', ' e descobre o resto da história.', ' pra acompanhar essa bagunça de perto.', ' e volta aqui pra contar.', ' que tem mais maluquice do bem.', ' pra continuar fugindo das tarefas.', ' e fica pra sobremesa.', ' que a fofoca boa mora lá.', ' e finge que está trabalhando.', ' e me agradece depois.'],
      },
    },
  },
  emojis: ['😂', '🤭', '😅', '🙃', '☕', '🤪', '😜', '🎉', '👀'],
}
