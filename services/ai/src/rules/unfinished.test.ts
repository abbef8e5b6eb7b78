import { expect, it } from 'vitest'
import { DECLINED, unfinishedFaults } from './unfinished.ts'

const faults = (text: string, ...typed: string[]) => unfinishedFaults(text, typed)

it.each([
  'Desculpe, mas não posso ajudar com isso.', 'Sinto muito, não consigo atender a esse pedido.', 'Infelizmente não posso criar conteúdo sobre esse tema.', 'Não posso gerar esse tipo de conteúdo.', 'Lamento, mas não poderei escrever essa legenda.', 'Não é possível atender à sua solicitação: não posso fornecer isso.',
  'I\'m sorry, but I can\'t assist with that.', 'I cannot help with this request.', 'Sorry, I am unable to do that.', 'As an AI language model, I have no opinion.', 'Como uma IA, não tenho sentimentos.', 'Como modelo de linguagem, prefiro não opinar.', 'Como assistente virtual, não posso.',
])('%j declines', (text) => expect(faults(text)).toContain(DECLINED))

it.each([
  'Claro! Aqui está a sua legenda:\nBolo novo.', 'Claro que sim! Segue:\nBolo novo.', 'Com certeza! Aqui vai uma legenda para o seu post!\nBolo.', 'Aqui está uma sugestão de legenda para você: bolo novo', 'Segue a legenda solicitada:\nBolo.', 'Sure! Here is your caption:\nBolo.', 'Here\'s the prompt you asked for: a cake', 'Legenda: Bolo novo.', '**Legenda 1:** Bolo.'.replaceAll('*', ''),
  'Bolo novo. Espero que goste!', 'Bolo novo.\n\nEspero que isso ajude! 😊', 'Bolo. Se quiser, posso criar outra versão.', 'Bolo. Posso ajustar o tom se precisar?'.replace('?', '.'), 'Bolo. Quer que eu gere mais opções?', 'A cake. Let me know if you need changes!', 'A cake. Hope this helps!',
])('%j speaks to whoever asked', (text) => expect(faults(text)).toEqual([expect.stringContaining('text alone')]))

it.each(['Oi, [nome]!', 'O [NOME DO PRODUTO] chegou', 'Por {preço}', 'Olá {{nome}}', 'Até <data da entrega>', '<insira aqui>', 'R$ XX', 'R$ X,XX só hoje', 'R$ [valor]', 'com XX% de desconto', 'dia XX/XX', 'Fale com ____', 'Lorem ipsum dolor', '[Insira o link]', 'Ligue: [(11) telefone]'])('%j has a blank to fill in', (text) => {
  expect(faults(text)).toContainEqual(expect.stringContaining('filled in'))
})

it.each(['"Bolo novo no ateliê."', '“Bolo novo no ateliê.”', '«Bolo»', '\'Bolo novo\''])('%s stands in quotation marks', (text) => expect(faults(text)).toEqual([expect.stringContaining('quotation marks')]))
it('a text with characters that could not be read is not shown', () => expect(faults('Promo\ufffdão')).toEqual([expect.stringContaining('read')]))

it.each([
  'Pronto! Aqui tem bolo fresquinho. Me chama no direct!', 'Claro, tem bolo hoje. Segue a gente para não perder nada!', 'Aqui está ela: a bolsa que você pediu.', 'Qualquer dúvida, me chama no direct.', 'Se quiser, posso fazer em outra cor. É só avisar!', 'Espero que vocês gostem tanto quanto eu.',
  'Desculpe o sumiço! Voltei.', 'Infelizmente não consigo entregar aos domingos.', 'Não posso deixar de contar: chegou!', 'Como ia dizendo, chegou.', 'Tamanhos do P ao XXG', 'Século XX', 'Passo [1/3] e [2]', '"Feito é melhor que perfeito": é o que digo. "Sempre."', 'Ela disse "oi".', 'Eu <3 crochê', '5 < 6 > 2', 'feito_a_mao', 'Perfeito para presente: a caneca.', 'Ótimo domingo! Veja as novidades.', 'Não posso fazer sozinha: me ajudem a escolher.', 'A cute sticker of a cat, sorry face, "I can".',
])('%j can be posted', (text) => expect(faults(text)).toEqual([]))

it.each([
  ['Coleção [novo]', 'A coleção [Novo] chegou.'], ['{nome} em chinelo', 'Chinelo com {nome}.'], ['<nome> na caneca', 'Caneca com <nome>.'], ['R$ XX', 'Só R$ XX.'], ['Lorem', 'A Lorem chegou.'], ['desculpa o atraso, não posso atender', 'Desculpe, mas não posso atender hoje.'], ['não posso ajudar com isso', 'Não posso ajudar com isso hoje.'],
  ['como uma IA', 'Como uma IA faria um bolo?'], ['curso de legendas', 'Aqui estão as minhas legendas preferidas: estas.'], ['"Bolo da Ana"', '"Bolo da Ana"'], ['I can\'t help falling in love', 'I can\'t help falling in love'], ['ol\ufffd', 'ol\ufffd'],
])('what was typed as %j may be said as %j', (typed, text) => expect(faults(text, typed)).toEqual([]))
