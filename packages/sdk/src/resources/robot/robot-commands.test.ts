import { expect, it } from 'vitest';
import { robotCommands, robotCompose } from './robot-commands';

const keys = { apiKey: 'k', apiSecret: 's' };

it('leads each command to the server that shows it, in the zone of the schedules', () => {
  const lines = robotCommands({ ...keys, address: 'https://chat.example.com/base' });
  for (const line of [lines.demo, lines.repository]) {
    expect(line).toMatch(/--key k --secret s --server https:\/\/chat\.example\.com\/base$/);
  }
  expect(lines.demo).toContain('curl -fsSL https://chat.example.com/base/robot/get.mjs |');
  for (const line of [lines.start, lines.docker]) {
    expect(line).toContain('TZ=Asia/Shanghai');
    expect(line).toContain('CHATDECK_URL=https://chat.example.com/base');
  }
  expect(lines.docker).not.toContain('--add-host');
});

it.each(['http://127.0.0.1:7200', 'http://localhost:7200', 'http://[::1]:7200'])(
  'leads a container out to %s of the machine',
  (address) => {
    const { docker } = robotCommands({ ...keys, address });
    expect(docker).toContain('--add-host host.docker.internal:host-gateway');
    expect(docker).toContain('CHATDECK_URL=http://host.docker.internal:7200 ');
  },
);

it('composes a robot beside the files of its server, and leads it out of the container only to this machine', () => {
  const elsewhere = robotCompose('https://chat.example.com/base');
  expect(elsewhere).toContain('CHATDECK_URL: https://chat.example.com/base\n');
  expect(elsewhere).not.toContain('host-gateway');
  expect(elsewhere).toContain('${AIBOTK_SECRET:?');
  expect(robotCompose('http://localhost:7200')).toContain('host.docker.internal:host-gateway');
});
