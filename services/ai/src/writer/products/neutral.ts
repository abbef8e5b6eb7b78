import type { Texts } from './product-type.ts'

/** For what no category knows: true of any product or service, and agreeing with none. It speaks of the moment of seeing it. */
export const neutralTexts: Texts = {
  sale: {
    professional: {
      openings: [
        'Apresentamos a você: {topic}.',
        'O nosso destaque de hoje: {topic}.',
        'Se você procurava, está aqui: {topic}.',
        'Com satisfação, mostramos: {topic}.',
        'Conheça de perto: {topic}.',
        'Para olhar com atenção: {topic}.',
        'O que trazemos nesta publicação: {topic}.',
        'Uma breve apresentação: {topic}.',
      ],
      steps: [
        ['Quem procura há algum tempo sabe como é bom encontrar. Se for o seu caso, esta publicação é para você.', 'Antes de seguir adiante, fique aqui mais um instante. Há detalhes que só aparecem quando se olha com vagar.', 'Uma imagem vista com atenção conta bastante. Olhe de perto, volte ao começo se quiser e repare no que mais agrada.'],
        ['Preparamos esta publicação com gosto, para que você veja e conheça. É sempre bom mostrar aquilo a que nos dedicamos.', 'Temos prazer em mostrar, e mais ainda em saber que alguém parou para ver. Agradecemos este seu minuto.', 'Mostrar o próprio trabalho é também um convite. Esperamos que você goste e queira saber mais.'],
        ['Talvez você se lembre de alguém que gostaria de ver isto. Envie a publicação a essa pessoa, que a lembrança também agrada.', 'Se não for para agora, salve a publicação. Quando precisar, ela estará guardada, e nós seguimos por aqui.', 'Pode ser para você ou para alguém da sua casa, do trabalho, da vizinhança. Basta mostrar a tela.'],
        ['O seu desejo e a data já são um bom começo. Com os dois em uma mensagem, respondemos ao que importa para você.', 'Se ficou uma pergunta, faça-a sem receio. Temos gosto em responder, seja ela simples ou cheia de detalhes.', 'Tem um dia em mente ou um desejo especial? Descreva como imaginou, e vemos com você o que é possível.'],
      ],
    },
    casual: {
      openings: [
        'Olha só o que eu trouxe hoje: {topic}.',
        'Vem ver comigo: {topic}.',
        'Hoje eu vim mostrar: {topic}.',
        'Tem coisa boa na tela: {topic}.',
        'Espia só: {topic}.',
        'Pra quem tava de olho: {topic}.',
        'Chega mais perto da tela: {topic}.',
        'Parou no lugar certo: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente procura, procura e de repente dá de cara com aquilo na tela? Tomara que agora seja assim com você.', 'Segura o dedo um pouquinho antes de passar pro próximo post. Olha de pertinho, que na correria a gente perde a melhor parte.', 'Dá uma boa olhada e repara na primeira coisa que chamou a sua atenção. Eu tenho a minha, mas não vou contar.'],
        ['Eu fico feliz de postar, de verdade. Escolho a imagem, escrevo umas linhas e torço pra alguém do outro lado sorrir.', 'Confesso que mostrar é uma das partes de que eu mais gosto. Melhor ainda quando alguém para um pouquinho e olha.', 'Quando eu posto e alguém para pra ver, já ganho o dia. Se é você que tá aqui agora, fica o meu carinho.'],
        ['Lembrou de alguém? Manda o post pra essa pessoa agora, antes que o dia atropele e a lembrança vá embora.', 'Salva aqui pra achar rapidinho depois. Quando precisar ou quando bater a vontade, é só abrir os salvos.', 'Mostra pra quem mora com você e repara na reação. Às vezes a resposta vem antes de a pessoa falar.'],
        ['Me conta o que você quer e pra quando, do seu jeito. Pode ser uma linha só, que a gente continua dali.', 'Ficou com vontade de saber mais alguma coisa? Pergunta sem medo, que eu gosto de responder e respondo tudo mesmo.', 'Já tem um dia na cabeça? Me fala, junto com o que você imaginou, e eu te digo como fica.'],
      ],
    },
    funny: {
      openings: [
        'O dedo parou sozinho: {topic}.',
        'Freada brusca no feed: {topic}.',
        'Você ia passar direto, mas não deu: {topic}.',
        'Chame a família para ver: {topic}.',
        'Plantão da tela: {topic}.',
        'Pode voltar um pouquinho, é isso mesmo: {topic}.',
        'Para tudo, polegar: {topic}.',
        'Interrompo a sua rolagem para mostrar: {topic}.',
      ],
      steps: [
        ['Seu polegar vinha em alta velocidade pela tela e freou bem aqui. Aproveite a parada para apreciar a vista.', 'Você passou direto, pensou melhor e voltou. Essa manobra no meio da tela não dá multa, e por aqui até se agradece.', 'Era só uma espiadinha no celular antes de levantar. Pois agora já são duas, e ninguém aqui está contando.'],
        ['Eu ia esperar a hora certa de postar, como faz gente séria. Não aguentei, mostrei logo e fiquei olhando quem apareceu.', 'Já mostrei para quem mora comigo, para a visita e para quem ligou por engano. Faltava mostrar para você.', 'Confesso que postei e já voltei três vezes para espiar o movimento. Você acaba de melhorar bastante essa estatística.'],
        ['Vire o celular para quem está ao lado e não diga nada. A sobrancelha da pessoa responde antes da boca.', 'Salve a publicação e finja que foi sem querer. Daqui a três dias, quando ninguém estiver olhando, você volta.', 'Leve o celular até a sala e mostre à família. Só não prometa que ele volta logo para a sua mão.'],
        ['Diga o que você quer e para quando, nem que seja entre um bocejo e outro. Eu entendo o recado mesmo assim.', 'Dúvida aqui não paga entrada. Pode trazer a sua, a da vizinha e aquela que só aparece depois da despedida.', 'Conte a sua vontade e o dia que tem em mente. Prometo ler com a mesma cara boba de quem recebe visita.'],
      ],
    },
    motivational: {
      openings: [
        'Hoje quero mostrar: {topic}.',
        'Mostro com alegria: {topic}.',
        'Deste lado, com muito gosto: {topic}.',
        'Para quem esperava encontrar: {topic}.',
        'Divido com você: {topic}.',
        'É bom poder mostrar: {topic}.',
        'Com todo o meu carinho: {topic}.',
        'Com muito gosto, deixo aqui: {topic}.',
      ],
      steps: [
        ['Há uma alegria simples em encontrar o que se procurava, bem no meio de um dia comum. Espero que hoje ela seja sua.', 'De tanta coisa que passa depressa pela tela, você parou aqui. Fique mais um pouco e veja com atenção.', 'Olhe uma vez para ver e outra para gostar. Quase sempre é na volta que a gente repara no melhor.'],
        ['Eu me alegro ao mostrar, e me alegro de novo quando alguém do outro lado também gosta. São duas alegrias em uma.', 'Cada vez que publico, penso em quem vai ver. Pode ser alguém que nunca me escreveu, e hoje é você.', 'Gosto de dizer com todas as letras: tenho orgulho do que mostro aqui. Ver você por perto faz esse orgulho crescer.'],
        ['Se um nome veio à sua cabeça, mostre a essa pessoa. É um jeito de dizer que você se lembrou dela.', 'Guarde a publicação para quando chegar a hora. O que a gente salva com vontade é bom de encontrar depois.', 'Chame quem estiver ao seu lado para ver também. Descobrir junto tem mais graça, e cada um repara numa coisa.'],
        ['Conte para mim a sua vontade e o dia que você tem em mente. Vou ler com atenção e responder com alegria.', 'Se alguma pergunta apareceu enquanto olhava, faça. Nenhuma é pequena para quem gosta do que mostra.', 'Talvez você já saiba o que quer, talvez só tenha uma ideia. Escreva como ela está, e começamos por aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que se vê aqui: {topic}.',
        'Em imagem e em poucas palavras: {topic}.',
        'Uma pausa para olhar: {topic}.',
        'O nosso registro de hoje: {topic}.',
        'Para ver e comentar: {topic}.',
        'Compartilhamos com quem nos acompanha: {topic}.',
        'Um olhar mais atento: {topic}.',
        'Do nosso dia para a sua tela: {topic}.',
      ],
      steps: [
        ['Na tela cabe um instante, escolhido para que você veja como é. O restante fica por conta do seu olhar.', 'Quem olha depressa vê o conjunto. Quem fica um pouco mais repara no que passaria despercebido no correr do dia.', 'Aqui está um pedaço do nosso trabalho. Deixamos que a imagem fale primeiro e que as palavras venham depois.'],
        ['Publicamos porque é bom dividir o que ocupa os nossos dias. Guardado só para nós, perderia metade da graça.', 'Mostrar é uma forma de aproximar. Quem acompanha de longe conhece um pouco mais do que vivemos aqui.', 'Escolhemos este assunto porque temos carinho por ele. Falar do que se gosta dispensa ocasião especial.'],
        ['Talvez isto traga a lembrança de uma casa, de uma viagem ou de alguém. Se trouxer, gostaríamos de conhecê-la.', 'E você, o que pensa quando vê? A sua impressão nos interessa, mesmo que seja uma palavra só.', 'Cada pessoa tem a sua história com isto, ou talvez ainda não tenha nenhuma. As duas respostas são boas de ler.'],
        ['Agradecemos o seu minuto de atenção. Em um dia cheio, parar para ver já é uma gentileza.', 'Se achar que alguém gostaria de ver, envie a publicação. Uma lembrança assim, sem motivo, costuma ser bem recebida.', 'Guarde a publicação se quiser rever depois, e volte sempre. Será um gosto encontrar você aqui outra vez.'],
      ],
    },
    casual: {
      openings: [
        'Olha isso comigo: {topic}.',
        'Hoje na sua tela: {topic}.',
        'Hoje é só pra olhar: {topic}.',
        'Um pouquinho do meu mundo: {topic}.',
        'Deu vontade de mostrar: {topic}.',
        'Me diz o que você lembra quando vê: {topic}.',
        'Pra alegrar a sua rolagem: {topic}.',
        'Peguei o celular pra te mostrar: {topic}.',
      ],
      steps: [
        ['Tá vendo aí? Peguei um pedacinho do meu dia e botei na sua tela, sem muita explicação, pra você só olhar.', 'Olha primeiro, lê depois. A imagem chega antes das palavras, e dessa vez eu deixei ela ir na frente.', 'De longe é uma coisa, de pertinho é outra. Chega a tela mais perto do rosto e vê o que aparece.'],
        ['Mostro porque gosto, simples assim. Faz parte do meu dia, e eu acho bom quando faz parte do seu também.', 'Se eu guardasse só pra mim, ia passar a tarde com vontade de contar. Melhor postar logo e dividir com você.', 'Posto pra quem já conhece ver de novo e pra quem nunca viu ter a primeira vez. Qual dos dois é você?'],
        ['Agora é com você: isso te lembra o quê? Pode ser gente, lugar, infância ou uma tarde qualquer.', 'Queria saber o que passou pela sua cabeça na hora em que viu. Vale elogio, vale pergunta, vale lembrança.', 'Você tem alguma história com isso? Eu leio como quem puxa a cadeira pra ouvir melhor.'],
        ['Que bom que você parou aqui um pouquinho. No meio de tanta coisa na tela, eu nunca acho isso pouco.', 'Se pensou em alguém enquanto olhava, mostra pra essa pessoa. Ela vai gostar de saber que você lembrou dela.', 'Deixa salvo, se quiser olhar de novo outra hora. Tem post que fica ainda melhor quando a gente volta.'],
      ],
    },
    funny: {
      openings: [
        'Pausa na rolagem: {topic}.',
        'Notícia urgente da minha página: {topic}.',
        'Senhoras e senhores, na sua tela: {topic}.',
        'Mostre à família e observe: {topic}.',
        'Para apreciar com o nariz perto da tela: {topic}.',
        'Cuidado, pode prender o olhar: {topic}.',
        'Hora do documentário: {topic}.',
        'Atenção, olhos, é com vocês: {topic}.',
      ],
      steps: [
        ['Para você ver assim, direitinho, houve um dedo na frente da câmera e duas imagens do chão. Essas eu guardei.', 'Olhe por três segundos e siga a vida. Se já passaram dez e você continua aqui, não fui eu que segurei.', 'A tela vinha tranquila, com gato, receita e viagem dos outros. Aí apareceu isto, e o polegar perdeu o rumo.'],
        ['Mostro porque não sei guardar segredo. Se eu não postasse, contava para o entregador, para o vizinho e para o cachorro dele.', 'Podia ter postado uma frase sobre o tempo, mas a previsão todo mundo já viu. Preferi mostrar isto, de que eu gosto mais.', 'O motivo desta publicação é científico: eu queria ver quem mais para diante da tela e esquece o que ia fazer.'],
        ['Conte o que veio à sua cabeça primeiro. O que vier depois também serve, principalmente se envolver avó, férias ou vexame.', 'Quem tiver uma lembrança com isto pode se manifestar. Quem não tiver pode inventar uma, que eu leio com o mesmo respeito.', 'Mostre em casa e anote as reações. Sempre há um que elogia, um que faz pergunta e um que pede o celular de volta.'],
        ['Pronto, pode voltar a rolar a tela. O polegar descansou, os olhos passearam, e ninguém percebeu a demora.', 'Se alguém perguntar por que você demorou, vire o celular e mostre. Costuma funcionar melhor do que explicar.', 'Salve para ver de novo, com o celular em pé, deitado ou debaixo da mesa numa reunião comprida.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco do que me alegra: {topic}.',
        'Para olhar devagar: {topic}.',
        'Gosto de dividir com você: {topic}.',
        'Faz parte da minha vida: {topic}.',
        'Quis mostrar também a você: {topic}.',
        'Aqui, com alegria: {topic}.',
        'Paro um instante para mostrar: {topic}.',
        'De mim para você, nesta tela: {topic}.',
      ],
      steps: [
        ['O que aparece aqui é parte dos meus dias, com as horas boas e as corridas. Numa imagem só, cabe mais do que parece.', 'Olhando depressa, é só mais uma publicação. Olhando com carinho, dá para imaginar tudo o que veio antes.', 'Deixo aqui algo para você ver sem pressa. Se puder, olhe duas vezes, porque na volta a gente sempre repara mais.'],
        ['Mostro porque gosto de dividir o que vivo no trabalho. Quando alguém repara, o dia fica maior.', 'Muito do que a gente vive no trabalho passa sem que ninguém veja. Por isso escolhi mostrar este pedaço.', 'Tenho orgulho de dizer que é a isto que me dedico. Mostrar é o meu jeito de agradecer a quem acompanha.'],
        ['Gostaria de saber o que isto desperta em você. Uma lembrança, uma pessoa, uma vontade antiga, tudo cabe aqui.', 'Muita gente tem uma história que começa com uma coisa assim. Se você tem a sua, divida comigo.', 'O que você vê pode ser diferente do que eu vejo, e é bom que seja. Vou gostar de conhecer o seu lado.'],
        ['Agradeço por ter ficado até aqui. Um olhar demorado de quem acompanha vale muito para quem publica.', 'Se você se lembrou de alguém enquanto olhava, mande um recado a essa pessoa. Só por isso já valeu publicar.', 'Outros dias trarão outras coisas para mostrar. Por hoje, fico com a alegria de ter dividido esta com você.'],
      ],
    },
  },
}
