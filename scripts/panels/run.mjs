/** `npm run panels`: writes the resources, scopes and sizes of the built panels where hosts read them. */
import { writeFileSync } from 'node:fs';
import { panelFacts } from './panel-facts.mjs';
import { MODULE, README, moduleOf, readmeOf } from './panel-report.mjs';

const facts = await panelFacts();
writeFileSync(MODULE, await moduleOf(facts));
writeFileSync(README, await readmeOf(facts));
