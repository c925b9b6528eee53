import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/admin.ts', 'src/build-image.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
});
