import { describe, expect, it } from 'vitest'
import { readTopic, type Topic } from './read-topic.ts'

const described = (topic: Topic) => (topic.kind === 'line' ? topic.frame : topic.kind === 'product' ? topic.product.category.name : 'unknown')

it.each([
  ['A bolsa de crochê', 'crochê e tricô de vestir', 'bolsa de crochê'], ['Amigurumi', 'amigurumi', 'amigurumi'], ['PEÇAS EM MDF', 'madeira e MDF', 'peças em MDF'], ['ALMOFADAS', 'costura para casa', 'almofadas'],
  ['🎂 bolo da Ana', 'bolos', 'bolo da Ana'], ['BOLO DE NATAL', 'bolos', 'bolo de Natal'], ['um bolo para a vovó', 'bolos', 'bolo para a vovó'], ['10 lembrancinhas de batizado azul e branco', 'artigos religiosos', '10 lembrancinhas de batizado azul e branco'],
  ['tapete redondo que terminei ontem', 'crochê e tricô para casa', 'tapete redondo que terminei ontem'], ['laco p/ bebe', 'laços e acessórios de cabelo', 'laço para bebê'], ['kit c/ 3 sabonetes', 'saboaria', 'kit com 3 sabonetes'],
  ['vestido de festa junina infantil tamanho 4 a 8 anos', 'roupas', 'vestido de festa junina infantil tamanho 4 a 8 anos'], ['topo de bolo guerra nas estrelas', 'festas e lembrancinhas', 'topo de bolo guerra nas estrelas'],
  ['bolsa maternidade para levar no hospital', 'bolsas e necessaires', 'bolsa maternidade para levar no hospital'], ['caneca signo câncer', 'canecas e personalizados', 'caneca signo câncer'], ['noivinhos de biscuit', 'biscuit', 'noivinhos de biscuit'],
  ['vendo marmita fit', 'marmitas e comidas', 'marmita fit'], ['almofda bordada', 'bordado', 'almofada bordada'], ['porta-treco em MDF', 'madeira e MDF', 'porta-treco em MDF'], ['agenda de couro', 'couro', 'agenda de couro'],
  ['clareamento dental', 'unknown', 'clareamento dental'], ['carros seminovos', 'unknown', 'carros seminovos'],
])('%s is a product of %s', (typed, category, text) => {
  const topic = readTopic(typed)
  expect(described(topic)).toBe(category)
  expect(topic.text).toBe(text)
})

it.each([
  ['20% de desconto só hoje', 'discount'], ['leve 3 pague 2 panos de prato', 'bundle-offer'], ['Frete grátis pra cidade', 'free-delivery'], ['ultimas vagas para encomendas de natal', 'last-places'], ['Agenda aberta para encomendas', 'orders-open'],
  ['agenda lotada até dezembro', 'orders-closed'], ['nova coleção de inverno', 'launch'], ['workshop de velas no sábado', 'workshop'], ['estaremos na feira da praça domingo', 'fair'], ['DIA DAS MÃES', 'holiday'], ['Natal', 'holiday'],
  ['hoje completo 5 anos de atelie e so tenho a agradecer', 'milestone'], ['encomenda da Ana entregue', 'delivered-order'], ['feedback das clientes', 'testimonial'], ['antes e depois da cadeira', 'before-after'], ['porque artesanato é caro', 'fair-price'],
  ['qual cor vcs preferem', 'poll'], ['tabela de preços', 'price-list'], ['horário de atendimento', 'opening-hours'], ['recesso de fim de ano', 'shop-holiday'], ['procuro costureira', 'help-wanted'], ['OBRIGADA POR TUDO', 'thanks'], ['minhas clientes queridas', 'thanks'],
  ['oi gente', 'greeting'], ['Feliz Dia das Mães', 'greeting'], ['to de volta meninas', 'back-again'], ['sorteio de uma cesta', 'giveaway'], ['COMO LAVAR CROCHÊ', 'question'], ['Comecei com 50 reais', 'story'], ['Gratidão', 'theme'], ['🎀🎀🎀', 'theme'],
  ['uma encomenda atrasada', 'setback'], ['Feira cancelada', 'setback'], ['Caneca com defeito', 'setback'], ['ANA CLARA FESTAS', 'shop-name'], ['bastidores', 'behind-the-scenes'], ['como encomendar', 'how-to-order'], ['costureiras', 'people'],
])('%s is a line for %s', (typed, frame) => expect(described(readTopic(typed))).toBe(frame))

it.each(['Falecimento da minha avó', 'Luto pelo meu pai, ateliê fechado', 'Minha mãe faleceu ontem', 'Perdemos nosso gatinho, que tristeza'])('%s is about the owner\'s own grief', (typed) => expect(described(readTopic(typed))).toBe('own-grief'))

it('a loss that is no death is no grief', () => expect(described(readTopic('Como comecei a fazer velas depois que perdi o meu emprego'))).toBe('story'))

it.each(['Forno quebrou, hoje não tem pão', 'Alagou meu ateliê e as encomendas vão atrasar', 'Fechada de 20 a 27 porque minha mãe foi operada'])('%s is bad news', (typed) => expect(described(readTopic(typed))).toBe('setback'))

it.each(['O preço da cera subiu e vou ter que reajustar', 'A farinha subiu e o pão vai pra R$ 19,90', 'Aumento dos preços em março'])('%s is about prices that rise', (typed) => expect(described(readTopic(typed))).toBe('price-rise'))

it.each(['Cuidado com perfil falso pedindo pix', 'Golpe no whatsapp da loja'])('%s is a warning', (typed) => expect(described(readTopic(typed))).toBe('warning'))

it.each(['Luto', 'Quadrinho memorial com a patinha do pet', 'velório', 'Saudade do meu pai', 'MISSA DE SÉTIMO DIA', 'Meus pêsames'])(
  '%s is about grief', (typed) => expect(described(readTopic(typed))).toBe('grief'))

it.each(['Natureza morta', 'Chá de despedida de solteira', 'mortadela artesanal', 'caneca signo câncer', 'coroa de flores', 'Encomenda sem atraso', 'quebra-cabeça'])(
  '%s is about neither grief nor bad news', (typed) => expect(['grief', 'setback']).not.toContain(described(readTopic(typed))))

it.each([
  ['OBRIGADA POR TUDO', 'Obrigada por tudo.'], ['COMO LAVAR CROCHÊ', 'Como lavar crochê?'], ['Feliz Dia das Mães', 'Feliz Dia das Mães!'], ['DIA DAS MÃES', 'Dia das Mães.'], ['ANA CLARA FESTAS', 'Ana Clara Festas.'], ['Leve 3 pague 2!', 'Leve 3 pague 2!'],
])('the line %s is printed as %s', (typed, text) => expect(readTopic(typed).text).toBe(text))

describe('prices', () => {
  it.each([['Bolo por R$ 25,00', 'bolo', 'R$ 25,00'], ['coxinha 5 reais cada', 'coxinha', '5 reais cada'], ['vestido a partir de R$ 120', 'vestido', 'a partir de R$ 120'],
    ['bolo no pote 250ml a 12 reais retirada no centro', 'bolo no pote 250ml, retirada no centro', '12 reais'], ['vaso 40 reais com planta', 'vaso com planta', '40 reais'], ['marmita pacote c/ 10 por 170', 'marmita pacote com 10', 'R$ 170'], ['marmita por 30 dias', 'marmita por 30 dias', null]])(
    '%s is %s for %s', (typed, text, price) => expect(readTopic(typed)).toMatchObject({ kind: 'product', text, price }))
})

it.each([
  ['caneca de R$ 50 por R$ 30', 'discount'], ['laço rosa 3 por R$ 10', 'bundle-offer'], ['unha em gel 80 reais so essa semana', 'discount'], ['ultimas 3 vagas para dezembro', 'last-places'], ['encomendas de natal encerram dia 10/12', 'last-places'],
  ['caneca com foto do pet que virou estrelinha', 'grief'], ['almofada feita c camisa do pai q faleceu', 'grief'], ['quadrinho do cachorro que morreu', 'grief'], ['dia das maes p/ quem tem a mae no ceu', 'grief'], ['urna pet de madeira', 'grief'],
])('%j is the line that it looks like', (typed, frame) => expect(readTopic(typed)).toMatchObject({ kind: 'line', frame }))

it.each(['almofada do coração para cirurgia de mama', 'turbante para quimioterapia', 'coroa de flores p/ velorio encomenda ate dia 30', 'kit 3 sabonetes por 30 reais', 'mochila pra quem vai começar a faculdade', 'cesta de café da manhã, entrego em joinville'])(
  '%j is a product', (typed) => expect(readTopic(typed).kind).toBe('product'))

it.each([
  ['blusa tam P azul', 'blusa tam P azul'], ['bolo c morango p 10 pessoas', 'bolo com morango para 10 pessoas'], ['imagem de nossa sra aparecida', 'imagem de Nossa Senhora Aparecida'], ['sabonete q n derrete', 'sabonete que não derrete'], ['empadao de frango', 'empadão de frango'],
  ['bolo C de coco', 'bolo C de coco'], ['pq o croche e tao caro', 'Por que o crochê é tão caro?'], ['missa de 7 dia do meu pai', 'Missa de 7 dia do meu pai.'], ['concerto de roupa', 'conserto de roupa'], ['são jorge de amigurumi', 'São Jorge de amigurumi'],
])('%j is written %j', (typed, written) => expect(readTopic(typed).text).toBe(written))

it.each([
  ['roupinha p/ cachorro de inverno tam P e M em soft', 'roupa pet'], ['roupa para cachorro', 'roupa pet'], ['roupinha de frio pra pet', 'roupa pet'], ['roupinha de gato', 'coleira para gato'], ['cento de coxinha', 'cento de salgados'],
  ['velas de lembrancinha de batizado em lata', 'vela'], ['vela de batizado', 'vela de batizado'], ['enfeite de porta maternidade', 'porta-maternidade'], ['bolo de cenoura no pote', 'bolo de pote'], ['bolsa em couro', 'bolsa de couro'],
])('%j is told what is true of a %s', (typed, noun) => {
  const topic = readTopic(typed)
  expect(topic.kind === 'product' && topic.product.type?.nouns[0]).toBe(noun)
})

it.each([
  ['volta as aulas', 'Volta às aulas.'], ['saida maternidade recem nascido', 'saída maternidade recém-nascido'], ['camiseta formatura 3 ano', 'camiseta formatura 3º ano'], ['bolo 1 ano', 'bolo 1 ano'], ['vestido 2 anos', 'vestido 2 anos'],
  ['agradecer as clientes', 'Agradecer às clientes.'], ['agradecer as mensagens', 'Agradecer as mensagens.'], ['entrego em todo brasil', 'Entrego em todo o Brasil.'], ['esmalte do mes', 'esmalte do mês'],
  ['compras acima de 150 ganha brinde', 'Compras acima de R$ 150 ganha brinde.'], ['frete gratis acima de 10 unidades', 'Frete grátis acima de 10 unidades.'],
])('the small words of %j are written as in %j', (typed, written) => expect(readTopic(typed).text).toBe(written))

it('a notice has its pauses', () => {
  expect(readTopic('aviso nao vamos abrir na sexta feira santa').text).toBe('Aviso: não vamos abrir na sexta-feira santa.')
  expect(readTopic('faleceu minha mae loja fechada ate segunda').text).toBe('Faleceu minha mãe, loja fechada até segunda.')
  expect(readTopic('enquete qual cor vcs preferem').text).toBe('Enquete: qual cor vocês preferem?')
})
