// @ts-check

/**
 * The pages of each remote: who may see them, and what they are called in menus. A remote must have each of them, and the
 * shell can route to no others; the build tells the gateway which files each needs, and for whom.
 */
export const remotePages = /** @type {const} */ ({
  'mfe-business': {
    '/clients': { access: 'account', name: 'Clientes' },
    '/products': { access: 'account', name: 'Produtos' },
    '/quotes': { access: 'account', name: 'Orçamentos' },
    '/cash': { access: 'account', name: 'Caixa' },
    '/account': { access: 'account', name: 'Minha Conta' },
  },
  'mfe-content': {
    '/caption-generator': { access: 'public', name: 'Gerador de Legendas' },
    '/sticker-generator': { access: 'public', name: 'Gerador de Stickers' },
    '/cute-image-generator': { access: 'public', name: 'Imagens Fofinhas' },
    '/cute-font-generator': { access: 'public', name: 'Fontes Fofinhas' },
    '/content-ideas-generator': { access: 'public', name: 'Ideias de Conteúdo' },
  },
})
