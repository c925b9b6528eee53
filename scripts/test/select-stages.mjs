/**
 * Selects the stages and options from the arguments of `npm test`: names select stages; `--budgets`, for CI, includes
 * the stages that run on request and fails a stage that takes too long; `--fresh` ignores cached results, as CI
 * always does.
 */
export function selectStages(args, stages) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => stages.every((stage) => stage.name !== name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(`There is no stage "${unknown.join('", "')}"; there are ${known}.`);
  }
  const hasBudget = args.includes('--budgets');
  return {
    selected: stages.filter(({ name, asked }) =>
      names.length > 0 ? names.includes(name) : !asked || hasBudget,
    ),
    hasBudget,
    isFresh: hasBudget || args.includes('--fresh'),
  };
}
