/** Determines what a row of the specification lacks to count as proven. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests that a row refers to, each with its file. */
export const proofsOf = ({ proof = {} }) =>
  Object.entries(proof).flatMap(([file, titles]) =>
    [titles].flat().map((title) => ({ file, title })),
  );

/**
 * Describes what a row lacks; empty if each of its tests ran and passed. `outcomes` come from the reports; a file
 * that `isUnasked` belongs to a stage that was not requested, so its tests are looked up in the source.
 */
export function judgeRow(row, { outcomes, isUnasked, root = '.' }) {
  if (row.broken !== undefined) return [row.broken];
  const proofs = proofsOf(row);
  if (proofs.length === 0) return ['no test is named'];
  return proofs.flatMap((proof) => {
    const fault = judgeProof(proof, { outcomes, isUnasked, root });
    return fault === undefined ? [] : [`${proof.file}: ${fault}`];
  });
}

function judgeProof({ file, title }, { outcomes, isUnasked, root }) {
  if (!existsSync(join(root, file))) return 'there is no such file';
  const titles = outcomes.get(file);
  if (titles === undefined && isUnasked(file)) {
    const source = readFileSync(join(root, file), 'utf8');
    const isThere = title.split(' > ').every((part) => source.includes(part));
    return isThere ? undefined : `its source has no test "${title}"`;
  }
  if (titles === undefined) return 'no report of this run has its tests';
  if (!titles.has(title)) return `no test "${title}" ran${nearest(title, [...titles.keys()])}`;
  return titles.get(title) ? undefined : `"${title}" did not pass`;
}

/** The title that was probably meant: the one with the longest common prefix. */
function nearest(title, titles) {
  const alike = (other) => {
    const end = [...title].findIndex((letter, at) => other[at] !== letter);
    return end === -1 ? title.length : end;
  };
  const [best] = titles.sort((one, other) => alike(other) - alike(one));
  return best !== undefined && alike(best) > 10 ? `; is "${best}" meant?` : '';
}
