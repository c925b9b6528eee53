import { SEEN_FILE } from '../../.storybook/texts/seen-file.mjs';

/**
 * The stages of `npm test`, in order. `report` is the runner's JSON report, from which tests are counted. A stage
 * that passed is not run again on the same `inputs`, the files that it reads in addition to those that all stages
 * read; its `outputs` are for later stages. A stage without inputs has its own cache or reads the reports of others.
 * `quick` are flags for such a cache, which CI omits.
 * `budget` is the time in seconds after which CI considers the stage hung: two to three times what it takes on two
 * idle cores. A stage with `asked` runs in CI and when it is requested by name. A stage that `isBeside` others has no
 * tests and runs in parallel with them; it ends before the first stage with tests, so those without come first. `tests`
 * matches the test files of a requested stage, for checks that refer to its tests while they do not run.
 */
export const STAGES = [
  {
    name: 'format',
    command: 'prettier --check --log-level warn .',
    quick: '--cache --cache-location node_modules/.cache/prettier',
    inputs: /./,
    budget: 180,
    isBeside: true,
  },
  {
    name: 'lint',
    command: 'oxlint --type-aware --deny-warnings && eslint . --max-warnings 0',
    inputs: /\.([cm]?[jt]sx?|json)$/,
    budget: 900,
    isBeside: true,
  },
  {
    name: 'boundaries',
    command: 'depcruise packages apps --config .dependency-cruiser.cjs',
    inputs: /^((packages|apps)\/|\.dependency-cruiser)/,
    budget: 180,
  },
  { name: 'types', command: 'turbo run types --output-logs=errors-only', budget: 420 },
  { name: 'build', command: 'turbo run build --output-logs=errors-only', budget: 300 },
  {
    name: 'packages',
    command: 'node scripts/test/packages.mjs',
    inputs: /^(packages|docs\/public-surface)\//,
    budget: 240,
  },
  {
    name: 'first route',
    command: 'node scripts/test/first-route.mjs',
    inputs: /^(packages|apps\/console)\//,
    budget: 30,
  },
  {
    name: 'storybook',
    command: 'storybook build -o storybook-static --quiet',
    inputs: /^(packages|\.storybook)\//,
    outputs: ['storybook-static'],
    budget: 180,
  },
  {
    name: 'unit',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    report: { file: 'test-results/unit.json', kind: 'jest' },
    inputs:
      /^(packages|apps|deploy|fixtures|docs|e2e|\.storybook|\.ci|\.changeset|\.github|examples|(README|AGENTS|CONTRIBUTING)\.md|vitest\.config|\.dependency-cruiser)/,
    budget: 1000,
  },
  {
    name: 'stories',
    command: 'node .storybook/run-tests.mjs test-results/stories.json',
    report: { file: 'test-results/stories.json', kind: 'jest' },
    inputs: /^(packages|\.storybook)\//,
    outputs: [SEEN_FILE],
    budget: 1200,
  },
  {
    name: 'story texts',
    command:
      'vitest run --config .storybook/texts/vitest.config.ts --reporter=json --outputFile=test-results/story-texts.json',
    report: { file: 'test-results/story-texts.json', kind: 'jest' },
    inputs: /^(packages|\.storybook)\//,
    budget: 60,
  },
  {
    name: 'end to end',
    command: 'playwright test --config e2e/playwright.config.ts',
    report: { file: 'test-results/e2e.json', kind: 'playwright' },
    inputs: /^(packages|apps|e2e|fixtures|examples)\//,
    budget: 480,
  },
  {
    name: 'visits',
    command: 'playwright test --config e2e/visits/playwright.config.ts',
    report: { file: 'test-results/visits.json', kind: 'playwright' },
    tests: /^e2e\/visits\//,
    inputs: /^(packages|apps|e2e|fixtures)\//,
    budget: 1500,
    asked: true,
  },
  {
    name: 'postgresql',
    command: 'node scripts/test/postgresql.mjs test-results/postgresql.json',
    report: { file: 'test-results/postgresql.json', kind: 'jest' },
    tests: /\.(postgresql|mosquitto)\.test\.ts$/,
    inputs: /^(packages\/sdk|apps|fixtures|docs|deploy)\//,
    budget: 720,
    asked: true,
  },
  {
    name: 'guarantees',
    command: 'node scripts/test/guarantees.mjs test-results/guarantees.json',
    report: { file: 'test-results/guarantees.json', kind: 'jest' },
    tests: /\.guarantee\.ts$/,
    inputs: /^(packages\/sdk|apps|fixtures|docs)\//,
    budget: 1500,
    asked: true,
  },
  {
    name: 'bad input',
    command: 'node scripts/test/bad-input.mjs test-results/bad-input.json',
    report: { file: 'test-results/bad-input.json', kind: 'jest' },
    inputs: /^packages\//,
    budget: 1200,
    asked: true,
  },
  {
    name: 'nasty layout',
    command:
      'vitest run --config scripts/test/layout/vitest.config.mjs --reporter=json --outputFile=test-results/nasty-layout.json',
    report: { file: 'test-results/nasty-layout.json', kind: 'jest' },
    inputs: /^(packages|\.storybook\/public)\//,
    budget: 720,
    asked: true,
  },
  {
    name: 'specification',
    command:
      'vitest run --config scripts/test/specification/vitest.config.mjs --reporter=dot --reporter=json --outputFile.json=test-results/specification.json',
    report: { file: 'test-results/specification.json', kind: 'jest' },
    readsReports: true,
    budget: 60,
  },
];
