import { describe, expect, it } from 'vitest';
import { sheetBehind } from '@/components/site/sheet-reference';
import { open, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { MatchChoice } from '../address';
import { meetingOf, namesOfAll, teamsOf } from './meeting';

await open(systemIds, 'odds');

const sheet = (reference: string): SheetDocument => {
  const found = sheetBehind(reference);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const match = (part: Partial<MatchChoice>): MatchChoice => ({
  withOwn: [],
  withFoe: [],
  teams: 'two',
  scenario: undefined,
  map: undefined,
  ...part,
});
const between = (part: Partial<MatchChoice>) =>
  meetingOf(sheet('sample-gerda'), sheet('sample-jane'), match(part));

describe('a match as the odds page has it', () => {
  it('is the two alone where nobody stands beside them', () => {
    const meeting = between({});
    expect(namesOfAll(meeting)).toEqual(['Gerda Halfmoon', 'Jane']);
    expect(meeting.teams).toEqual([0, 1]);
  });

  it('has the sides one after the other, in two teams', () => {
    const meeting = between({ withOwn: ['sample-bito'], withFoe: ['sample-ysolde', 'dummy-light'] });
    expect(meeting.teams).toEqual([0, 0, 1, 1, 1]);
    expect(teamsOf(meeting).map((members) => members.length)).toEqual([2, 3]);
    expect(teamsOf(meeting)[0]).toEqual(['Gerda Halfmoon', 'Bito van Ostmark']);
  });

  it('has everybody for himself', () => {
    expect(between({ withOwn: ['sample-bito'], teams: 'each' }).teams).toEqual([0, 1, 2]);
  });

  it('leaves out who cannot be read, and says so', () => {
    const meeting = between({ withOwn: ['sample-nobody'], withFoe: ['sample-bito'] });
    expect(meeting.heroes).toHaveLength(3);
    expect(meeting.teams).toEqual([0, 1, 1]);
    expect(meeting.problems).toEqual([expect.stringMatching(/^One ally was left out\. .+\.$/)]);
  });
});
