/** Runs in the page: resolves once the events of the last press or a new size are handled and rendered. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => window.requestAnimationFrame(done));
  }
}
