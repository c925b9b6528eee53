const QUIET_FRAMES = 6;

let pending = 0;
const ask = window.fetch.bind(window);
window.fetch = async (...request) => {
  pending += 1;
  try {
    return await ask(...request);
  } finally {
    pending -= 1;
  }
};

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Resolves once no call has been under way for some frames: what was asked for is drawn. */
export async function answersAreIn(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet = pending > 0 ? 0 : quiet + 1) await frame();
}
