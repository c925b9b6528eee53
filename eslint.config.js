import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const PLAIN_ZOD = {
  regex: '^zod(/v4)?$',
  message: 'Use `zod/mini`: plain zod is five times the size and probes for eval.',
};
const WHOLE_ARIA = {
  regex: '^react-aria(-components)?$',
  message: 'Import by subpath, such as `react-aria-components/Button`.',
};

// Aliases end at the package: what lies outside of it is imported by its path.
const CLIMBING = {
  regex: '^(\\.\\./){3,}(?!\\.|(docs|fixtures|packages|scripts)/)',
  message: 'Import from another folder by the alias of the package, such as `#primitives/…`.',
};
const NO_HTML = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Text is rendered as text; nothing here renders HTML.',
};
const SPREADS = [
  ':matches(ObjectExpression, ArrayExpression, CallExpression, NewExpression) > SpreadElement',
  'JSXSpreadAttribute',
];
const LITERALS = [
  'ObjectExpression',
  'ArrayExpression',
  ':matches(TSAsExpression, TSSatisfiesExpression) > :matches(ObjectExpression, ArrayExpression)',
];
const NO_PACKING = SPREADS.flatMap((spread) =>
  LITERALS.map((literal) => ({
    selector: `${spread} > ${literal}`,
    message:
      'Write the entries themselves, or a builder with a name: a spread of a literal only packs lines.',
  })),
);

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/.declarations/**',
      '**/node_modules/**',
      'storybook-static/**',
      'visual/**',
      'test-results/**',
      'screens/**',
      'bench/.templates/**',
      '.chatdeck/**',
      '**/mockServiceWorker.js',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'URLSearchParams',
          'Buffer',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'setImmediate',
          'performance',
          'FormData',
          'fetch',
          'AbortSignal',
          'module',
          'require',
          // For functions that the screenshot script runs inside the page.
          'document',
          'window',
          'getComputedStyle',
          'NodeFilter',
          'Range',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are those of .oxlintrc.json, by the native compiler.
    extends: [ts.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-nested-ternary': 'error',
      'no-console': 'error',
    },
  },
  {
    // The one place that speaks to the developer of a host page.
    files: ['packages/ui/src/context/developer-notice.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['packages/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [PLAIN_ZOD, WHOLE_ARIA, CLIMBING] }],
    },
  },
  {
    files: ['{apps,.storybook}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [CLIMBING] }] },
  },
  {
    files: ['packages/ui/**/*.{ts,tsx}', 'apps/console/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
    },
  },
  {
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', NO_HTML, ...NO_PACKING],
    },
  },
  {
    // Playwright derives a fixture's dependencies from its destructured parameter, even an empty one.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Stories are written for Storybook, whose render functions are components without a capital letter.
    files: ['**/*.stories.tsx', '.storybook/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Written by `npm run panels`, a row for each component.
    files: [
      'packages/ui/src/client/panel-resources.ts',
      // Written by `npm run zh-tw`, a line for each text.
      '**/languages/{zh-tw,text-ids}.ts',
      'packages/ui/src/locales/{all-messages,text-ids}.ts',
      'packages/ui/src/locales/zh-tw/**/*.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
);
