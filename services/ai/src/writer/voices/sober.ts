import type { Closings, Openings, Theme, Voice } from './voice.ts'

/** For grief, in each style: it sells nothing and makes no jokes. */
const naming = [
  '{Há momentos|Há assuntos|Há dias} em que {as palavras precisam ser simples|é preciso falar com cuidado|o silêncio também diz muito|a gente fala mais baixo}, e {hoje falamos de|o assunto de hoje é|hoje a conversa é sobre} {topic}.',
  '{Com respeito|Com carinho|Com delicadeza|Com todo o cuidado|De coração}, {escrevemos sobre|hoje falamos de|reservamos este espaço para falar de|paramos um instante para pensar em} {topic}{|, em poucas palavras|, sem pressa}.',
  '{Hoje|Por aqui|Nesta publicação}, {o tom é outro|a voz é mais baixa|a conversa é mais calma|o espaço é de respeito}, porque {falamos de|o assunto é|as palavras são sobre} {topic}{|, com carinho}.',
  '{Uma pausa|Um instante|Um minuto|Um silêncio} {de respeito|com carinho|na rotina|com delicadeza}, {para falar de|em que pensamos em} {topic}.',
  '{Sobre|A respeito de} {topic}, {deixamos poucas palavras|escrevemos com cuidado|falamos com carinho|queremos dizer pouco e com respeito}{|, de coração|, com delicadeza}.',
]
const leading = [
  '{Com respeito|Com carinho|Com delicadeza|Com todo o cuidado|De coração}, {deixamos aqui algumas palavras|escrevemos pouco|reservamos este espaço|paramos um instante}{| hoje| por aqui| nesta publicação| sem pressa}.',
  '{Há momentos|Há notícias|Há dias} {que pedem poucas palavras|que pedem silêncio e respeito|em que é preciso falar com cuidado|em que o coração fala mais baixo}{|, e hoje é assim|, e aqui fica o nosso respeito}.',
  '{Hoje|Por aqui|Nesta publicação}, {o tom é outro|a voz é mais baixa|a conversa é mais calma|o espaço é de respeito}{|, com carinho|, de coração|, com delicadeza}.',
  '{Uma pausa|Um instante|Um minuto|Um silêncio} {de respeito|com carinho|na rotina|com delicadeza}{|, em poucas palavras|, de coração|, por quem precisa}.',
]

const openings: Openings = {
  thing: { sale: naming, content: naming }, idea: naming, occasion: naming,
  people: ['{Com respeito|Com carinho|Com delicadeza|Com todo o cuidado|De coração}, {estas palavras são|este abraço é|este silêncio é|o nosso carinho é|esta mensagem é} para {topic}{|, sem pressa|, em poucas palavras|, hoje e sempre}.', '{Um abraço|Um silêncio|Um pensamento|Uma palavra} {de respeito|de carinho|de conforto|de paz} para {topic}{|, sem pressa|, de coração|, com delicadeza}.'],
  name: ['{Com respeito|Com carinho|Com delicadeza|Com todo o cuidado|De coração}, {lembramos|pensamos em|escrevemos sobre|reservamos este espaço para|guardamos na memória} {topic}{|, hoje|, em poucas palavras|, em silêncio}.', '{Um abraço|Um silêncio|Um pensamento|Uma palavra} {de respeito|de carinho|de conforto|de paz} por {topic}{|, sem pressa|, de coração|, com delicadeza}.'],
  greeting: leading.map((lead) => `${lead.replace(/\.$/, '')}: {topic}`),
  question: leading, statement: leading, news: leading,
}

const themes: readonly Theme[] = [
  ['Que haja um abraço por perto para quem precisar.', 'A quem atravessa um momento assim, o nosso abraço.'],
  ['Não há pressa para sentir: cada coração tem o seu tempo.', 'Cada pessoa tem o seu tempo, e ele merece respeito.'],
  ['As lembranças também são uma forma de companhia.', 'O amor que se viveu continua presente nos pequenos gestos.'],
  ['Às vezes, estar perto em silêncio é o maior gesto de carinho.', 'Um gesto simples pode dizer o que as palavras não alcançam.'],
  ['Ninguém precisa passar por isso sem companhia.', 'Pedir ajuda e aceitar um abraço também é cuidado.'],
  ['O que fazemos com as mãos, hoje, fazemos com ainda mais delicadeza.', 'Nosso trabalho também nasce da vontade de acolher.'],
  ['Desejamos serenidade a quem está lendo e precisa dela.', 'Que os próximos dias tragam um pouco de calma.'],
  ['Cuidar de quem fica é uma forma de honrar o que se viveu.', 'Cuidar uns dos outros é o que nos sustenta.'],
  ['Algumas histórias não se medem em palavras.', 'Há sentimentos que cabem melhor em um abraço do que em um texto.'],
  ['Guardamos cada nome e cada história com respeito.', 'Toda história merece ser lembrada com carinho.'],
  ['Se o dia estiver pesado, faça uma pausa e respire com calma.', 'Nos dias mais difíceis, vale ir devagar e pedir companhia.'],
]

const always = (list: readonly string[]) => ({ sale: list, content: list, any: list })
const closings: Closings = {
  comment: {
    leads: ['Se quiser, deixe nos comentários', 'Se fizer bem a você, escreva nos comentários', 'Nos comentários, há espaço para', 'Quem quiser pode deixar nos comentários', 'Os comentários estão abertos para', 'Se sentir vontade, compartilhe nos comentários', 'Fique à vontade para deixar nos comentários', 'Recebemos com carinho, nos comentários,', 'Sem pressa, deixe nos comentários', 'Se o coração pedir, escreva nos comentários', 'Acolhemos com respeito, nos comentários,', 'Quando puder, deixe nos comentários'],
    ends: always([' uma palavra de carinho.', ' uma lembrança bonita.', ' uma palavra a quem precisa de abraço.', ' uma mensagem de conforto.', ' um nome que merece ser lembrado.', ' uma oração ou um pensamento.', ' algumas palavras de apoio.', ' uma palavra amiga.', ' uma memória querida.', ' uma palavra de esperança.', ' um pouco da sua história.', ' um recado para alguém especial.', ' o que o coração quiser dizer.', ' uma frase que conforta.']),
  },
  direct: {
    leads: ['Se precisar conversar, escreva no direct', 'O direct está aberto', 'Estamos no direct', 'Se quiser, mande uma mensagem no direct', 'Escreva no direct', 'Se fizer bem a você, chame no direct', 'Quando puder, escreva no direct', 'Sem pressa, mande um direct', 'Se sentir vontade, fale conosco no direct', 'Nossa escuta está no direct', 'Para o que precisar, chame no direct', 'Fique à vontade para escrever no direct'],
    ends: always([', com toda a calma.', ' quando sentir vontade.', ', no seu tempo.', ' e a conversa será acolhida com respeito.', ' sempre que precisar.', ' e será uma conversa com carinho.', ', sem pressa e sem cobrança.', ' se quiser companhia por alguns minutos.', ', do jeito que for melhor para você.', ' se houver algo em que possamos ajudar.', ', com a certeza de uma escuta atenta.', ' sempre que o coração pedir.', ' para falar com calma.']),
  },
  biolink: {
    leads: ['Se precisar falar conosco, use o link na bio', 'O link na bio leva até nós', 'Estamos também no link na bio', 'Se quiser, passe pelo link na bio', 'Quando puder, visite o link na bio', 'Se fizer bem a você, siga pelo link na bio', 'Sem pressa, passe pelo link na bio', 'O caminho até nós está no link na bio', 'Para o que precisar, use o link na bio', 'Fique à vontade para usar o link na bio', 'Encontre a gente pelo link na bio', 'Se sentir vontade, venha pelo link na bio'],
    ends: always([', com toda a calma.', ' quando sentir vontade.', ', no seu tempo.', ' sempre que precisar.', ', sem pressa e sem cobrança.', ', do jeito que for melhor para você.', ' se houver algo em que possamos ajudar.', ' sempre que o coração pedir.', ' para falar com calma.', ', com a certeza de uma escuta atenta.', ', quando você quiser.', ' se quiser conversar.', ', com o coração tranquilo.', ' se precisar de nós.']),
  },
}

export const sober: Voice = {
  openings,
  themes: { about: { thing: [], idea: [], occasion: [], people: [] }, product: [], sale: themes, making: [], any: themes, occasion: [], people: [], question: [], news: [], statement: [], greeting: [], name: [] },
  closings,
  emojis: ['🤍', '🕊️', '🌿'],
}
