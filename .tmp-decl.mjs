import ts from 'typescript'; import {execSync} from 'node:child_process'; import fs from 'node:fs';
const want=new Set(fs.readFileSync('/tmp/want.txt','utf8').split(/\s+/).filter(Boolean));
const files=execSync('git ls-files',{encoding:'utf8'}).split('\n').filter(f=>/\.(ts|tsx|mjs)$/.test(f));
const out={};
for(const f of files){const t=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,t,99,true,f.endsWith('x')?4:3);
 const visit=n=>{ if(ts.isIdentifier(n)&&want.has(n.text)){const p=n.parent;const d=(p.name===n)&&!ts.isPropertyAccessExpression(p)&&!ts.isImportSpecifier(p)&&!ts.isExportSpecifier(p);
   if(d){(out[n.text]??=[]).push(f.replace(/^(packages|apps)\//,'')+': '+t.split('\n')[sf.getLineAndCharacterOfPosition(n.pos+1).line].trim().slice(0,110))}}
  ts.forEachChild(n,visit)};visit(sf)}
for(const w of want){console.log('• '+w+' '+(out[w]?.length??0));(out[w]??[]).slice(0,3).forEach(x=>console.log('    '+x))}
