import { describe, expect, it } from 'vitest';
import { usefulSection } from '#words/painted-die/messages/useful';

const figure = (id: string, matches: number) => ({
  id,
  matches,
  share: 0.5,
  interval: { low: 0.4, high: 0.6 },
});

const textOf = (atEnds: number): string => {
  const { text } = usefulSection(
    {
      matches: 1000,
      each: 100,
      most: [figure('druid/regrowth', atEnds)],
      least: [figure('druid/thorns', atEnds)],
      command: '',
    },
    (id) => ({ name: id, within: 'Druid' }),
    'School',
  );
  return text.filter((part) => typeof part === 'string').join(' ');
};

describe('useful skills on a rules page', () => {
  it('says that those near the ends played more where they did', () => {
    expect(textOf(400)).toContain('in about 100 matches; those near the top and the bottom were in more.');
  });

  it('does not say so where all played about as much', () => {
    expect(textOf(102)).toContain('in about 100 matches. A draw');
  });
});
