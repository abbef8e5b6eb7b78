import type { ProductType } from '../product-type.ts'

export const weddingDress: ProductType = {
  nouns: ['vestido de noiva'],
  asks: ['a data do casamento', 'onde vai ser a cerimônia', 'o estilo que você imagina'],
  questions: {
    sale: ['Igreja, praia, sítio ou cartório: onde vai ser o seu?', 'Quem vai com você à primeira prova?'],
    content: ['Quantas fotos de vestido você já salvou no celular?', 'Quem vai chorar primeiro quando vir o vestido?'],
  },
  emojis: ['👰', '👗', '💍'],
  hashtags: ['vestidodenoiva', 'vestidosdenoiva', 'noiva', 'noivas', 'casamento', 'vestidonoiva'],
  sale: {
    professional: {
      openings: [
        '{O topic} para um dia planejado com amor.',
        'Da primeira prova ao altar: {topic}.',
        'A escolha {do topic} começa com uma conversa.',
      ],
      steps: [
        ['A porta se abre, a música começa e todos se levantam. Quem entra passou meses imaginando esse vestido.', 'Na primeira prova, a conversa na sala para. A mãe procura um lenço, e a noiva se olha no espelho por um bom tempo.'],
        ['Um vestido de noiva é feito para ser visto de todos os lados. O caimento precisa estar certo de pé, sentada e na dança.'],
        ['Há cerimônias na igreja, na praia, no cartório e no quintal da família. Cada lugar pede um vestido diferente.'],
        ['Conte a data, o local e o horário, e traga imagens do que gosta. Quanto antes começar, mais tranquilas são as provas.'],
      ],
    },
    casual: {
      openings: [
        'Chegou a hora de pensar {no topic}.',
        'Vem contar como você imagina o seu: {topic}.',
        'Tem um sim marcado e falta {o topic}.',
      ],
      steps: [
        ['A gente salva foto de vestido no celular muito antes de ter data. Depois do pedido, a pasta dobra de tamanho.', 'A mãe quer longo, a amiga quer decote e a vó só quer chorar. No meio de tanto palpite, tem um que é o seu.'],
        ['Quando é o certo, a noiva para de perguntar o que a gente achou. Ela se olha, dá uma volta e não quer tirar.'],
        ['Pode ser igreja, praia, cartório ou quintal da família. O vestido conversa com o lugar e com o jeito de quem casa.'],
        ['Me conta a data e onde vai ser. E se puder, já pensa no sapato, porque a barra depende dele.'],
      ],
    },
    funny: {
      openings: [
        'Para um sim e quatrocentas fotos: {topic}.',
        '{O topic} passa na frente do buffet na lista.',
        'Todo mundo vai chorar ao ver {o topic}, até o padrinho.',
      ],
      steps: [
        ['A pasta de referências tem duzentos vestidos, e todos são o preferido. A mãe já escolheu outro, que não está na pasta.', 'Na prova, a sogra chorou, a mãe chorou e a madrinha chorou. Quem ia casar só queria saber se dava para sentar.'],
        ['Um vestido de noiva enfrenta abraço de tia, valsa, chuva de arroz e a música que todo mundo pula. E sai bem em todas.'],
        ['Para casar na igreja, no sítio ou na praia. Nesta última, convém lembrar que o vento também foi convidado.'],
        ['Traga à prova alguém sincero e alguém que chore pouco. Os dois juntos valem por uma comissão inteira.'],
      ],
    },
    motivational: {
      openings: [
        'Para o dia de dizer sim: {topic}.',
        '{O topic} para uma entrada que só você vai fazer.',
        'Uma data marcada, uma lista enorme e {o topic}.',
      ],
      steps: [
        ['Vocês juntaram dinheiro, fizeram lista e adiaram viagem. Quando o vestido entra na conversa, a festa parece bem mais perto.', 'Há noivas que se casam depois de muitos anos de vida em comum. A emoção de vestir para esse dia é a mesma.'],
        ['Cada prova acerta um detalhe, e o vestido vai ficando mais seu. No último dia, basta fechar e caminhar.'],
        ['Grande ou pequena, na igreja ou no cartório, a cerimônia é de quem se casa. O vestido pode seguir o mesmo tom.'],
        ['Comece pelo que você não quer, que é mais fácil. O que sobra costuma mostrar o caminho com bastante clareza.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que levar à prova {do topic}.',
        'Antes da prova, alguns preparativos: {topic}.',
        'A prova {do topic} sem correria.',
      ],
      steps: [
        ['A noiva chega à prova com o sapato errado e seis opiniões. Sai de lá com mais dúvidas do que entrou.'],
        ['O vestido é ajustado em milímetros sobre o corpo. Sapato, roupa de baixo e até o penteado mudam o resultado.'],
        ['Leve o sapato da festa, a roupa de baixo definitiva e uma ou duas pessoas. Sente-se, dance e abrace alguém.'],
        ['Da última prova em diante, deixe o vestido em capa de tecido, pendurado alto. E combine quem vai ajudar a fechar.'],
      ],
    },
    casual: {
      openings: [
        'Todo mundo tem um palpite sobre {o topic}.',
        'Como escolher {o topic} sem enlouquecer.',
        'Conversa de quem vai casar: {topic}.',
      ],
      steps: [
        ['A gente começa sabendo o que quer. Depois de duzentas fotos e cinco palpites, não sabe nem se gosta de manga.'],
        ['Foto mostra vestido em outro corpo, com outra luz. É por isso que o preferido da tela nem sempre é o do espelho.'],
        ['Experimenta um modelo bem diferente do que imaginou, só pra ver. E anota o que sentiu antes de ouvir os outros.'],
        ['Quando é ele, a gente costuma saber. Dá uma vontade boba de andar pela sala e não tirar mais.'],
      ],
    },
    funny: {
      openings: [
        'O vestido, a cauda e a ida ao banheiro: {topic}.',
        'Missões secretas das madrinhas com {o topic}.',
        'O que ninguém ensaia com {o topic}.',
      ],
      steps: [
        ['Ao longo da festa, três convidados pisam na cauda. Um pede desculpas, um finge que não viu e o terceiro é o noivo.'],
        ['Um vestido longo ocupa mais espaço do que parece, e a festa tem cadeira, taça e criança. Alguém precisa cuidar do trânsito.'],
        ['Nomeie uma madrinha da cauda e deixe com ela alfinetes, linha e um lenço. Ensaiem a subida da cauda uma vez.'],
        ['No álbum, nada disso aparece. Mas é a história do banheiro que a família vai contar em todos os natais.'],
      ],
    },
    motivational: {
      openings: [
        'Depois da festa, o vestido fica: {topic}.',
        'Guardar {o topic} para contar a história.',
        'O que vem depois do sim: {topic}.',
      ],
      steps: [
        ['A festa acabou, e o vestido está sobre a cadeira, com a barra escura de tanta dança. É a melhor mancha da casa.'],
        ['Tecidos claros amarelam quando guardados com manchas. Suor e açúcar, que quase não se veem, escurecem com os meses.'],
        ['Mande limpar nas primeiras semanas e guarde em caixa, com papel sem acidez, longe da luz. Abra uma vez por ano.'],
        ['Nesse dia, aproveite para olhar as fotos. Alguém acaba pondo a música, e a sala vira pista outra vez.'],
      ],
    },
  },
}
