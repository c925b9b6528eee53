import { Materials } from './materials';

/** Rendered on the server; the panel is the part that is not. */
export default function Page() {
  return (
    <main>
      <Materials />
    </main>
  );
}
