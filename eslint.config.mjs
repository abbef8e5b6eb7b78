// @ts-check
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { portugueseText } from './infra/build/portuguese-text.mjs'
import { ON_DEMAND, ON_FIRST_LOAD } from './infra/build/shared-modules.mjs'

/** @param {string} part the start of the imports of a package's modules */
function sharedOf(part) {
  const names = [...ON_FIRST_LOAD, ...ON_DEMAND]
    .filter((name) => name.startsWith(part))
    .map((name) => name.slice(name.lastIndexOf('/') + 1))
  return {
    regex: `^\\.\\.?/(.*/)?(${names.join('|')})\\.tsx?$`,
    allowTypeImports: true,
    message: `Shared with the remotes, which would get a second copy: import it as '${part}…'.`,
  }
}

/** Libraries that web-kit shares in part: a remote that imports the library itself would get a second copy. */
const SHARED_IN_PART = {
  regex: '^(@tanstack/react-query|react-hook-form|react-router-dom|@mui/material/.*)$',
  message: "Import it from web-kit's query, hook-form, router or ui.",
}

/** A browser with blocked cookies refuses these, with an exception where it is read. */
const BLOCKABLE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches']
const STORED_ITEM = "A browser may block it, and then throws: use web-kit's storedItem."

/** After these, readers of a comment or a title have to find the subject themselves. */
const OPENINGS = ['Of', 'What', 'By', 'As', 'For what', 'For whom', 'Whoever', 'Nobody', 'Whose', 'Whom']
const OPENING = `/^(?:${OPENINGS.join('|')})\\b/i`
const TEST = '/^(?:it|test)$/'

const RESTRICTED_SYNTAX = [
  {
    selector: `CallExpression:matches([callee.name=${TEST}], [callee.object.name=${TEST}], [callee.callee.object.name=${TEST}]) > :matches(Literal[value=${OPENING}], TemplateLiteral[quasis.0.value.raw=${OPENING}]):first-child`,
    message: 'Begin the title with its subject.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  {
    selector:
      'JSXOpeningElement:has(JSXAttribute[name.name="type"][value.value="submit"]):has(JSXAttribute[name.name="disabled"])',
    message: 'A disabled button loses the focus to nowhere: use SubmitButton on pages, SaveActions in dialogs.',
  },
]

/**
 * One configuration for the whole repository. Prettier formats; these rules find mistakes.
 * Rules that need types are in oxlint's: .oxlintrc.json.
 */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/dist-dev/**', '**/node_modules/**', '.nx/**', '.data*/**', 'test-results/**'] },
  ...tseslint.configs.strict,
  {
    plugins: { atelie: { rules: { 'portuguese-text': portugueseText } } },
    rules: {
      // Comments begin with their subject or a verb.
      'no-warning-comments': ['error', { terms: OPENINGS, location: 'start', decoration: ['*'] }],
      // An index or lookup that was just filled is clearer with `!` than with an unreachable branch.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Route handlers may return nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      eqeqeq: 'error',
      // A rest pattern is the simplest way to omit a property.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Node's header objects are plain dictionaries.
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'AbortSignal',
          'Buffer',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['infra/**/*.mjs'], rules: { 'no-console': 'off' } },
  {
    files: ['**/test/**', '**/*.test.*', 'packages/test-kit/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Such an expression, applied to text from outside, blocks a process for minutes with backtracking.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-misleading-capturing-group': 'error',
    },
  },
  {
    files: ['packages/web-kit/src/**', 'shell/src/**', 'mfe-*/src/**'],
    ignores: [
      '**/*.test.*',
      'packages/web-kit/src/{query,hook-form,router,ui,ui-*}.{ts,tsx}',
      'packages/web-kit/src/{standalone,testing}/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [sharedOf('@atelie/web-kit/'), SHARED_IN_PART] },
      ],
    },
  },
  {
    files: ['packages/contract/src/**'],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [sharedOf('@atelie/contract/')] }] },
  },
  {
    files: ['packages/**', 'mfe-*/**', 'gateway/**', 'services/**'],
    ignores: ['services/auth/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'Tests of this part share their modules: isolate it in infra/build/test-projects.mjs first.',
        },
      ],
    },
  },
  {
    files: ['packages/web-kit/src/**', 'shell/src/**', 'mfe-*/src/**'],
    ignores: ['**/*.test.*', 'packages/web-kit/src/stored-item.ts', 'packages/web-kit/src/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...BLOCKABLE.map((name) => ({ name, message: STORED_ITEM }))],
      'no-restricted-properties': [
        'error',
        ...BLOCKABLE.map((property) => ({ property, message: STORED_ITEM })),
        { object: 'document', property: 'cookie', message: STORED_ITEM },
      ],
    },
  },
  {
    files: ['packages/web-kit/src/**', 'shell/src/**', 'mfe-*/src/**'],
    ignores: [
      '**/*.test.*',
      // Pages, which have a boundary, and the shell's own start.
      'mfe-*/src/expose.tsx',
      'shell/src/index.ts',
      'shell/src/app/routes.tsx',
      'shell/src/remotes/remote-pages.ts',
      // Libraries, whose callers show what has failed.
      'mfe-business/src/csv/csv-file.ts',
      'shell/src/features/auth/load-checks.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED_SYNTAX,
        {
          selector:
            ':not(CallExpression[callee.name=/^(componentOnDemand|onDemand)$/] ImportExpression)ImportExpression',
          message: 'The file may not arrive: use componentOnDemand, which tells the person, or onDemand.',
        },
      ],
    },
  },
  {
    files: ['services/ai/src/**'],
    // Instructions to models, and what is told to those who write the content.
    ignores: ['**/*.test.*', 'services/ai/src/model/tasks.ts', 'services/ai/src/content/**'],
    rules: { 'atelie/portuguese-text': 'error' },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
)
