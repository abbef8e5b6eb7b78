import type { ProductType } from '../product-type.ts'

export const replacement: ProductType = {
  nouns: ['troca de zíper', 'troca de botão', 'troca de elástico', 'troca de forro'],
  asks: ['qual é a peça', 'o que parou de funcionar', 'se a peça é de todo dia'],
  questions: {
    sale: ['Qual peça está parada por causa de um detalhe?', 'O que mais falha nas suas roupas, o zíper ou o botão?'],
    content: ['Você guarda os botões de reserva?', 'O que mora na sua caixa de costura?'],
  },
  emojis: ['🧵', '🪡', '✂️'],
  hashtags: ['trocadeziper', 'consertoderoupas', 'ajustederoupas', 'costureira', 'atelierdecostura', 'costura', 'reparoderoupas'],
  sale: {
    professional: {
      openings: [
        'Uma parte cansou, a roupa não: {topic}.',
        'A peça volta a ser usada com {topic}.',
        '{O topic} {devolve/devolvem} a roupa ao dia a dia.',
      ],
      steps: [
        ['O tecido está perfeito e o corte ainda veste bem. Só uma parte parou de funcionar, e por isso a roupa ficou no armário.', 'Saindo de casa, a peça falha justamente na hora de vestir. Você pega outra, e aquela fica encostada por meses.'],
        ['Numa roupa, cada parte se gasta a seu tempo. Trocar apenas a que cansou custa menos trabalho do que procurar outra igual.'],
        ['Serve à roupa de frio, à de festa, ao uniforme e à peça preferida. O que é bom no resto merece continuar.'],
        ['Traga a peça limpa e diga como costuma usá-la. Isso ajuda a escolher o que entra no lugar, em cor e resistência.'],
      ],
    },
    casual: {
      openings: [
        'É só uma pecinha, a roupa tá ótima: {topic}.',
        'Não aposenta a roupa por isso, faz {topic}.',
        'Aquela peça parada no armário só precisa de {topic}.',
      ],
      steps: [
        ['A roupa tá linda, sem uma mancha, mas parou no armário por causa de um detalhe. A gente tem pelo menos uma assim.', 'Sempre falha na hora de sair, né? A gente tenta, puxa, troca de roupa e sai atrasado.'],
        ['O tecido dura mais que o resto. Quando a gente troca só o que gastou, a peça ganha mais uns bons anos.'],
        ['Pode ser casaco, calça, vestido, roupa de trabalho. Se você gosta da peça, vale trazer pra ver.'],
        ['Traz lavada e me fala como você usa. Peça de todo dia pede uma coisa mais resistente, e a cor a gente escolhe junto.'],
      ],
    },
    funny: {
      openings: [
        'Um detalhe parou, e a roupa entrou de licença: {topic}.',
        'Para a roupa que pediu socorro na porta de casa: {topic}.',
        'O alfinete de segurança já pode descansar: {topic}.',
      ],
      steps: [
        ['Sempre acontece cinco minutos antes de sair. A roupa passou a semana inteira bem, guardando isso para agora.', 'Um alfinete segura a situação há quatro meses. Ele não foi contratado para isso e já fala em direitos trabalhistas.'],
        ['O tecido está novo, a cor está viva e um pedacinho resolveu parar. A roupa inteira pagou por um integrante.'],
        ['Serve ao casaco, à calça e à peça de festa, que só se manifesta na noite da festa.'],
        ['Traga antes da data importante, e não no dia. Peças de roupa percebem a pressa e colaboram menos.'],
      ],
    },
    motivational: {
      openings: [
        'Trocar uma parte para manter o todo: {topic}.',
        '{O topic} {dá/dão} mais tempo a uma roupa querida.',
        'Quem cuida da roupa sabe a hora de {topic}.',
      ],
      steps: [
        ['Essa peça acompanhou você em dias importantes. Parada por um detalhe, ela merece voltar a sair.', 'Você separa a roupa para doar e volta atrás. Ainda gosta dela, e o tecido está inteiro.'],
        ['Quem troca uma parte aproveita todo o resto. É um cuidado simples, e uma roupa boa segue em uso.'],
        ['Vale para a peça de trabalho, que se usa todos os dias, e para a de festa, que sai duas vezes ao ano.'],
        ['Olhe o armário e junte as peças paradas pelo mesmo motivo. Trazidas juntas, voltam juntas para o cabide.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pequenos cuidados que evitam {topic}.',
        'Por que algumas peças pedem {topic} cedo demais.',
        'Como poupar a roupa de um reparo: {topic}.',
      ],
      steps: [
        ['Algumas roupas falham em poucos meses, outras duram dez anos. A diferença costuma estar no modo de lavar e vestir.', 'A peça é puxada com força, vestida às pressas e lavada de qualquer jeito. Depois, estranhamos quando uma parte cede.'],
        ['Numa roupa, fechos, costuras e elásticos recebem toda a força do corpo. O calor e o peso da máquina completam o desgaste.'],
        ['Feche e abotoe antes de lavar, vire do avesso e use água fria. Ao vestir, abra tudo em vez de forçar.'],
        ['Uma olhada rápida ao passar a ferro já mostra o fio solto. Nesse momento, dois pontos bastam.'],
      ],
    },
    casual: {
      openings: [
        'Truques caseiros antes de partir pra {topic}.',
        'Emperrou, soltou ou afrouxou: {topic}.',
        'O que tentar em casa antes de {topic}.',
      ],
      steps: [
        ['A gente já tá de saída e a roupa resolve dar problema. Aí puxa com força, que é justamente o que não podia.'],
        ['Na maioria das vezes o problema começa pequeno, um fio preso, um ponto que abriu. Forçar é que estraga de vez.'],
        ['Zíper duro melhora com grafite de lápis nos dentes. Botão frouxo pede linha logo, e elástico cansado aceita um nozinho por dentro.'],
        ['Se não resolver, guarda a peça do jeito que tá, sem puxar mais. Fica muito mais simples arrumar depois.'],
      ],
    },
    funny: {
      openings: [
        'As roupas escolhem a hora de pedir {topic}.',
        'Pequenas tragédias de elevador: {topic}.',
        'Sempre na pior hora e com plateia: {topic}.',
      ],
      steps: [
        ['O fecho abriu no meio da apresentação. O público achou corajoso, o chefe achou moderno, e a pasta ficou na frente do corpo.', 'O botão saltou no almoço e caiu no copo do vizinho. Ninguém falou nada, ele só devolveu com uma colher.'],
        ['Essas coisas aguentam anos e cedem em público. Em casa, sem ninguém olhando, funcionam com uma perfeição irritante.'],
        ['Guarde um alfinete de segurança preso na parte de dentro da bolsa. Em emergências, um clipe de papel também faz milagre.'],
        ['E sempre há alguém que empresta um casaco para amarrar na cintura. Essa pessoa merece um bolo inteiro.'],
      ],
    },
    motivational: {
      openings: [
        'A caixa de botões da família: {topic}.',
        'Guardar o que ainda serve, lição de {topic}.',
        'Uma roupa vive por partes: {topic}.',
      ],
      steps: [
        ['Havia uma lata cheia de botões, e as crianças separavam por cor. Ali estavam pedaços de todas as roupas da família.', 'Antes de uma roupa virar pano de chão, alguém tirava botões e fechos. Eles voltavam em outra peça, anos depois.'],
        ['Quem cresceu vendo isso olha a roupa de outro jeito. Vê que o tecido, a linha e o fecho têm idades diferentes.'],
        ['Faça a sua caixinha, com os botões de reserva que vêm nas peças novas. Anote em cada saquinho de onde são.'],
        ['No dia em que faltar um, é bom abrir e encontrar. E as crianças da casa vão querer separar por cor.'],
      ],
    },
  },
}
