// @ts-check
import { defineConfig } from 'oxlint'
import { ON_DEMAND, ON_FIRST_LOAD } from './infra/build/shared-modules.mjs'

const FRONT_ENDS = ['packages/web-kit/src/**', 'shell/src/**', 'mfe-*/src/**']

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

/** One configuration for the whole repository. oxfmt formats; the compiler and these rules find mistakes. */
export default defineConfig({
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react'],
  jsPlugins: [
    'eslint-plugin-regexp',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    './infra/build/portuguese-text.mjs',
  ],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/**', '**/dist-dev/**', '.data*/**'],
  rules: {
    // Comments begin with their subject or a verb.
    'no-warning-comments': ['error', { terms: OPENINGS, location: 'start', decoration: ['*'] }],
    'eslint-js/no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
    'no-console': ['error', { allow: ['error', 'warn'] }],
    // A rest pattern is the simplest way to omit a property.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'no-array-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    eqeqeq: 'error',
    // Such an expression, applied to text from outside, blocks a process for minutes with backtracking.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    'regexp/no-misleading-capturing-group': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unified-signatures': 'error',
  },
  overrides: [
    {
      // Rules that need types. An unawaited promise is work that may fail silently.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/await-thenable': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
      },
    },
    { files: ['infra/**/*.mjs'], rules: { 'no-console': 'off' } },
    {
      files: ['**/test/**', '**/*.test.*', 'packages/test-kit/**'],
      rules: { 'typescript/no-explicit-any': 'off' },
    },
    {
      files: FRONT_ENDS,
      excludeFiles: [
        '**/*.test.*',
        'packages/web-kit/src/{query,hook-form,router,ui,ui-*}.{ts,tsx}',
        'packages/web-kit/src/{standalone,testing}/**',
      ],
      rules: { 'no-restricted-imports': ['error', { patterns: [sharedOf('@atelie/web-kit/'), SHARED_IN_PART] }] },
    },
    {
      files: ['packages/contract/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [sharedOf('@atelie/contract/')] }] },
    },
    {
      files: ['packages/**', 'mfe-*/**', 'gateway/**', 'services/**'],
      excludeFiles: ['services/auth/**'],
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
      files: FRONT_ENDS,
      excludeFiles: ['**/*.test.*', 'packages/web-kit/src/stored-item.ts', 'packages/web-kit/src/testing/**'],
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
      files: FRONT_ENDS,
      excludeFiles: [
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
        'eslint-js/no-restricted-syntax': [
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
      // Instructions to models, and messages for those who write the content.
      excludeFiles: ['**/*.test.*', 'services/ai/src/model/tasks.ts', 'services/ai/src/content/**'],
      rules: { 'atelie/portuguese-text': 'error' },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
  ],
})
