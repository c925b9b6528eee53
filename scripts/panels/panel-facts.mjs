/** What a host needs to know of each public component: the resources that it calls, the scopes that open calls of it, its size. */
import { createClient } from '@chatdeck/sdk';
import * as resources from '@chatdeck/sdk/resources';
import { scopesFor } from '@chatdeck/sdk/scopes';
import { panelSizes, sizeOfEverything } from './panel-sizes.mjs';
import { readPanels } from './read-panels.mjs';

/** The names of the resources on a client. */
const RESOURCES = Object.keys(resources).map((maker) => maker.replace(/Resource$/, ''));
/** What every client has: who is signed in, and the live events. */
const ALWAYS = ['account', 'event'];

/** An input that has whatever a call reads from it. */
const anyInput = new Proxy(() => anyInput, {
  get: (_, name) => (name === Symbol.iterator ? [][Symbol.iterator].bind([]) : anyInput),
});
/** Calls that check what they are given before they send anything. */
const PICTURE = ['material', { name: 'picture.png', type: 'image/png', size: 1 }];
const INPUTS = { 'upload.upload': PICTURE, 'upload.uploadThumbnail': PICTURE };

/** The names in the contract of what a call of the client sends, such as `material.addRich`. */
function contractCalls(call) {
  const sent = [];
  const connection = {
    call: (endpoint) => {
      sent.push(endpoint.id);
      return new Promise(() => undefined);
    },
    options: {},
  };
  const [resource, ...path] = call.split('.');
  const made = resources[`${resource}Resource`](connection);
  const method = path.reduce((owner, name) => owner?.[name], made);
  if (typeof method !== 'function') throw new Error(`The client has no call ${call}`);
  void Promise.resolve(method(...(INPUTS[call] ?? [anyInput, anyInput]))).catch(() => undefined);
  if (sent.length === 0) throw new Error(`${call} sent nothing`);
  return sent;
}

/**
 * `panels`, `{ name, entry, resources, scopes, first, all }` of each component, and `everything`, `{ first, all }` of a page
 * with all of them; sizes in bytes. The packages have been built.
 */
export async function panelFacts() {
  if (typeof createClient !== 'function') throw new Error('Build the packages first.');
  const panels = readPanels().map(({ name, entry, calls }) => {
    const used = new Set(calls.map((call) => call.split('.')[0]));
    const ids = calls.flatMap(contractCalls);
    return {
      name,
      entry,
      resources: RESOURCES.filter((resource) => used.has(resource) || ALWAYS.includes(resource)),
      scopes: scopesOf(ids),
    };
  });
  const sizes = await panelSizes(panels);
  return {
    panels: panels.map((panel) => ({ ...panel, ...sizes.get(panel.name) })),
    everything: await sizeOfEverything(panels),
  };
}

/** The scopes that together open every call that any scope opens; of a call that several open, those that others need anyway. */
function scopesOf(ids) {
  const openers = ids.map((id) => scopesFor(id)).filter((scopes) => scopes !== 'any');
  const needed = new Set(openers.filter(({ length }) => length === 1).flat());
  for (const scopes of openers) {
    if (scopes.length > 1 && !scopes.some((scope) => needed.has(scope))) needed.add(scopes[0]);
  }
  return [...needed].sort();
}
