/** The pages for signed-in people, with the heading that shows when a page has loaded. */
export const pages = {
  '/': 'Ateliê', '/clients': 'Gerenciamento de Clientes', '/products': 'Produtos', '/quotes': 'Orçamentos', '/cash': 'Controle de Caixa',
  '/account': 'Minha Conta',
}

/** The pages for visitors too. */
export const publicPages = {
  '/caption-generator': 'Gerador de Legendas', '/sticker-generator': 'Gerador de Stickers', '/cute-image-generator': 'Imagens Fofinhas',
  '/cute-font-generator': 'Fontes Fofinhas', '/content-ideas-generator': 'Ideias de Conteúdo', '/nowhere': 'Página não encontrada',
}
