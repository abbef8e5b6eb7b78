import type { ProductType } from '../product-type.ts'

export const wallet: ProductType = {
  nouns: ['carteira', 'carteira de couro', 'carteirinha', 'porta-cartão', 'porta-cartões', 'porta-notas', 'porta-documentos', 'niqueleira'],
  asks: ['se prefere pequena ou com bastante espaço', 'a cor preferida', 'se é presente ou para você'],
  questions: {
    sale: ['Você anda com muita coisa ou só o essencial?', 'Preto, marrom ou colorido, qual você usaria?'],
    content: ['Qual é o papel mais antigo que você ainda carrega?', 'Quantos cartões de fidelidade você nunca completou?'],
  },
  emojis: ['👛', '🤎', '💳'],
  hashtags: ['carteira', 'carteiras', 'carteiradecouro', 'portacartao', 'carteirasdecouro', 'portadocumentos', 'portacartoes'],
  sale: {
    professional: {
      openings: [
        'Uma companhia discreta para todos os dias: {topic}.',
        '{O topic} {vai/vão} com você a todos os lugares.',
        'Para quem gosta de couro e de coisa bem usada: {topic}.',
      ],
      steps: [
        ['Na fila do caixa, você abre a bolsa e encontra logo o que procura. Quem já revirou tudo sabe o valor disso.', 'É um dos objetos que mais passam pela mão durante o dia. Quem convive com um bom couro percebe a diferença pelo toque.'],
        ['O couro amacia com o uso e toma a forma de quem o carrega. Depois de alguns meses, não há outra peça igual.'],
        ['Serve para o trabalho, a viagem e o passeio. É presente útil em aniversário, formatura ou primeiro emprego.'],
        ['Antes de escolher, esvazie o que você usa hoje e veja o que de fato precisa levar. Isso define o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Vai com você pra todo lado: {topic}.',
        'Tá na hora de aposentar o que você usa e pegar {um topic}.',
        'Couro bom a gente sente na mão: {topic}.',
      ],
      steps: [
        ['Sabe quando você tá na fila e revira a bolsa inteira atrás de uma coisa só? Com tudo no lugar, a fila até anda.', 'Tem coisa que a gente pega o dia inteiro e nem repara. Repara quando muda pra um couro gostoso de segurar.'],
        ['Couro vai amaciando e pegando o jeito da gente. Depois de um tempo, dá pra reconhecer de olho fechado.'],
        ['É presente de quem pensa no uso: pro pai, pra amiga, pra quem começou no trabalho novo. Todo mundo precisa.'],
        ['Antes de escolher, põe na mesa tudo que você carrega hoje. Você vai ver que metade nem precisava estar ali.'],
      ],
    },
    funny: {
      openings: [
        'Nota de mercado de três anos não entra aqui: {topic}.',
        'O recibo dobrado em oito perdeu a casa, chegou {o topic}.',
        'Cabe o que você precisa e não a coleção de recibos: {topic}.',
      ],
      steps: [
        ['No fundo da bolsa moram um recibo apagado, um cartão de padaria e a foto de alguém que já é adulto. Dinheiro, ninguém viu.', 'A pessoa na frente da fila procura, tira tudo, põe no balcão e acha no bolso. Amanhã, essa pessoa pode ser qualquer um.'],
        ['O couro amacia e pega a forma do dono. Com o tempo, os dois ficam um pouco gastos e ainda muito bons.'],
        ['Serve para o organizado, para o bagunceiro e para quem recebeu cinco cartões de fidelidade e não completou nenhum.'],
        ['Esvazie bolsos e bolsas antes de escolher. Se achar dinheiro esquecido lá dentro, já é um bom começo.'],
      ],
    },
    motivational: {
      openings: [
        'Para o primeiro salário e todos os seguintes: {topic}.',
        'Um presente que acompanha conquistas: {topic}.',
        'Quem trabalha todos os dias merece {um topic}.',
      ],
      steps: [
        ['O primeiro salário a gente lembra com detalhe, até onde guardou. Um bom couro fica junto por muitos outros.', 'Na mala de quem vai viajar ou mudar de cidade, há um canto para os documentos. É a primeira coisa que se confere.'],
        ['Couro com alguns anos de uso mostra onde a mão apoiou. Cada marca é de um dia em que ele esteve junto.'],
        ['É presente de formatura, de emprego novo e de agradecimento. A pessoa usa no mesmo dia e lembra por muito tempo.'],
        ['Pense no dia a dia de quem vai usar, bolso ou bolsa, muito papel ou quase nada. A escolha certa vem dessa rotina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar o couro do dia a dia: {topic}.',
        'Um teste rápido para aliviar {o topic}.',
        'Para durar mais, {o topic} {precisa/precisam} de espaço.',
      ],
      steps: [
        ['A costura que abre e o couro que deforma têm quase sempre a mesma origem. Há coisas demais lá dentro.'],
        ['O couro cede quando é forçado e não volta por inteiro. Com calor, perde a gordura que o mantém flexível.'],
        ['Retire papéis uma vez por mês. Se molhar, seque com pano e deixe à sombra, e de tempos em tempos passe um creme próprio.'],
        ['A cor do couro muda com a luz e com o toque. O nome disso é pátina, e muita gente espera por ela.'],
      ],
    },
    casual: {
      openings: [
        'Tem coisa demais aí dentro, aposto: {topic}.',
        'Molhou na chuva? Calma, olha a dica: {topic}.',
        'Faz quanto tempo que você não esvazia {o topic}?',
      ],
      steps: [
        ['Faz um teste agora: abre e conta os papéis que não servem mais. Eu espero. Foi mais do que você pensava, né?'],
        ['O couro estica com o que a gente põe e não volta tudo. E calor forte leva embora a gordura que deixa ele macio.'],
        ['Esvazia uma vez por mês. Se molhou, enxuga e deixa na sombra, e de vez em quando passa um creme pra couro.'],
        ['Eu gosto de ver couro usado. O cantinho escurece, a dobra marca, e dá pra saber como a pessoa segura.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de bolso: {topic}.',
        'As camadas históricas {do topic}.',
        'Pesa muito e não é dinheiro: {topic}.',
      ],
      steps: [
        ['A camada de cima tem recibos de ontem. Na do meio, um ingresso antigo. No fundo, uma moeda que já saiu de circulação.', 'O volume aumentou três centímetros, e não foi de dinheiro. São comprovantes, guardados com medo de precisar e nunca mais lidos.'],
        ['Papel entra fácil e não sai sozinho. E o couro, gentil que é, vai cedendo espaço até a costura pedir socorro.'],
        ['Uma vez por mês, tire tudo e devolva só o que usou. A moedinha da sorte pode ficar, por amizade.'],
        ['Quem trabalha com couro conhece a pessoa pelo volume. Pouco volume, pessoa prática. Muito volume, muita história para contar.'],
      ],
    },
    motivational: {
      openings: [
        'Um couro que guarda os seus anos: {topic}.',
        'Ponto a ponto, assim se costura {um topic}.',
        'O que envelhece bem, como {o topic}.',
      ],
      steps: [
        ['Muita gente ainda tem um couro do pai ou do avô numa gaveta. Não usa, mas pega na mão de vez em quando.'],
        ['Nem todo material melhora com o tempo. O couro cuidado escurece, amacia e mostra por onde passou a mão.'],
        ['Reserve uma hora para cuidar dos couros da casa, com pano seco e um pouco de creme próprio. Eles ficam macios de novo.'],
        ['A borda é o último trabalho e o mais lento. É lixar, alisar e alisar de novo, até o dedo deslizar.'],
      ],
    },
  },
}
