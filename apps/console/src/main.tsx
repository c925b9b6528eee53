// In a layer, so that our own rules win wherever the build puts them.
import '@chatdeck/ui/styles.layer.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createHydratingRouter, createRouter } from './routes/router';
import { inviteCode } from './session/session-store';

inviteCode.storeFirst(window.location.search);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// A page of the public site comes with its content; `early.js` takes it away from who is not to see it.
if (root.hasChildNodes()) {
  // Not awaited here: pages import what the build puts into one file with this module, and would wait for it in turn.
  void createHydratingRouter().then(
    (router) => hydrateRoot(root, page(router)),
    // Its code did not come: the page is made anew, and says so in its place.
    () => show(root),
  );
} else {
  show(root);
}
// Until here nothing on the page works; `early.js` says so when it stays like that.
document.documentElement.dataset.started = '';

function show(element: HTMLElement) {
  element.replaceChildren();
  createRoot(element).render(page(createRouter()));
}

function page(router: ReturnType<typeof createRouter>) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
