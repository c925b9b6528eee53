import { expect, it } from 'vitest';
import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [`Mozilla/5.0 (Macintosh) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 Edg/148.0`, 'Edge', 'macOS'],
  [`Mozilla/5.0 (iPhone; like Mac OS X) ${WEBKIT} Version/19.4 Safari/604.1`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (iPhone; like Mac OS X) ${WEBKIT} CriOS/148.0 Safari/604.1`, 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/148.0 Safari/537.36`, 'Chrome', 'Android'],
])('names the browser and the system of %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it.each(['', 'node', 'curl/8.5.0', '<script>'])('names nothing in %j', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser: undefined, system: undefined });
});
