/// <reference types="vite/client" />
import type { ComponentType, ReactNode } from 'react';
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline';
import bulma from 'bulma/css/bulma.css?inline';
import foundation from 'foundation-sites/dist/css/foundation.css?inline';
import milligram from 'milligram/dist/milligram.css?inline';
import pico from '@picocss/pico/css/pico.css?inline';
import preflight from 'tailwindcss/preflight.css?inline';
import water from 'water.css/out/light.css?inline';
import { WRITTEN_SHEETS } from './sheets.mjs';

const SHEETS: Readonly<Record<string, string>> = {
  Pico: pico,
  Milligram: milligram,
  Foundation: foundation,
  'Water.css': water,
  Bootstrap: bootstrap,
  Bulma: bulma,
  'Tailwind preflight': preflight,
  ...WRITTEN_SHEETS,
};

interface SheetsHostProps {
  /** Holds each copy apart from the sheets of the others. */
  readonly Place: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

/** A page with twelve hosts, each with a sheet of its own, in which we look the same. */
export function SheetsHost({ Place, children }: SheetsHostProps) {
  return Object.entries(SHEETS).map(([name, sheet]) => (
    <section key={name} aria-label={name}>
      <p style={{ margin: 24, font: '600 14px sans-serif' }}>{name}</p>
      <Place>
        <style>{sheet.replaceAll(/:root/g, ':host')}</style>
        {children}
      </Place>
    </section>
  ));
}
