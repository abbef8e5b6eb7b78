import { expect, it } from 'vitest'
import { DECLINED, unfinishedFaults } from './unfinished.ts'

const faults = (text: string, ...typed: string[]) => unfinishedFaults(text, typed)

it.each([
  'Desculpe, mas não posso ajudar com isso.', 'Sinto muito, não consigo atender a esse pedido.', 'Infelizmente não posso criar conteúdo sobre esse tema.', 'Não posso gerar esse tipo de conteúdo.', 'Lamento, mas não poderei escrever essa legenda.', 'Não é possível atender à sua solicitação: não posso fornecer isso.',
  'I\'m sorry, but I can\'t assist with that.', 'I cannot help with this request.', 'Sorry, I am unable to do that.', 'As an AI language model, I have no opinion.', 'Como uma IA, não tenho sentimentos.', 'Como modelo de linguagem, prefiro não opinar.', 'Como assistente virtual, não posso.',
  'Não tenho informações suficientes para criar a legenda. Poderia me dizer mais?', 'Preciso de mais detalhes para escrever a legenda.', 'Bolo novo, mas essa solicitação viola as diretrizes.', 'Não me sinto confortável em escrever isso.', 'Como IA, não tenho opinião.', 'Sou apenas uma inteligência artificial.', 'Seu pedido vai contra as minhas diretrizes.', 'Prefiro não escrever sobre esse tema.', 'Você poderia fornecer mais detalhes sobre o produto?', 'Não há contexto suficiente.', 'Não estou autorizada a criar esse conteúdo.', 'I need more information to write it.', 'This request violates our content policy.', 'Could you please provide more details?', 'Não posso ajudar.', 'Não tenho como criar essa legenda.', 'Recuso-me a escrever isso.', 'Poderia reformular o pedido?', 'Não entendi o pedido.', 'Por questões éticas, não escrevo.', 'Não sou capaz de criar isso.',
])('%j declines', (text) => expect(faults(text)).toContain(DECLINED))

it.each([
  'Claro! Aqui está a sua legenda:\nBolo novo.', 'Claro que sim! Segue:\nBolo novo.', 'Com certeza! Aqui vai uma legenda para o seu post!\nBolo.', 'Aqui está uma sugestão de legenda para você: bolo novo', 'Segue a legenda solicitada:\nBolo.', 'Sure! Here is your caption:\nBolo.', 'Here\'s the prompt you asked for: a cake', 'Legenda: Bolo novo.', '**Legenda 1:** Bolo.'.replaceAll('*', ''),
  'Bolo novo. Espero que goste!', 'Bolo novo.\n\nEspero que isso ajude! 😊', 'Bolo. Se quiser, posso criar outra versão.', 'Bolo. Posso ajustar o tom se precisar?'.replace('?', '.'), 'Bolo. Quer que eu gere mais opções?', 'A cake. Let me know if you need changes!', 'A cake. Hope this helps!',
  'Opção 1: Bolo novo.', 'Perfeito! Segue abaixo: Bolo novo.', 'Assistant: Bolo novo.', 'Bolo novo.\n\n(27 palavras)', 'Bolo novo.\n\nNota: adaptei o tom.', 'Entendido. Bolo novo.', 'Que tema lindo! Aqui está: Bolo novo.', 'Versão final:\nBolo novo.', 'Bolo novo. Obs.: você pode trocar as cores.',
  'Sugestão 2: Bolo novo.', 'Opção 1 - Bolo.', '1ª opção: bolo.', 'Bolo.\n\nOpção 2: Outro bolo.', 'ChatGPT: bolo.', 'Certo! Vamos lá: bolo.', 'Bolo. Fique à vontade para adaptar o texto.', 'Bolo. O que achou da legenda?', 'Bolo.\n\n27 palavras', 'Versão curta: Bolo.', 'Adorei a ideia! 😍 Segue a legenda:\nBolo.', 'Conforme solicitado, bolo novo.', 'Bolo novo. (Total: 12 palavras)', 'Bolo novo.\n(Observação: usei dois emojis.)', 'Bolo novo. Contagem de palavras: 12', 'Bolo. Espero que você goste da legenda, que fiz com carinho.', 'Got it! A cake.', 'Aqui está a legenda para a bolsa de crochê:\nBolsa.',
])('%j speaks to whoever asked', (text) => expect(faults(text)).toEqual([expect.stringContaining('text alone')]))

it.each(['Oi, [nome]!', 'O [NOME DO PRODUTO] chegou', 'Por {preço}', 'Olá {{nome}}', 'Até <data da entrega>', '<insira aqui>', 'R$ XX', 'R$ X,XX só hoje', 'R$ [valor]', 'com XX% de desconto', 'dia XX/XX', 'Fale com ____', 'Lorem ipsum dolor', '[Insira o link]', 'Ligue: [(11) telefone]'])('%j has a blank to fill in', (text) => {
  expect(faults(text)).toContainEqual(expect.stringContaining('filled in'))
})

it.each(['Uma bolsa feita com', 'Uma bolsa para você,', 'Um bolo de', 'A cake with', 'Feita à mão para'])('%j breaks off', (text) => expect(faults(text)).toEqual([expect.stringContaining('break off')]))

it.each(['"Bolo novo no ateliê."', '“Bolo novo no ateliê.”', '«Bolo»', '\'Bolo novo\''])('%s stands in quotation marks', (text) => expect(faults(text)).toEqual([expect.stringContaining('quotation marks')]))
it('a text with characters that could not be read is not shown', () => expect(faults('Promo\ufffdão')).toEqual([expect.stringContaining('read')]))

it.each([
  'Pronto! Aqui tem bolo fresquinho. Me chama no direct!', 'Claro, tem bolo hoje. Segue a gente para não perder nada!', 'Aqui está ela: a bolsa que você pediu.', 'Qualquer dúvida, me chama no direct.', 'Se quiser, posso fazer em outra cor. É só avisar!', 'Espero que vocês gostem tanto quanto eu.',
  'Desculpe o sumiço! Voltei.', 'Infelizmente não consigo entregar aos domingos.', 'Não posso deixar de contar: chegou!', 'Como ia dizendo, chegou.', 'Tamanhos do P ao XXG', 'Século XX', 'Passo [1/3] e [2]', '"Feito é melhor que perfeito": é o que digo. "Sempre."', 'Ela disse "oi".', 'Eu <3 crochê', '5 < 6 > 2', 'feito_a_mao', 'Perfeito para presente: a caneca.', 'Ótimo domingo! Veja as novidades.', 'Não posso fazer sozinha: me ajudem a escolher.', 'Promoção [só hoje] na loja', 'Espero que goste da novidade! Conta para mim.', 'Bolsa [novo] [PRONTA ENTREGA]', '(link na bio) (loja da Ana) (sua mãe vai amar)', '[frete grátis] [3 cores]', 'R$ 0,50 de R$ 100,00', 'Siga @suamarcafavorita_ana', 'Só 10% hoje e 20% amanhã', 'Opção perfeita para presente: a caneca.', 'Nota 10 para esta bolsa', 'Nota: 10!', 'Amor em 3 palavras', 'Que pedido lindo saiu hoje! Confira as opções:\nazul', 'Entendi que presente bom é o feito à mão.', 'Acabou a espera! Confira as novidades:\nbolsas', 'Preciso de mais linhas para essa bolsa!', 'Não me sinto confortável com salto alto.', 'Pode me contar mais nos comentários?', 'Comenta aqui', 'A loja da cidade', 'Escreva o seu nome aqui nos comentários', 'Espero que ajude você a escolher!', 'Link na bio', 'Turma do A', 'Fique à vontade para personalizar a sua peça.', 'Você pode mudar o texto da caneca.', 'Deixe o seu nome aqui!', 'US$ 10 e R$ 1.000,00', 'Ai, que dor: acabou!', 'Preciso de mais carinho (e de cor)', 'Não posso ajudar todo mundo, mas tento.', 'A cute sticker of a cat, sorry face, "I can".',
])('%j can be posted', (text) => expect(faults(text)).toEqual([]))

it.each([
  ['Coleção [novo]', 'A coleção [Novo] chegou.'], ['{nome} em chinelo', 'Chinelo com {nome}.'], ['<nome> na caneca', 'Caneca com <nome>.'], ['R$ XX', 'Só R$ XX.'], ['Lorem', 'A Lorem chegou.'], ['desculpa o atraso, não posso atender', 'Desculpe, mas não posso atender hoje.'], ['não posso ajudar com isso', 'Não posso ajudar com isso hoje.'],
  ['como uma IA', 'Como uma IA faria um bolo?'], ['curso de legendas', 'Aqui estão as minhas legendas preferidas: estas.'], ['"Bolo da Ana"', '"Bolo da Ana"'], ['I can\'t help falling in love', 'I can\'t help falling in love'], ['ol\ufffd', 'ol\ufffd'], ['Opção 1: laço', 'Opção 1: laço azul.'], ['NOME DO PRODUTO', 'O NOME DO PRODUTO chegou.'], ['@suamarca', 'Siga @suamarca!'], ['bolsa [nome]', 'A Bolsa [Nome] chegou.'], ['Feita com', 'Bolsa feita com'], ['Obs.: só hoje', 'Bolo. Obs.: só hoje'], ['R$ 00,00', 'Só R$ 00,00'],
])('what was typed as %j may be said as %j', (typed, text) => expect(faults(text, typed)).toEqual([]))

it.each(['a ', '. ', '[a', '(nome ', 'nao tenho ', 'segue. ', 'aqui esta ', 'essa solicitacao ', 'LOJA DA ', '%a ', 'insira ', '@seu', 'R$ 0'])('%j many times does not hold the process up', (sign) => {
  // A pattern that backtracks would go on beyond the test's time.
  expect(faults(`${sign.repeat(60_000 / sign.length)} Desculpe, mas não posso ajudar com isso.`, 'bolsa')).not.toEqual([])
})
