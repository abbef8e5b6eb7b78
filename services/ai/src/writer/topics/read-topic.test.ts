import { expect, it } from 'vitest'
import { readTopic } from './read-topic.ts'

it.each([
  ['A bolsa de crochê', 'thing', 'bolsa de crochê'], ['Amigurumi', 'thing', 'amigurumi'], ['MDF', 'thing', 'MDF'], ['PEÇAS EM MDF', 'thing', 'peças em MDF'], ['ALMOFADAS', 'thing', 'almofadas'],
  ['Laços, tiaras e presilhas', 'thing', 'laços, tiaras e presilhas'], ['🎂 bolo da Ana', 'thing', 'bolo da Ana'], ['BOLO DE NATAL', 'thing', 'bolo de Natal'], ['GUIRLANDA DE SÃO JOÃO', 'thing', 'guirlanda de São João'],
  ['Gratidão', 'idea', 'gratidão'], ['🎀🎀🎀', 'idea', 'artesanato'], ['Natal', 'occasion', 'Natal'], ['DIA DAS MÃES', 'occasion', 'Dia das Mães'], ['festa junina', 'occasion', 'festa junina'], ['dia dos namorados', 'occasion', 'Dia dos Namorados'], ['Aniversário da Sofia', 'occasion', 'aniversário da Sofia'],
  ['Presente para o Dia dos Pais', 'thing', 'presente para o Dia dos Pais'], ['Alice no País das Maravilhas', 'thing', 'Alice no País das Maravilhas'], ['Dicas para lavar crochê', 'question', '“Dicas para lavar crochê”.'],
  ['minhas clientes queridas', 'people', 'minhas clientes queridas'], ['Artesã', 'people', 'cada artesã'], ['ANA CLARA FESTAS', 'name', 'Ana Clara Festas'], ['Sofia e Miguel', 'name', 'Sofia e Miguel'],
  ['Feliz Dia das Mães', 'greeting', 'feliz Dia das Mães!'], ['OBRIGADA POR TUDO', 'greeting', 'obrigada por tudo!'],
  ['COMO LAVAR CROCHÊ', 'question', 'Como lavar crochê?'], ['Por que amo crochê?', 'question', 'Por que amo crochê?'], ['O que aprendi em 2024', 'question', '“O que aprendi em 2024”.'],
  ['AMO BOLO', 'statement', 'Amo bolo.'], ['FAÇO BOLOS', 'statement', 'Faço bolos.'], ['tapete redondo que terminei ontem', 'statement', 'Tapete redondo que terminei ontem.'], ['3 em 1', 'statement', '3 em 1.'], ['Sofia faz 1 ano', 'statement', 'Sofia faz 1 ano.'], ['Feito com amor', 'statement', 'Feito com amor.'],
  ['um bolo para a vovó', 'statement', 'Um bolo para a vovó.'], ['Bolo por R$ 25,00', 'news', 'Bolo por R$ 25,00.'], ['nova coleção de inverno', 'news', 'Nova coleção de inverno.'],
  ['Agenda aberta para encomendas', 'news', 'Agenda aberta para encomendas.'], ['Promoção: 20% de desconto em tudo', 'news', 'Promoção: 20% de desconto em tudo.'],
])('%s is read as %s: %s', (typed, kind, text) => expect(readTopic(typed)).toMatchObject({ kind, text, isSad: false, isSetback: false }))

it.each(['uma encomenda atrasada', 'Feira cancelada', 'Tivemos um imprevisto', 'Evento adiado', 'Caneca com defeito', 'Desculpas', 'Erro no pedido', 'Agenda esgotada'])(
  '%s is bad news', (typed) => expect(readTopic(typed)).toMatchObject({ kind: 'statement', isSad: false, isSetback: true }))

it.each(['Entrega sem atraso', 'Quebra-cabeça', 'Por trás da foto', 'Presente perfeito', 'Como lidar com encomenda atrasada?'])(
  '%s is no bad news', (typed) => expect(readTopic(typed).isSetback).toBe(false))

it.each(['Luto', 'Falecimento da minha avó', 'velório', 'Saudade do meu pai', 'doença', 'acidente', 'MISSA DE SÉTIMO DIA', 'Meus pêsames', 'Perdemos nosso gatinho, que tristeza'])(
  '%s is no laughing matter', (typed) => expect(readTopic(typed).isSad).toBe(true))

it.each(['Natureza morta', 'Chá de despedida de solteira', 'mortadela artesanal', 'Perda de tempo', 'Bolo'])('%s is not about grief', (typed) => expect(readTopic(typed).isSad).toBe(false))
