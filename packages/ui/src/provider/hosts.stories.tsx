import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { MaterialPanel } from '#features/material/index.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { layered } from '../../raise.build';

const meta = {
  title: 'Features/Hosts',
  component: MaterialPanel,
  tags: ['screen'],
  parameters: {
    ...storyBackend(),
    docs: {
      description: {
        component:
          'The pages of partners: our panels look and work the same in each. `Host` in the toolbar puts any story there.',
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const root = await waitFor(() => panelRoot(canvasElement));
    const canvas = within(root);
    const [add] = await canvas.findAllByRole('button', { name: '添加素材' });
    await userEvent.click(add ?? root);
    const dialog = within(await canvas.findByRole('dialog', { name: '添加素材' }));
    const name = dialog.getByRole('textbox', { name: '素材别名' });
    // Simulated key events stop at the host of a shadow root; real ones do not.
    await waitFor(async () => {
      await fireEvent.change(name, { target: { value: '早安' } });
      await expect(name).toHaveValue('早安');
    });
    await expect(name).toBeVisible();
    // A dialog takes a moment to come to rest.
    await waitFor(() => expect(seenAt(name)).toBe(name));
  },
} satisfies Meta<typeof MaterialPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first theme root, also inside the shadow root of a host. */
function panelRoot(canvas: HTMLElement): HTMLElement {
  const shadow = [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot);
  const root = (shadow?.shadowRoot ?? canvas).querySelector<HTMLElement>('.cd-root');
  if (!root) throw new Error('The provider is not on the page yet.');
  return root;
}

/** The element that a pointer would hit at the centre of an element; another one means that it is covered. */
function seenAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const layer = root instanceof ShadowRoot ? root : document;
  return layer.elementFromPoint(left + width / 2, top + height / 2);
}

export const PlainPage: Story = { globals: { host: 'plain' } };
export const HostileCss: Story = {
  globals: { host: 'hostile' },
  play: async (context) => {
    await meta.play(context);
    const name = panelRoot(context.canvasElement).querySelector('input[name="name"]');
    const { borderTopWidth, boxShadow, fontStyle } = getComputedStyle(name ?? document.body);
    await expect({ borderTopWidth, boxShadow, fontStyle }).toEqual({
      borderTopWidth: '0px',
      boxShadow: 'none',
      fontStyle: 'normal',
    });
  },
};
export const TwelveSheets: Story = {
  globals: { host: 'sheets' },
  // To be looked at: that each looks the same is tested with pictures (`scripts/test/layout/hosts.check.mjs`).
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(panelRoot(canvasElement)).toBeVisible());
  },
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
const OF_HOST = "[data-cd-part='button'][data-cd-variant='primary']";

/** Puts a sheet on the page until the function that it returns is called. */
function addSheet(css: string): () => void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}

/** Has our sheets in a layer, as `styles.layer.css`, until the function that it returns is called. */
async function putInLayer(): Promise<() => void> {
  const sheets = [...document.styleSheets];
  const texts = await Promise.all(sheets.map(sourceOf));
  const isOurs = (css: string) => /\.cd-root|#\\#/.test(css);
  const ours = sheets.filter((_, at) => isOurs(texts[at] ?? ''));
  const remove = addSheet(layered(texts.filter(isOurs).join('\n')));
  ours.forEach((sheet) => void (sheet.disabled = true));
  return () => {
    ours.forEach((sheet) => void (sheet.disabled = false));
    remove();
  };
}

/** As it was written: a browser writes `all` as each of its properties. */
const sourceOf = async ({ href, ownerNode }: CSSStyleSheet): Promise<string> =>
  href === null ? (ownerNode?.textContent ?? '') : (await fetch(href)).text();

/** A page styles our parts by their names: with `!important`, or in a layer that comes later than ours. */
export const StyledByParts: Story = {
  globals: { host: 'plain' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '添加素材' });
    const radius = () => getComputedStyle(button).borderTopLeftRadius;
    await waitFor(() => expect(button).toBeEnabled());
    const usual = radius();
    const undo = addSheet(`${OF_HOST} { border-radius: 13px !important }`);
    await expect(radius()).toBe('13px');
    undo();
    await expect(radius()).toBe(usual);

    const order = addSheet('@layer chatdeck, page;');
    const putBack = await putInLayer();
    const others = addSheet('button { border-radius: 31px }');
    await expect(radius()).toBe(usual);
    const layer = addSheet(`@layer page { ${OF_HOST} { border-radius: 13px } }`);
    await expect(radius()).toBe('13px');
    [layer, others, putBack, order].forEach((remove) => remove());
    await expect(radius()).toBe(usual);
  },
};
export const ShadowRootOfHost: Story = { globals: { host: 'shadow' } };
export const TransformedAncestor: Story = { globals: { host: 'transformed' } };
export const InsideDialogOfHost: Story = { globals: { host: 'dialog' } };
export const TwoProviders: Story = {
  globals: { host: 'two' },
  // The same panel twice duplicates each landmark; a host that does this labels its own sections.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
