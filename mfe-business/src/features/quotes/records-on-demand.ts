import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.formFailed }

/** Forms of other pages, for those few quotes whose client or product is new. */
export const NewClient = componentOnDemand(async () => (await import('../clients/new-client.tsx')).NewClient, failure)
export const NewProduct = componentOnDemand(
  async () => (await import('../products/new-product.tsx')).NewProduct,
  failure,
)
