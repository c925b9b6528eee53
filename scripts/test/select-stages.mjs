/**
 * Which stages run, and how, by the arguments of `npm test`: names choose stages; `--budgets`, for CI, runs also
 * what a person asks for, and fails a stage that takes too long; `--fresh` runs also what passed on the same files, as CI always does.
 */
export function selectStages(args, stages) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => stages.every((stage) => stage.name !== name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => `“${name}”`).join(', ');
    throw new Error(`There is no stage “${unknown.join('”, “')}”; there are ${known}.`);
  }
  const hasBudget = args.includes('--budgets');
  return {
    selected: stages.filter(({ name, asked }) =>
      names.length > 0 ? names.includes(name) : !asked || (hasBudget && asked !== 'name'),
    ),
    hasBudget,
    isFresh: hasBudget || args.includes('--fresh'),
  };
}
