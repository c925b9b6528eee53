// In a layer, so that our own rules take precedence in any bundle order.
import '@chatdeck/ui/styles.layer.css';
import './page.css';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createHydratingRouter, createRouter } from './routes/router';
import { inviteCode } from './session/session-store';

inviteCode.storeFirst(window.location.search);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Public pages are prerendered; `early.js` removes the content for visitors who must not see it.
if (root.hasChildNodes()) {
  // Not awaited: pages import modules that the build bundles with this one, and would wait for it in turn.
  void createHydratingRouter().then(
    // In pieces, between which the browser answers to touches and keys.
    (router) => startTransition(() => void hydrateRoot(root, page(router, <Usable />))),
    // The page's code failed to load: it is rendered anew and shows the error.
    () => show(root),
  );
} else {
  show(root);
}
// Nothing on the page works before this point; `early.js` reports if it is never reached.
document.documentElement.dataset.started = '';

function show(element: HTMLElement) {
  element.replaceChildren();
  createRoot(element).render(page(createRouter()));
}

/** Tells `early.js` that the prerendered page now works, which may have been waiting for it. */
function Usable() {
  useEffect(() => void window.dispatchEvent(new Event('cd:usable')), []);
  return null;
}

function page(router: ReturnType<typeof createRouter>, after?: ReactNode) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
      {after}
    </StrictMode>
  );
}
