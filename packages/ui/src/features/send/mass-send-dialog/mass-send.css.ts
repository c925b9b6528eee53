import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

const small = { fontSize: vars.textXs, lineHeight: vars.lineXs } as const;

export const steps = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    paddingBottom: vars.space1,
    ...whenNarrow({ gap: vars.space2, justifyContent: 'space-between' }),
  },
]);
export const step = style([
  reset.box,
  {
    display: 'flex',
    flex: 'auto',
    alignItems: 'center',
    gap: vars.space2,
    color: vars.muted,
    whiteSpace: 'nowrap',
    ...whenNarrow({ flex: 'none', gap: 0, fontSize: 0 }),
    '::after': { content: '""', flex: 1, height: 1, background: vars.hairline },
    selectors: {
      '&:where(:last-child)': { flex: 'none' },
      '&:where(:last-child)::after': { display: 'none' },
      '&:where([aria-current])': { color: vars.text, fontWeight: vars.weightStrong },
      // On a narrow screen only the current step has room for its name.
      '&&:where([aria-current])': whenNarrow({ fontSize: vars.textSm, gap: vars.space2 }),
    },
  },
]);
export const stepMark = style([
  reset.box,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: 12,
    ...small,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      ':where([aria-current]) > &': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.onAccent,
      },
      ':where([data-done]) > &': {
        background: vars.accentSoft,
        borderColor: vars.accentSoft,
        color: vars.onAccentSoft,
      },
    },
  },
]);

export const facts = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const fact = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    gap: vars.space3,
    padding: '10px 0',
    borderBottom: `1px solid ${vars.hairline}`,
  },
]);
export const factLabel = style([reset.box, { color: vars.muted }]);
export const factText = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
]);
export const factDetail = style([reset.box, { color: vars.text2 }]);
export const strong = style([
  reset.box,
  { fontWeight: vars.weightStrong, fontVariantNumeric: 'tabular-nums' },
]);
export const estimate = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderRadius: vars.radiusMd,
    background: vars.sunken,
  },
]);
export const metric = style([
  reset.box,
  {
    padding: '10px 12px',
    borderInlineStart: `1px solid ${vars.hairline}`,
    selectors: { '&:where(:first-child)': { borderInlineStart: 0 } },
  },
]);
export const tips = style([reset.box, { display: 'flex', flexDirection: 'column', gap: 2 }]);

export const progressHead = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space2}` },
]);
export const progressCount = style([
  reset.box,
  {
    fontSize: vars.textLg,
    lineHeight: vars.lineLg,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const bar = style([
  reset.box,
  {
    display: 'flex',
    gap: 2,
    height: 8,
    margin: '8px 0 12px',
    borderRadius: 4,
    background: vars.track,
    overflow: 'hidden',
  },
]);
export const barPart = styleVariants({
  accent: [reset.box, { background: vars.accent }],
  neutral: [reset.box, { background: vars.lineControl }],
  warning: [reset.box, { background: vars.warning }],
  danger: [reset.box, { background: vars.danger }],
});
export const legend = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space1,
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const legendRow = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '168px 40px minmax(0, 1fr)',
    gap: vars.space2,
    // On a narrow screen the meaning of a state is below its name.
    ...whenNarrow({ gridTemplateColumns: '168px minmax(0, 1fr)', rowGap: 0 }),
  },
]);
export const legendCount = style([
  reset.box,
  { fontWeight: vars.weightStrong, fontVariantNumeric: 'tabular-nums' },
]);
export const meaning = style([
  reset.box,
  { color: vars.muted, ...whenNarrow({ gridColumn: '1 / -1', paddingInlineStart: 22, ...small }) },
]);
const stateText = style([reset.box, { display: 'inline-flex', alignItems: 'center', gap: 6 }]);
export const state = styleVariants({
  accent: [stateText, { color: vars.accentText }],
  neutral: [stateText, { color: vars.text2 }],
  warning: [stateText, { color: vars.warningText }],
  danger: [stateText, { color: vars.dangerText }],
});

/** How targets are filtered by their state. */
export const filter = style([reset.box, { width: 'min(100%, 240px)' }]);

export const target = style({ display: 'flex', alignItems: 'center', gap: vars.space2 });
export const targetName = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** All steps are about as high as the list of targets, so that the buttons below stay where they are. */
export const stepBody = style([
  reset.box,
  { minHeight: 'min(480px, calc(100vh - 300px))', ...whenNarrow({ minHeight: 0 }) },
]);
