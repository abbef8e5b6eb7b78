import { nodeBundle } from '../../infra/build/node-bundle.mjs'

const bundle = nodeBundle(import.meta.dirname, { content: './src/content/cli.ts' })

/** Made apart from the service, whose bundle needs what this one writes. */
export default {
  ...bundle,
  devtool: false,
  stats: 'errors-only',
  output: { ...bundle.output, path: `${import.meta.dirname}/node_modules/.cache/content`, filename: '[name].mjs' },
}
