/** `npm run dev`: the server and the console from source, both with reload, under one Ctrl+C. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './env-file.mjs';
import { npm } from './npm-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
loadEnvFile(root);
const run = (workspace) =>
  spawn(...npm(['run', 'dev', '--workspace', workspace]), { cwd: root, stdio: 'inherit' });

const children = [run('@chatdeck/server'), run('@chatdeck/console')];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
