/**
 * `npm run audit`: known vulnerabilities of what is shipped, and packages whose signature is missing or wrong. Fails for findings;
 * a registry that does not answer is reported and passes, so that work goes on offline and with a mirror.
 */
import { spawnSync } from 'node:child_process';

/** One retry, since npm's own number of them takes minutes where there is no network. */
const ASKED = ['--json', '--fetch-retries=1'];
const SEVERITIES = ['critical', 'high'];

/** What npm prints as JSON, also with its failures. */
function npm(...args) {
  const { stdout, stderr, error } = spawnSync('npm', [...args, ...ASKED], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { error: { summary: error?.message ?? `${stderr}${stdout}`.trim() } };
  }
}

const NO_CONNECTION = /^(ENOTFOUND|EAI_AGAIN|ECONN|ENET|EHOST|ETIMEDOUT|ERR_SOCKET_TIMEOUT)/;
const REFUSED = /^E[45]\d\d$/;
/** Of a registry that signs nothing. */
const NO_KEYS = /no dependencies to audit that were installed from a supported registry/;

/** Why there is no answer to read, if the registry gave none. */
function noAnswer({ message, error }) {
  // npm reports a failed call for advisories as a message, and every other failure as an error alone.
  if (message !== undefined) return message;
  const { code = '', summary = '' } = error ?? {};
  const isSilent = NO_CONNECTION.test(code) || REFUSED.test(code) || NO_KEYS.test(summary);
  return isSilent ? summary || code : undefined;
}

const passed = (...lines) => ({ lines, isPassed: true });
const failed = (...lines) => ({ lines, isPassed: false });

/** What a call of npm found, or why it found nothing; `read` gets the answer. */
function outcome(title, answer, read) {
  const missing = noAnswer(answer);
  if (missing !== undefined) {
    return passed(`${title}: not checked, the registry does not answer: ${missing}`);
  }
  const { error } = answer;
  return error ? failed(`${title}: npm failed: ${error.summary || error.code}`) : read(answer);
}

function fixOf({ fixAvailable }) {
  if (fixAvailable === false) return 'no fix yet';
  if (fixAvailable === true) return '`npm audit fix` updates it';
  return `fixed with ${fixAvailable.name} ${fixAvailable.version}`;
}

/** A package with its advisories, or the packages through which it is affected. */
function vulnerable(found) {
  const reasons = found.via.map((via) =>
    typeof via === 'string' ? `through ${via}` : `${via.title} (${via.url})`,
  );
  return `  ${found.name}, ${found.severity}: ${reasons.join('; ')}; ${fixOf(found)}`;
}

function vulnerabilities({ vulnerabilities }) {
  const all = Object.values(vulnerabilities);
  const severe = all.filter(({ severity }) => SEVERITIES.includes(severity));
  const lower = all.length - severe.length;
  const rest = lower > 0 ? [`  Of lower severity, see \`npm audit\`: ${lower}`] : [];
  return severe.length === 0
    ? passed('Vulnerabilities: none of high or critical severity', ...rest)
    : failed(`Vulnerable packages: ${severe.length}`, ...severe.map(vulnerable), ...rest);
}

function signatures({ invalid, missing }) {
  const rows = [
    ...invalid.map(({ name, version }) => `  ${name} ${version} is not what was signed`),
    ...missing.map(({ name, version }) => `  ${name} ${version} has no signature`),
  ];
  return rows.length === 0
    ? passed('Signatures: every package has a valid one')
    : failed(`Packages without a valid signature: ${rows.length}`, ...rows);
}

const outcomes = [
  outcome('Vulnerabilities', npm('audit', '--omit=dev', '--audit-level=high'), vulnerabilities),
  outcome('Signatures', npm('audit', 'signatures'), signatures),
];
for (const { lines, isPassed } of outcomes) {
  (isPassed ? console.log : console.error)(lines.join('\n'));
}
process.exit(outcomes.every(({ isPassed }) => isPassed) ? 0 : 1);
