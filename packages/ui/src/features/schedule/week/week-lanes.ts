import type { WeekBand, WeekDay, WeekMark } from './week.model';

/** Minutes that a mark takes of the scale, so that two which would touch are one above the other. */
const MARK_MINUTES = 26;

interface InLane<Item> {
  readonly item: Item;
  /** From the top, from 0. */
  readonly lane: number;
}

/** A day as it is drawn: as few lanes as its busiest time needs. */
interface DayLanes {
  readonly bands: readonly InLane<WeekBand>[];
  readonly marks: readonly InLane<WeekMark>[];
  /** At least 1, so that an empty day is as high as one with a single run. */
  readonly count: number;
}

/** Places what runs all day first, and each mark in the first lane that is free at its minute. */
export function lanesOf({ bands, marks }: Pick<WeekDay, 'bands' | 'marks'>): DayLanes {
  const ends: number[] = [];
  const place = <Item>(item: Item, from: number, to: number): InLane<Item> => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return { item, lane };
  };
  return {
    bands: bands.map((band) => place(band, band.from, band.to + MARK_MINUTES)),
    marks: marks.map((mark) => place(mark, mark.minute, mark.minute + MARK_MINUTES)),
    count: Math.max(ends.length, 1),
  };
}
