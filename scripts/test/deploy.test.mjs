import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import yaml from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../../apps/server/src/environment.ts';
import { copiedPaths, dockerfile, instructionsOf } from './production-layout.mjs';

const read = (path) => readFileSync(`deploy/${path}`, 'utf8');
const compose = (path) => yaml.load(read(path));
const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  yaml.loadAll(read(`kubernetes/${file}`)),
);
const SHAPES = ['compose.yaml', 'compose.scaled.yaml'];
/** A name and a version of at least two numbers. */
const PINNED = /^[\w./-]+:v?\d+\.\d+[\w.-]*$/;

/** What is wrong with a Dockerfile. */
function faults(instructions) {
  const all = (name) => instructions.filter((one) => one.name === name).map(({ value }) => value);
  const isExec = (value) => Array.isArray(JSON.parse(value));
  const stages = all('FROM').map((value) => value.split(' ')[0]);
  return [
    ...stages.filter((image) => !PINNED.test(image)).map((image) => `${image} is not pinned`),
    ...(all('ADD').length > 0 ? ['ADD'] : []),
    ...(/^(?!0$|root)\w+$/.test(all('USER').at(-1) ?? '0') ? [] : ['root']),
    ...(all('HEALTHCHECK').length === 1 ? [] : ['no HEALTHCHECK']),
    ...(all('CMD').every((value) => value.startsWith('[') && isExec(value)) ? [] : ['CMD']),
    ...(all('WORKDIR').every((path) => path.startsWith('/')) ? [] : ['WORKDIR']),
  ];
}

describe('The Dockerfile', () => {
  it('has pinned images, another user than root, a health check and commands without a shell', () => {
    expect(faults(dockerfile())).toEqual([]);
    const bad = 'FROM node:latest\nADD x y\nCMD node x';
    expect(faults(instructionsOf(bad))).toEqual([
      'node:latest is not pinned',
      'ADD',
      'root',
      'no HEALTHCHECK',
      'CMD',
    ]);
  });

  it('copies what exists in the repository or is made by its build', () => {
    const paths = copiedPaths();
    expect(paths).toContain('apps/server/drizzle');
    const made = /(^|\/)(node_modules|dist)$/;
    expect(paths.filter((path) => !made.test(path) && !existsSync(path))).toEqual([]);
  });

  it('sets only settings that the server knows', () => {
    const [environment] = dockerfile().filter(({ name }) => name === 'ENV');
    const names = [...environment.value.matchAll(/(\w+)=/g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'NODE_ENV' && !SETTING_NAMES.includes(name))).toEqual(
      [],
    );
  });
});

describe.each(SHAPES)('%s', (file) => {
  const services = Object.entries(compose(file).services);

  it('runs each container without rights, on a read-only root, from a pinned image', () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        image: expect.stringMatching(PINNED),
      });
    }
  });

  it('gives the server only settings that it knows, and contains no secret', () => {
    const ours = services.filter(([, { image }]) => image.startsWith('chatdeck:'));
    expect(ours.length).toBeGreaterThan(0);
    const names = ours.flatMap(([, { environment }]) => Object.keys(environment));
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY/.test(name)),
    );
    expect(secrets.filter(([, value]) => !/^\$\{\w+(:\?[^}]+)?\}$/.test(value))).toEqual([]);
  });

  it('waits only for services that can say that they are healthy, and mounts files that exist', () => {
    const known = compose(file).services;
    const waits = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    const unhealthy = waits.filter(
      (name) => !known[name].healthcheck && !known[name].image.startsWith('chatdeck:'),
    );
    expect(unhealthy).toEqual([]);
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes);
    const files = mounts.filter((mount) => mount.startsWith('.')).map((m) => m.split(':')[0]);
    expect(files.filter((path) => !existsSync(`deploy/${path}`))).toEqual([]);
  });
});

describe('The operator in a container, as the documentation has it', () => {
  const document = readFileSync('docs/operations.md', 'utf8');
  const called = [...document.matchAll(/docker compose -f (\S+) (exec|cp) ([\w-]+)[ :]([^`\n]+)/g)];
  const calls = called.map(([, file, kind, name, rest]) => ({
    kind,
    service: compose(file).services[name],
    rest,
  }));
  const executed = calls.filter(({ kind }) => kind === 'exec').map(({ rest }) => rest);
  /** The folders and programs of the repository that the image has, relative to where its commands run. */
  const copied = dockerfile()
    .filter(({ name, value }) => name === 'COPY' && value.startsWith('--from=build'))
    .map(({ value }) => value.split(' ').at(-1).replace('./', ''));

  it('is in a service that runs our image', () => {
    expect(calls.filter(({ service }) => !service?.image.startsWith('chatdeck:'))).toEqual([]);
    expect(document).toContain('kubectl exec deploy/chatdeck -- node apps/server/dist/admin.js');
    expect(manifests.find(({ kind }) => kind === 'Deployment').metadata.name).toBe('chatdeck');
  });

  it('calls what the image has: Node and the built command line, and no npm', () => {
    const programs = executed.filter((line) => !line.startsWith('ls ')).map((l) => l.split(' '));
    expect(programs.length).toBeGreaterThan(3);
    expect(copied).toContain('/usr/local/bin/node');
    for (const [program, script] of programs) {
      expect(program).toBe('node');
      expect(copied).toContain(dirname(script));
      const source = script.replace('apps/server/dist/', 'src/').replace('.js', '.ts');
      expect(readFileSync('apps/server/tsup.config.ts', 'utf8')).toContain(`'${source}'`);
    }
  });

  it.each(['invite add', 'user operator ', 'backup /data/', 'restore /data/'])(
    'shows `%s`',
    (command) => {
      const shown = executed.filter((line) => line.includes(`admin.js ${command}`));
      expect(shown).not.toEqual([]);
    },
  );

  it('has its backups in a volume, and copies them from there', () => {
    const [{ service, rest }] = calls.filter(({ kind }) => kind === 'cp');
    const [volume] = service.volumes.map((mount) => mount.split(':')[1]);
    expect(service.environment).toHaveProperty('BACKUP_EVERY');
    expect(rest).toBe(`${volume}/backups backups`);
    expect(dockerfile().find(({ name }) => name === 'ENV').value).toContain(`DATA_DIR=${volume} `);
  });
});

describe('Prometheus', () => {
  const { services } = compose('compose.scaled.yaml');
  const scrape = compose('prometheus.yaml');
  const {
    entrypoint,
    volumes,
    profiles,
    environment: { METRICS_TOKEN: token },
  } = services.prometheus;

  it('reads each instance by itself, with the token that the instances have', () => {
    const instances = Object.keys(services).filter((name) => name.startsWith('server-'));
    const [job] = scrape.scrape_configs;
    expect(job.static_configs[0].targets).toEqual(instances.map((name) => `${name}:7100`));
    for (const name of instances) expect(services[name].environment.METRICS_TOKEN).toBe(token);
    expect(entrypoint.at(-1)).toContain(`> ${job.authorization.credentials_file} &&`);
  });

  it('finds its rules, written for the name of its job, where they are mounted', () => {
    const mounted = new Map(volumes.map((mount) => mount.split(':').slice(0, 2).reverse()));
    expect(entrypoint.at(-1)).toContain('--config.file=/etc/prometheus/prometheus.yml');
    expect(mounted.get('/etc/prometheus/prometheus.yml')).toBe('./prometheus.yaml');
    const rules = compose(mounted.get(scrape.rule_files[0])).groups.flatMap(({ rules }) => rules);
    const job = `job="${scrape.scrape_configs[0].job_name}"`;
    expect(rules.filter(({ expr }) => !expr.includes(job))).toEqual([]);
    expect(rules.length).toBeGreaterThan(3);
  });

  it('starts only when asked for', () => {
    expect(profiles).toEqual(['watching']);
    const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(waits).not.toContain('prometheus');
  });
});

describe('The other ways to run it', () => {
  it('Kubernetes: the settings are known, probes and limits of rights are set', () => {
    const [config, secret] = manifests.filter(({ kind }) => /ConfigMap|Secret/.test(kind));
    const names = [...Object.keys(config.data), ...Object.keys(secret.stringData)];
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    const { spec } = manifests.find(({ kind }) => kind === 'Deployment').spec.template;
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(spec.containers[0]).toMatchObject({
      image: expect.stringMatching(PINNED),
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
  });

  it('systemd: the documentation shows the unit as it is', () => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(
      `\`\`\`ini\n${read('chatdeck.service')}\`\`\``,
    );
  });
});
