export const strings = {
  page: {
    title: 'Fontes Fofinhas',
    intro: 'Escreva um nome ou uma frase e receba um texto pronto (prompt) para gerar letras decoradas.',
  },
  text: 'Nome ou frase',
  clear: 'Limpar',
  examples: 'Experimente um exemplo',
  /** Kind of text → example. */
  exampleTexts: {
    'Nome simples': 'Ana Clara',
    'Nome com tema': 'Sofia com tema de unicórnio',
    'Frase motivacional': 'Acredite nos seus sonhos',
    'Frase de celebração': 'Feliz aniversário, vovó!',
  },
  receive: 'O que você vai receber',
  received: [
    'Um texto pronto (prompt) para a sua ferramenta de imagens',
    'Letras arredondadas, com cores suaves e detalhes fofinhos',
    'Enfeites que combinam com o nome ou com o tema',
    'Fundo limpo, para usar em topos de bolo, adesivos e convites',
  ],
  failed: 'Erro ao gerar fonte:',
}
