/** `npm run panels`: writes the resources, scopes and sizes of the built panels where hosts read them, and their elements. */
import { writeFileSync } from 'node:fs';
import { elementFiles } from './element-report.mjs';
import { panelFacts } from './panel-facts.mjs';
import { MODULE, README, moduleOf, readmeOf } from './panel-report.mjs';
import { readElements } from './read-elements.mjs';

for (const [file, text] of await elementFiles(readElements())) writeFileSync(file, text);
const facts = await panelFacts();
writeFileSync(MODULE, await moduleOf(facts));
writeFileSync(README, await readmeOf(facts));
