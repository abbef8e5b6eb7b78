import type { ProductType } from '../product-type.ts'

export const workwear: ProductType = {
  nouns: ['jaleco bordado', 'uniforme bordado'],
  asks: ['como se escreve o nome ou a arte', 'os tamanhos', 'a cor do tecido'],
  questions: {
    sale: ['Qual é a sua profissão?', 'Nome só ou nome e profissão: o que você bordaria?'],
    content: ['Qual mancha é típica do seu trabalho?', 'Todo mundo acerta a grafia do seu nome?'],
  },
  emojis: ['🪡', '🧵', '🏢'],
  hashtags: ['jalecobordado', 'bordado', 'uniformebordado', 'bordadoemjaleco', 'bordadosemuniformes', 'uniformes', 'jalecopersonalizado'],
  sale: {
    professional: {
      openings: [
        'A primeira impressão começa na roupa de trabalho: {topic}.',
        '{O topic} {identifica/identificam} e {valoriza/valorizam} quem atende.',
        'Bordado para quem veste a profissão: {topic}.',
      ],
      steps: [
        ['O cliente entra e procura alguém a quem perguntar. Com a roupa bordada, ele sabe na hora quem atende.', 'No primeiro dia de estágio ou de emprego, a roupa separada na véspera já diz que aquilo começou de verdade.'],
        ['O bordado é linha presa ao tecido e acompanha a rotina de lavagens. Visto de perto, dá acabamento à peça.'],
        ['Serve à clínica, à escola, à cozinha, ao salão e à loja. É também presente de formatura ou de emprego novo.'],
        ['Antes de escolher, confira como o nome ou a arte se escreve, letra por letra, e peça que outra pessoa leia.'],
      ],
    },
    casual: {
      openings: [
        'Roupa de trabalho com apresentação: {topic}.',
        '{O topic} {deixa/deixam} a equipe com cara de equipe.',
        'Pra começar o expediente bem vestido: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente entra num lugar e não sabe quem atende? Uma roupa bordada resolve isso na porta.', 'Primeiro dia de trabalho tem friozinho na barriga. Chegar com a roupa certa já ajuda.'],
        ['Bordado fica ali, lavagem depois de lavagem, e dá um acabamento bonito. De perto a linha tem até relevo.'],
        ['Pra clínica, pra cozinha, pro salão, pra loja. E pra quem acabou de se formar, é presente que vai pro trabalho.'],
        ['Me manda tudo escrito, com acento e maiúscula no lugar. Se for pra turma toda, já separa os tamanhos.'],
      ],
    },
    funny: {
      openings: [
        'Agora o crachá pode tirar férias: {topic}.',
        '{O topic} {aparece/aparecem} mais que qualquer crachá torto.',
        'Café no primeiro uso, é a tradição: {topic}.',
      ],
      steps: [
        ['O crachá vira ao contrário sempre que alguém quer ler. O bordado, pelo menos, não gira.', 'Primeiro dia de uso, roupa impecável, e o café da copa já vem na sua direção com pontaria profissional.'],
        ['O bordado tem acabamento e fica no lugar. Já a caneta do bolso continua sendo emprestada e nunca devolvida.'],
        ['Para quem atende, cozinha, ensina ou corta cabelo. E para quem diz que é só estagiário e já sabe de tudo.'],
        ['Confira a grafia três vezes. Todo mundo tem um parente chamado Tiago com h em algum lugar.'],
      ],
    },
    motivational: {
      openings: [
        'A roupa de quem trabalhou para chegar aqui: {topic}.',
        '{O topic} {marca/marcam} o começo de um ofício.',
        'Vestir a própria profissão: {topic}.',
      ],
      steps: [
        ['Foram anos de prova, estágio e ônibus cheio. Vestir a roupa da profissão, bem bordada, é um dia que se guarda.', 'Quem abre o próprio negócio faz tudo sozinho no início. A primeira roupa de trabalho mostra que agora é sério.'],
        ['O desenho se forma com milhares de pontos, e cada letra precisa ser lida de longe. É trabalho de precisão.'],
        ['Para quem acaba de se formar, para a equipe que cresceu e para quem abriu as portas há pouco.'],
        ['Pense em quem vai ler: paciente, aluno ou cliente. Letra clara, do lado certo, vale mais que enfeite.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} com lavagens frequentes.',
        'O que deixa legível o bordado: {topic}.',
        'Antes de aprovar a arte {do topic}, leia isto.',
      ],
      steps: [
        ['Letras pequenas e finas parecem elegantes na tela do computador. No tecido, muitas vezes viram um risco.'],
        ['A linha tem espessura e não desenha abaixo dela. E a água quente, repetida, encolhe o tecido ao redor.'],
        ['Lave pelo avesso e passe sem encostar o ferro no bordado. Na arte, prefira letras simples e espaço entre elas.'],
        ['Antes de tudo vem um teste em retalho parecido. Ele mostra se a letra fecha, se o tecido franze e se a cor aparece.'],
      ],
    },
    casual: {
      openings: [
        'Letra pequena demais não dá: {topic}.',
        'Lavagem de todo dia e {o topic}.',
        'O que eu sempre pergunto antes de bordar {o topic}.',
      ],
      steps: [
        ['No computador a letrinha fica linda. Aí vira bordado, e a gente precisa encostar o nariz pra ler.'],
        ['Linha não é caneta, ela tem grossura. Detalhe muito fino some, e tecido lavado quente puxa em volta.'],
        ['Letra simples, um bom tamanho, espaço entre uma e outra. E em casa, avesso na lavagem e ferro só por trás.'],
        ['Eu leio o nome em voz alta, de trás pra frente, antes de começar. Parece mania, mas já me salvou.'],
      ],
    },
    funny: {
      openings: [
        'A letra que faltou {no topic}.',
        'O expediente visto de dentro {do topic}.',
        'Manchas que toda profissão conhece: {topic}.',
      ],
      steps: [
        ['Quem borda nomes sabe que no Brasil existem catorze jeitos de escrever Tainá. Onze deles estão na mesma escola.'],
        ['O nome parece óbvio para o dono, que o escreve desde os seis anos. Para todos os outros é um mistério.'],
        ['Mande escrito, com acento, e confira a mensagem antes de enviar. O corretor do celular adora rebatizar pessoas.'],
        ['Quem borda lê tudo três vezes, dorme e lê outra vez. Na quarta, já duvida do próprio nome.'],
      ],
    },
    motivational: {
      openings: [
        'O ofício escrito com linha: {topic}.',
        'Muitos dias de trabalho esperam {pelo topic}.',
        'Quem veste {o topic} tem história para contar.',
      ],
      steps: [
        ['Há quem guarde a roupa do primeiro emprego, mesmo gasta. Foi com ela que aprendeu a atender e a errar.'],
        ['O uso deixa marcas nas mangas e nos bolsos. São sinais de repetição, e é assim que se aprende qualquer ofício.'],
        ['Deixe a roupa do dia seguinte pronta antes de dormir. A manhã corre melhor e sobra tempo para o café.'],
        ['Quem borda para profissionais conhece muitas histórias por um nome só. De ponto em ponto, imagina para onde ele vai.'],
      ],
    },
  },
}
