import { nodeBundle } from '../../infra/build/node-bundle.mjs'

export default nodeBundle(import.meta.dirname, {
  main: './src/main.ts',
  prepare: './src/prepare.ts',
  'verify-totals': './src/verify-totals.ts',
})
