import type { Sample } from '@chatdeck/sdk';
import { sampleSchema } from '@chatdeck/sdk/entities';
import type { SampleInput } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { recordService } from '../record/record.service';
import type { SampleRepository, SampleRow } from './sample.repository';

interface Based {
  readonly id: string;
  readonly baseVersion?: number | undefined;
}

/** Messages saved as small tests of the config. */
export function sampleService(repository: SampleRepository) {
  const stored = recordService(repository, toSample, () => Promise.resolve());
  return {
    page: stored.page,
    get: stored.get,
    remove: stored.remove,
    restore: stored.restore,

    add: async (userId: string, sample: SampleInput) =>
      toSample(await repository.add(userId, sample)),

    update: async (userId: string, rowId: number, change: SampleInput & Based) => {
      const { id: _, baseVersion, ...sample } = change;
      const row = await repository.update(userId, rowId, sample, baseVersion);
      return stored.change(userId, rowId, row);
    },
  };
}

export type SampleService = ReturnType<typeof sampleService>;

const toSample = ({ id, version, sample }: SampleRow): Sample =>
  z.parse(sampleSchema, { ...sample, id: String(id), version });
