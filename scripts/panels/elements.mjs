/** Writes the table of the custom elements, their types and their manifest; it needs no build. */
import { writeFileSync } from 'node:fs';
import { elementFiles } from './element-report.mjs';
import { readElements } from './read-elements.mjs';

for (const [file, text] of await elementFiles(readElements())) writeFileSync(file, text);
