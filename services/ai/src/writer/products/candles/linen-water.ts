import type { ProductType } from '../product-type.ts'

export const linenWater: ProductType = {
  nouns: ['água de lençol', 'água perfumada', 'perfume de lençol', 'perfume para tecidos'],
  asks: ['onde você vai usar', 'que tipo de aroma você prefere', 'se é para você ou de presente'],
  questions: {
    sale: ['Em que dia você troca os lençóis?', 'Aroma fresquinho ou mais doce na cama?'],
    content: ['Quem na sua casa senta na cama recém-arrumada?', 'Na casa de quem a cama era mais cheirosa?'],
  },
  emojis: ['🛏️', '🌸', '🌿'],
  hashtags: ['aguadelencol', 'aguaperfumada', 'aguaperfumadaparatecidos', 'perfumeparatecidos', 'camacheirosa', 'casacheirosa', 'aguadelencois'],
  sale: {
    professional: {
      openings: [
        'A cama feita ganha perfume com {topic}.',
        '{O topic} para lençóis, toalhas e cortinas.',
        'O toque que falta na roupa de cama: {topic}.',
      ],
      steps: [
        ['Lençol trocado, travesseiro afofado, quarto em ordem. Um pouco de perfume sobre o tecido, e a cama lembra a de um bom hotel.', 'Quem recebe hóspede gosta de deixar o quarto preparado. A cama perfumada é o primeiro sinal de que a visita era esperada.'],
        ['O tecido segura o aroma de um jeito suave, que se percebe ao chegar perto. O quarto fica perfumado sem ficar carregado.'],
        ['Além da cama, pode ir na cortina, na toalha e na hora de passar a roupa. É uma boa lembrança para quem casou ou se mudou.'],
        ['Para escolher o aroma, lembre que ele vai ficar perto do rosto. Perfumes leves costumam agradar a todos que usam a cama.'],
      ],
    },
    casual: {
      openings: [
        'Lençol limpo com cheiro de lençol limpo: {topic}.',
        'Dia de trocar a cama pede {topic}.',
        'Eu passo {o topic} e já quero deitar.',
      ],
      steps: [
        ['Tem coisa melhor que deitar em cama de lençol trocado? Tem, é deitar em cama de lençol trocado e cheiroso.', 'Quando alguém vem dormir aqui, eu arrumo o quarto e perfumo a cama por último. Todo mundo comenta no café da manhã.'],
        ['Como o perfume fica no tecido, ele aparece devagar. Você puxa o lençol, vira o travesseiro, e sente de novo.'],
        ['Eu uso na cortina, na toalha de visita e quando passo roupa. Pra presente de casa nova, é certeiro.'],
        ['Na hora de escolher, pensa em quem divide a cama com você. Se um gosta de doce e outro de fresco, vale conversar antes.'],
      ],
    },
    funny: {
      openings: [
        'A cama cheira tão bem que ninguém levanta: {topic}.',
        '{O topic} e a desculpa para deitar às oito.',
        'O hóspede ameaça ficar mais uma semana por causa {do topic}.',
      ],
      steps: [
        ['Você troca o lençol, perfuma, estica bem e se afasta para admirar. Em três segundos, o cachorro já está deitado no meio.', 'Cuidado ao deixar a cama do hóspede muito cheirosa. A visita de um dia começa a perguntar onde fica o mercado.'],
        ['O perfume no tecido faz a cama parecer de hotel. Só continua faltando alguém para arrumar tudo na manhã seguinte.'],
        ['Serve no lençol, na cortina e naquela manta do sofá que a família disputa desde o inverno passado.'],
        ['Escolha o aroma junto com quem dorme ao lado. Discutir baunilha ou lavanda à meia-noite não rende boa conversa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cuida da casa e também quer aproveitar: {topic}.',
        'O dia de trocar os lençóis fica melhor com {topic}.',
        'Um agrado para a própria cama: {topic}.',
      ],
      steps: [
        ['Trocar os lençóis no fim do dia parece só mais uma tarefa. Na hora de deitar, porém, você agradece a quem fez.', 'Arrumar a cama para outra pessoa é um carinho antigo. Quem deita sente o perfume e sabe que houve cuidado ali.'],
        ['São poucos segundos a mais depois de um trabalho já feito. O perfume fica no tecido, e o costume fica na casa.'],
        ['Vale para a cama do casal, para o quarto dos filhos e para quem mora só. Cama cheirosa não é apenas para visitas.'],
        ['Escolha o aroma que você gostaria de sentir no fim de um dia cheio. É nessa hora que ele mais vai aparecer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como perfumar tecidos sem manchar: {topic}.',
        'O momento certo de usar {o topic}.',
        'Cuidados simples com {o topic} na roupa de cama.',
      ],
      steps: [
        ['Muita gente borrifa bem perto do lençol e deita logo em seguida. O tecido fica úmido e o perfume, concentrado num ponto só.'],
        ['A gota grande demora a secar e pode marcar tecidos delicados. A névoa fina se espalha e seca em poucos minutos.'],
        ['Borrife a uns trinta centímetros do tecido e espere secar antes de deitar. Em seda e tecidos escuros, teste primeiro numa barra escondida.'],
        ['Perfumar a roupa de cama é um costume que muita gente aprendeu com as avós. O ferro quente e o lençol esticado faziam parte da cena.'],
      ],
    },
    casual: {
      openings: [
        'Eu demorei pra acertar {o topic}.',
        'Dica pra cama cheirosa de verdade: {topic}.',
        'Antes de usar {o topic}, olha isso aqui.',
      ],
      steps: [
        ['Eu perfumava a cama já deitada, com preguiça de levantar. Caía tudo no mesmo lugar, e metade ia no travesseiro.'],
        ['De pertinho o jato sai concentrado e molha. De longe vira uma nuvem fininha, que cai no lençol todo e seca logo.'],
        ['Arruma a cama, dá um passo pra trás e borrifa por cima. Espera uns minutos, aproveita pra escovar os dentes, e depois deita.'],
        ['Na casa da minha família, dia de trocar lençol tinha um cheiro só dele. Até hoje eu perfumo a cama pensando nisso.'],
      ],
    },
    funny: {
      openings: [
        'O travesseiro recebeu metade {do topic}.',
        'Quem exagerou {no topic} dormiu no sofá.',
        'Guia de sobrevivência da cama cheirosa: {topic}.',
      ],
      steps: [
        ['A cama foi perfumada com tanto entusiasmo que foi preciso esperar secar. A conversa no corredor, de pijama, durou quase uma hora.'],
        ['A culpa é da distância, pois de perto o jato vira chuva. De longe vira neblina, que é mais elegante e seca logo.'],
        ['Mantenha uns trinta centímetros do tecido e espere alguns minutos. Use o tempo para convencer o gato de que a cama não é dele.'],
        ['Ninguém arruma a cama tão bem quanto em dia de visita. Nos outros, esticar a colcha já conta como decoração.'],
      ],
    },
    motivational: {
      openings: [
        'Um costume bonito que passa de casa em casa: {topic}.',
        'Há carinho em cada cama arrumada com {topic}.',
        'O gesto de quem prepara a casa: {topic}.',
      ],
      steps: [
        ['Preparar a cama de quem vem de longe é um jeito de dizer que a casa estava com saudade. O lençol limpo e cheiroso já recebe a visita.', 'Tem gente que reserva uma manhã por semana para trocar os lençóis. A casa inteira percebe à noite, mesmo sem comentar.'],
        ['O cheiro do lençol limpo acompanha a gente desde cedo. Por isso uma cama perfumada lembra tão depressa a casa de alguém.'],
        ['Faça da troca de lençóis um momento com hora certa, janela aberta e música. O trabalho rende e o quarto areja.'],
        ['Quase nenhuma tarefa de casa é notada. A cama bem arrumada é das poucas que se aproveitam no mesmo dia.'],
      ],
    },
  },
}
