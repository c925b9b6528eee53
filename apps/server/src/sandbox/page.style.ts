import { propertiesOf, DARK, FONT, LIGHT } from '../look/palette';

/** Below it the page fills the screen, as an app on a phone does. */
const PHONE_PX = 520;

/** The one stylesheet of these pages: a card on a desktop, the whole screen on a phone. */
export const STYLE = `
:root { color-scheme: light dark; ${propertiesOf(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${propertiesOf(DARK)} } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; background: var(--bg);
  color: var(--text); font: 14px/22px ${FONT}; -webkit-text-size-adjust: 100%; }
.sandbox { padding: 8px 16px; background: var(--warning-soft); color: var(--warning-text); font-size: 12px;
  line-height: 18px; text-align: center; }
main { width: min(400px, 100% - 32px); margin: auto; padding: 24px; background: var(--raised);
  border: 1px solid var(--hairline); border-radius: 10px; overflow-wrap: anywhere; }
.brand { display: flex; align-items: center; gap: 8px; font-size: 16px; line-height: 24px; font-weight: 600; }
.brand svg { flex: none; color: var(--accent); }
.state { display: grid; place-items: center; width: 56px; height: 56px; margin: 32px auto 16px; border-radius: 50%; }
.state.asked { background: var(--accent-soft); color: var(--accent-text); }
.state.done { background: var(--success-soft); color: var(--success-text); }
.state.stopped { background: var(--sunken); color: var(--muted); }
.state.failed { background: var(--warning-soft); color: var(--warning-text); }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; text-align: center; text-wrap: balance; }
p { margin: 8px 0 0; color: var(--text2); text-align: center; text-wrap: pretty; }
dl { margin: 24px 0 0; border-block: 1px solid var(--hairline); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; }
dl div + div { border-top: 1px solid var(--hairline); }
dt { flex: none; color: var(--muted); }
dd { margin: 0; text-align: end; text-wrap: balance; font-variant-numeric: tabular-nums; }
form { display: flex; flex-direction: column; gap: 8px; margin-top: 24px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--hairline); border-radius: 6px;
  font: inherit; font-size: 16px; font-weight: 500; background: var(--button); color: var(--text); cursor: pointer; }
button:hover { background: var(--hover); }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600; }
button.main:hover { background: var(--accent-hover); }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: ${PHONE_PX}px) {
  body { background: var(--raised); }
  main { flex: 1; display: flex; flex-direction: column; width: 100%; margin: 0; padding: 16px 16px 24px; border: 0; }
  .state { margin-top: 15vh; }
  form { margin-top: auto; padding-top: 24px; }
}
`;
