import type { Page } from '@playwright/test';
import { FORMS, type ConsoleForm } from './console-forms';

const [material] = FORMS;
if (material === undefined) throw new Error('There are no forms');

/** A form like that of a new material, which neither waits for its answer nor keeps what it could not send. */
export const CARELESS: ConsoleForm = { ...material, name: 'a careless form', path: '/careless' };

/** Runs in the page. */
function runCareless(call: string): void {
  const dialog = document.querySelector<HTMLElement>('#dialog');
  const field = document.querySelector<HTMLInputElement>('#name');
  const content = document.querySelector<HTMLInputElement>('#content');
  const alert = document.querySelector<HTMLElement>('#alert');
  if (!dialog || !field || !content || !alert) throw new Error('The careless form is not whole.');
  document.getElementById('open')?.addEventListener('click', () => (dialog.hidden = false));
  document.getElementById('cancel')?.addEventListener('click', () => (dialog.hidden = true));
  document.getElementById('send')?.addEventListener('click', () => {
    const input = { type: 1, name: field.value || field.title, content: content.value || 'again' };
    field.title = input.name;
    field.value = '';
    alert.textContent = '';
    const headers = {
      'content-type': 'application/json',
      authorization: localStorage.getItem('cd:token') ?? '',
    };
    void fetch(call, { method: 'POST', headers, body: JSON.stringify(input) })
      .then((response) => response.json())
      .then(({ code }: { code: number }) => {
        if (code === 0) dialog.hidden = true;
        else alert.textContent = '失败了';
      })
      .catch(() => (alert.textContent = '失败了'));
  });
}

/** Has a tab find the careless form at its path. */
export async function serveCareless(tab: Page): Promise<void> {
  await tab.route('**/careless', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html data-started><main><h1>Careless</h1>
        <button id="open">添加素材</button>
        <div id="dialog" role="dialog" hidden>
          <input id="name" aria-label="素材别名"><input id="content" aria-label="内容">
          <p role="alert" id="alert" data-cd-part="toast"></p>
          <button id="cancel">取消</button><button id="send">添加</button>
        </div></main>
        <script>(${runCareless.toString()})(${JSON.stringify('/v1/api/material/add')})</script></html>`,
    }),
  );
}
