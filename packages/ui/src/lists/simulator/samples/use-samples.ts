import type { Sample } from '@chatdeck/sdk';
import type { ExpectedOutcome, SampleInput } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useUndo } from '#lists/use-undo.ts';
import { sampleApi } from '#store/sample.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { sampleText } from './outcome-text';
import { sampleMessages } from './sample.messages';

/** The samples of the account; undefined while they are unknown. */
export const useSampleList = (): readonly Sample[] | undefined =>
  sampleApi.useSamplesQuery().data?.list;

/** The samples of the account, and how they are saved and removed. */
export function useSamples() {
  const t = useMessages(sampleMessages);
  const { notify } = useChatdeck();
  const offerUndo = useUndo();
  const list = toLoadedRows(sampleApi.useSamplesQuery());
  const [add, { isLoading: isAdding }] = sampleApi.useAddSampleMutation();
  const [update] = sampleApi.useUpdateSampleMutation();
  const [remove] = sampleApi.useRemoveSampleMutation();
  const [restore] = sampleApi.useRestoreSampleMutation();
  const save = async (sample: SampleInput) => {
    const { error } = await add(sample);
    if (!error) notify({ tone: 'success', text: t.savedAsSample });
  };
  const expect = (sample: Sample, expected: ExpectedOutcome) => {
    const { id, version, ...input } = sample;
    void update({ id, input: { ...input, expected }, baseVersion: version });
  };
  const drop = async (sample: Sample) => {
    const { error } = await remove(sample.id);
    if (error) return;
    offerUndo({
      label: sampleText(sample),
      restore: async () => (await restore(sample.id)).error === undefined,
    });
  };
  return {
    list,
    isAdding,
    save: (sample: SampleInput) => void save(sample),
    expect,
    remove: (sample: Sample) => void drop(sample),
  };
}
