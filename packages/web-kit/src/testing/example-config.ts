import type { RuntimeConfig } from '@atelie/web-kit/runtime-config'

/** An installation's settings without a gateway to read them from. */
export const exampleConfig: RuntimeConfig = {
  shell: '',
  remotes: {},
  homeIsPublic: false,
  contentIdeasInNavigation: true,
  contentIdeasDebug: true,
  imageToolUrl: 'https://example.com/',
  offersMail: false,
}
