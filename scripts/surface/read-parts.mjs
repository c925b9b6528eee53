/** Reads which parts of a package a host can style: the names of the table in its source. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The names of `PARTS` in `theme/parts.ts` under a folder, as code; none where there is no such file. */
export function readParts(folder) {
  const file = path.join(folder, 'theme/parts.ts');
  if (!existsSync(file)) return [];
  const names = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) names.push(`\`${node.name.text}\``);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return names.sort();
}
