import type { ProductType } from '../product-type.ts'

export const funeralWreath: ProductType = {
  nouns: ['coroa fúnebre', 'coroa de velório', 'coroa de flores de velório'],
  asks: ['o nome da pessoa homenageada', 'o local e o horário da cerimônia', 'em nome de quem vão as flores'],
  questions: {
    sale: ['Que flor lembra uma pessoa querida?', 'Que palavra você escolheria para uma homenagem?'],
    content: ['De quem você aprendeu algo que usa até hoje?', 'Que flor havia no quintal da sua avó?'],
  },
  emojis: ['🕊️', '🤍', '🙏'],
  hashtags: ['coroadeflores', 'coroafunebre', 'coroasdeflores', 'coroasfunebres', 'floricultura', 'homenagem', 'flores'],
  sale: {
    professional: {
      openings: [
        'Uma homenagem discreta a quem partiu: {topic}.',
        '{O topic} {leva/levam} respeito e lembrança à família.',
        'Para dizer que você está presente: {topic}.',
      ],
      steps: [
        ['Nem sempre é possível estar ao lado da família na despedida. As flores chegam antes das palavras e mostram que alguém se lembrou.', 'Um colega perde alguém querido, e a equipe não sabe o que dizer. Uma homenagem em nome de todos já diz bastante.'],
        ['Flores acompanham despedidas há muito tempo. São um gesto simples, compreendido por todos, sem que ninguém precise explicar.'],
        ['Podem enviar a homenagem os parentes, os amigos, os vizinhos, a turma da escola e a equipe do trabalho.'],
        ['Ao pedir, informe o nome completo da pessoa, o local e o horário da cerimônia. Uma frase curta na faixa costuma bastar.'],
      ],
    },
    casual: {
      openings: [
        'Pra estar perto da família nessa hora: {topic}.',
        '{O topic} como um abraço de longe.',
        'Uma forma de dizer que a gente se importa: {topic}.',
      ],
      steps: [
        ['Tem hora em que a gente não acha o que dizer. As flores falam por nós e mostram pra família que ela não está só.', 'Quando não dá pra ir, dói um pouco mais. Mandar flores é um jeito de estar ali com quem ficou.'],
        ['É um gesto antigo e que todo mundo entende. Quem recebe lê o nome na faixa e sabe quem lembrou.'],
        ['Pode ir em nome da família, dos amigos de infância, da turma do trabalho ou dos vizinhos da rua.'],
        ['Pra pedir, tenha à mão o nome completo, o local e a hora. A frase pode ser curta e simples.'],
      ],
    },
    funny: {
      openings: [
        'Com carinho e respeito: {topic}.',
        '{O topic} em nome de quem guarda boas lembranças.',
        'Flores para agradecer uma vida: {topic}.',
      ],
      steps: [
        ['Na despedida, alguém conta uma história boa, e a família sorri entre as lágrimas. As flores estão ali, ao lado, como companhia.', 'Os amigos de muitos anos se juntam e decidem mandar flores. Cada um lembra uma história, e escolher a frase demora.'],
        ['As flores falam de afeto sem ocupar espaço. Ficam quietas no canto enquanto as pessoas se abraçam.'],
        ['É um gesto que cabe à família, aos amigos, aos colegas e à vizinha que trocava receitas no portão.'],
        ['Na faixa, prefira o jeito simples de falar da pessoa. O apelido de que ela gostava pode estar ali.'],
      ],
    },
    motivational: {
      openings: [
        'Uma vida merece ser lembrada com flores: {topic}.',
        '{O topic} em agradecimento pelo que foi vivido.',
        'Para honrar a memória de alguém querido: {topic}.',
      ],
      steps: [
        ['Uma professora ensinou metade do bairro a ler. Na despedida, as flores vieram de turmas que já tinham netos.', 'Quem fez bem a muita gente reúne muita gente na despedida. As flores representam também quem não pôde vir.'],
        ['A homenagem reconhece o que a pessoa deixou nos outros. A família guarda cada nome lido nas faixas.'],
        ['É um gesto possível para um grupo, uma empresa, uma comunidade ou uma única pessoa que deseja agradecer.'],
        ['Ao escrever a frase, pense numa palavra que traga a pessoa de volta: gratidão, saudade, respeito, amizade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que escrever numa homenagem: {topic}.',
        'Palavras simples na hora da despedida: {topic}.',
        'Um costume antigo de respeito: {topic}.',
      ],
      steps: [
        ['Diante do papel, muitas pessoas não sabem o que escrever para uma família em luto e temem dizer algo errado.', 'É comum procurar uma frase bonita e longa. Na faixa, porém, as letras precisam ser lidas à distância.'],
        ['Numa despedida, a família lê os nomes e sente quem está por perto. O tamanho da frase importa pouco.'],
        ['Escreva poucas palavras e assine com nome e sobrenome ou com o nome do grupo. Confira a grafia com um parente.'],
        ['O círculo não tem começo nem fim, e é usado em homenagens desde a Antiguidade. Daí vem a forma da coroa.'],
      ],
    },
    casual: {
      openings: [
        'O que a gente diz nessa hora: {topic}.',
        'Sobre despedidas e flores: {topic}.',
        'Uma palavra simples basta: {topic}.',
      ],
      steps: [
        ['Ninguém sabe muito bem o que dizer numa despedida. A gente tem medo de errar e às vezes acaba não dizendo nada.', 'Muita gente pensa que precisa de uma frase linda. Quase sempre bastam duas palavras e o nome de quem mandou.'],
        ['A família não espera discurso. Ela lê os nomes depois e se lembra de quem esteve por perto.'],
        ['Escreve do jeito que você falaria: com saudade, com carinho, com gratidão. E confere o nome certinho com alguém próximo.'],
        ['Uns dias depois, liga ou manda uma mensagem. É quando a casa fica quieta que a companhia faz mais falta.'],
      ],
    },
    funny: {
      openings: [
        'Lembrar com carinho também é homenagem: {topic}.',
        'As histórias que ficam: {topic}.',
        'Memórias de quem fez bem aos outros: {topic}.',
      ],
      steps: [
        ['Depois da despedida, a família se senta à mesa e começa a contar histórias. Alguém ri, e todos se sentem mais perto.'],
        ['Lembrar em voz alta é um modo de manter alguém entre nós. As histórias passam de um para o outro.'],
        ['Escreva uma lembrança boa e entregue à família depois. Pode ser uma cena pequena que só você conhece.'],
        ['Com o tempo, essas lembranças viram tesouro. A família relê os cartões e descobre o quanto a pessoa foi querida.'],
      ],
    },
    motivational: {
      openings: [
        'O gesto de estar presente: {topic}.',
        'Honrar quem veio antes: {topic}.',
        'O que fica de uma vida: {topic}.',
      ],
      steps: [
        ['Na despedida do velho carteiro, a rua inteira apareceu. Cada um lembrava de uma carta que ele havia trazido.'],
        ['Estar presente conta mais que encontrar a frase certa. Uma flor, um abraço e um nome escrito bastam.'],
        ['Guarde os cartões recebidos numa caixa e leia com calma quando puder. Eles contam quem a pessoa foi para os outros.'],
        ['Quem prepara homenagens trabalha em silêncio e com respeito. Sabe que, do outro lado, há uma família à espera.'],
      ],
    },
  },
}
