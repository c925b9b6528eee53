import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chatdeck-audit-'));
  // A stub of npm: it writes down what it was asked, and answers from a file by the command.
  const stub = `#!/bin/sh
echo "$*" >>${folder}/asked
if [ "$2" = signatures ]; then cat ${folder}/signatures; else cat ${folder}/advisories; fi
`;
  writeFileSync(path.join(folder, 'npm'), stub, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

const CLEAN = { auditReportVersion: 2, vulnerabilities: {} };
const SIGNED = { invalid: [], missing: [] };

/** What the command prints and exits with when npm answers so. */
function audit({ advisories = CLEAN, signatures = SIGNED }) {
  const asText = (answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer));
  writeFileSync(path.join(folder, 'asked'), '');
  writeFileSync(path.join(folder, 'advisories'), asText(advisories));
  writeFileSync(path.join(folder, 'signatures'), asText(signatures));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/audit-dependencies.mjs'],
    { encoding: 'utf8', env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } },
  );
  return { status, text: stdout + stderr };
}

const vulnerability = (name, severity, others) => ({
  [name]: {
    name,
    severity,
    via: [{ title: 'Prototype pollution', url: 'https://advisories.example/1' }],
    fixAvailable: true,
    ...others,
  },
});

describe('The audit of dependencies', () => {
  it('asks for the advisories of what is shipped, and for every signature', () => {
    audit({});
    expect(readFileSync(path.join(folder, 'asked'), 'utf8').split('\n')).toEqual([
      expect.stringMatching(/^audit --omit=dev --audit-level=high --json/),
      expect.stringMatching(/^audit signatures --json/),
      '',
    ]);
  });

  it('passes when nothing is found', () => {
    expect(audit({})).toEqual({
      status: 0,
      text: 'Vulnerabilities: none of high or critical severity\nSignatures: every package has a valid one\n',
    });
  });

  it('fails for a severe vulnerability, with its reason and its fix', () => {
    const vulnerabilities = {
      ...vulnerability('deep', 'high', { fixAvailable: { name: 'top', version: '2.0.0' } }),
      ...vulnerability('top', 'critical', { via: ['deep'], fixAvailable: false }),
      ...vulnerability('slow', 'moderate'),
    };
    const { status, text } = audit({ advisories: { ...CLEAN, vulnerabilities } });
    expect(status).toBe(1);
    expect(text).toContain('Vulnerable packages: 2\n');
    expect(text).toContain(
      'deep, high: Prototype pollution (https://advisories.example/1); fixed with top 2.0.0\n',
    );
    expect(text).toContain('top, critical: through deep; no fix yet\n');
    expect(text).toContain('Of lower severity, see `npm audit`: 1\n');
  });

  it('passes with a moderate one, and mentions it', () => {
    const advisories = { ...CLEAN, vulnerabilities: vulnerability('slow', 'moderate') };
    const { status, text } = audit({ advisories });
    expect(status).toBe(0);
    expect(text).toContain('Of lower severity, see `npm audit`: 1\n');
  });

  it.each([
    ['wrong', 'invalid', 'left-pad 1.0.0 is not what was signed'],
    ['missing', 'missing', 'left-pad 1.0.0 has no signature'],
  ])('fails for a signature that is %s', (_what, kind, line) => {
    const signatures = { ...SIGNED, [kind]: [{ name: 'left-pad', version: '1.0.0' }] };
    const { status, text } = audit({ signatures });
    expect(status).toBe(1);
    expect(text).toContain(line);
  });

  // As npm 11 prints them.
  it.each([
    [
      'no network',
      {
        advisories: { message: 'getaddrinfo ENOTFOUND', error: { summary: '', detail: '' } },
        signatures: { error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } },
      },
      'getaddrinfo ENOTFOUND',
    ],
    [
      'a mirror without advisories and keys',
      {
        advisories: { message: '405 Method Not Allowed', statusCode: 405 },
        signatures: { error: { code: 'E405', summary: '405 Method Not Allowed' } },
      },
      '405 Method Not Allowed',
    ],
  ])('passes with %s, and says that nothing was checked', (_what, answers, reason) => {
    const { status, text } = audit(answers);
    expect(status).toBe(0);
    expect(text).toBe(
      ['Vulnerabilities', 'Signatures']
        .map((title) => `${title}: not checked, the registry does not answer: ${reason}\n`)
        .join(''),
    );
  });

  it('passes with a registry that signs nothing', () => {
    const summary = 'found no dependencies to audit that were installed from a supported registry';
    const { status, text } = audit({ signatures: { error: { summary } } });
    expect(status).toBe(0);
    expect(text).toContain('Signatures: not checked');
  });

  it('fails for findings of one call also when the other has no answer', () => {
    const advisories = { message: '405 Method Not Allowed' };
    const signatures = { ...SIGNED, invalid: [{ name: 'left-pad', version: '1.0.0' }] };
    expect(audit({ advisories, signatures }).status).toBe(1);
  });

  it.each([
    ['without a lock file', { error: { code: 'ENOLOCK', summary: 'requires a lockfile' } }],
    ['without JSON', 'Unknown command'],
  ])('fails when npm itself does: %s', (_what, advisories) => {
    const { status, text } = audit({ advisories });
    expect(status).toBe(1);
    const { summary = advisories } = advisories.error ?? {};
    expect(text).toContain(`Vulnerabilities: npm failed: ${summary}\n`);
  });
});
