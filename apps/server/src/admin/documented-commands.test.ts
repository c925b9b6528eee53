import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../testing/documents.fixtures';
import { createProgram } from './program';

const nothing = () => Promise.resolve();
const program = createProgram({ withParts: nothing, restore: nothing });

/** What follows the command line's name, up to the end of the code, a comment or a redirection. */
const CALLED =
  /(?:npm run (?:--silent )?admin --|apps\/server\/dist\/admin\.js) +([^`\n#>；;，。]*)/g;
const GROUPS = program.commands.filter(({ commands }) => commands.length > 0);
/** A command of a group by itself, such as `invite add`, as it is written within a sentence. */
const MENTIONED = new RegExp(
  `\`((?:${GROUPS.map((group) => group.name()).join('|')}) [^\`]+)\``,
  'g',
);

const tokensOf = (call: string) =>
  call
    .replace(/[[\]]/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
const commandOf = (of: Command, name: string | undefined) =>
  of.commands.find((command) => command.name() === name);

/** What is wrong with a call of a command that starts at a group; undefined if the command line takes it. */
function mistakeIn(tokens: readonly string[], at: Command): string | undefined {
  const [first = '', ...others] = tokens;
  if (first === '--help') return undefined;
  if (at.commands.length > 0) {
    const command = commandOf(at, first);
    return command ? mistakeIn(others, command) : `no command "${first}" of ${at.name()}`;
  }
  let places = at.registeredArguments.some(({ variadic }) => variadic)
    ? Infinity
    : at.registeredArguments.length;
  const rest = [...tokens];
  for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
    if (token.startsWith('--')) {
      const option = at.options.find(({ long }) => long === token);
      if (!option) return `no option ${token} of ${at.name()}`;
      // A sentence may name an option without its value.
      if (option.required) rest.shift();
    } else if (--places < 0) return `"${token}" is too much for ${at.name()}`;
  }
  return undefined;
}

/** The calls in a text: alternatives after a bar are of the group of the first. */
function callsIn(text: string): readonly { readonly call: string; readonly at: Command }[] {
  const called = [...text.matchAll(CALLED), ...text.matchAll(MENTIONED)];
  return called.flatMap(([, all = '']) => {
    const [first = '', ...alternatives] = all.split(' | ');
    const group = commandOf(program, tokensOf(first)[0]);
    const of = group && group.commands.length > 0 ? group : program;
    return [
      { call: first, at: program },
      ...alternatives.map((alternative) => ({ call: alternative, at: of })),
    ];
  });
}

const mistakesIn = (text: string) =>
  callsIn(text).flatMap(({ call, at }) => mistakeIn(tokensOf(call), at) ?? []);

describe('The commands of the operator', () => {
  it.each(DOCUMENTS)('are called as the command line takes them: $path', ({ text }) => {
    expect(mistakesIn(text)).toEqual([]);
  });

  it('are all in the README of the server', () => {
    const readme = DOCUMENTS.find(({ path }) => path === 'apps/server/README.md')?.text ?? '';
    const documented = new Set(callsIn(readme).flatMap(({ call }) => tokensOf(call)));
    const leaves = program.commands.flatMap((command) =>
      command.commands.length > 0 ? command.commands : command,
    );
    expect(leaves.map((leaf) => leaf.name()).filter((name) => !documented.has(name))).toEqual([]);
  });

  it('are found, and a wrong one too', () => {
    expect(DOCUMENTS.flatMap(({ text }) => callsIn(text)).length).toBeGreaterThan(40);
    const wrong = [
      '`npm run admin -- user promote EMAIL`',
      'node apps/server/dist/admin.js restore file --dry-run',
      '    npm run admin -- plan list | drop',
      'first `invite revoke`, then',
      '`npm run admin -- backup one two`',
    ];
    expect(wrong.filter((text) => mistakesIn(text).length !== 1)).toEqual([]);
  });
});
