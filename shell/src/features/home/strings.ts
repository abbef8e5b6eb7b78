import type { RemotePath } from '@atelie/web-kit/remote-routes'
import type { AppRoute } from '../navigation/route-registry.tsx'

/** The pages with a card; the header's user menu leads to the account. */
type CardPath = Exclude<RemotePath, '/account'>

const descriptions: Record<CardPath, string> & Partial<Record<AppRoute['path'], string>> = {
  '/clients': 'Gerenciar contatos',
  '/products': 'Catálogo de produtos',
  '/quotes': 'Enviar orçamentos',
  '/cash': 'Controle financeiro',
  '/caption-generator': 'Legendas para as suas postagens',
  '/sticker-generator': 'Prompts para stickers da sua marca',
  '/cute-image-generator': 'Prompts para imagens temáticas',
  '/cute-font-generator': 'Prompts para letras decoradas',
  '/content-ideas-generator': 'Ideias de postagens para o seu nicho',
}

export const strings = {
  greeting: (name: string) => `Olá, ${name}`,
  business: 'Gestão de Negócio',
  tools: 'Ferramentas Financeiras',
  visitorHint: 'Faça login para acessar as ferramentas de gestão',
  signIn: 'Entrar na plataforma',
  descriptions,
}
