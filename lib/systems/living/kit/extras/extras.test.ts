import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../cards/card';
import { point, smallestOnCards } from '../../../../cards/text/text';
import { meleeKinds, rangedKinds } from '../../sheet/armoury';
import { terms } from '#words/systems/living/messages/terms';
import { samples } from '../../start/samples/samples';
import { teamIds } from '../../scenarios/place';
import { kit } from '../../parts/kit';

const sheets = samples.slice(0, 3).map(({ hero }) => ({ sheet: hero }));
const cardsOf = (piece: string): readonly Card[] =>
  kit.lay({
    kit: [piece],
    scenario: 'king-of-the-hill',
    unit: 'inch',
    allCounters: false,
    counterSize: 20,
    counterBacks: 'fold',
    counts: {},
    sheets,
  }).cards;
const saidOn = (cards: readonly Card[]): string =>
  cards.flatMap(({ front, back }) => [...front.text, ...back.text]).join(' ');

describe('what an evening may have besides', () => {
  it('has a marker for each hero, a side for each team', () => {
    const markers = cardsOf('team-markers');
    expect(markers).toHaveLength(sheets.length);
    markers.forEach(({ front, back, id }, index) => {
      expect(front.text.join()).toContain(sheets[index]?.sheet.name);
      expect(back.text.join()).toContain(sheets[index]?.sheet.name);
      expect(front.text).not.toEqual(back.text);
      expect(id).toContain(`${index + 1}`);
    });
    expect(teamIds).toHaveLength(2);
  });

  it('has the seven conditions on one card for each player, in type of 7 points', () => {
    const cards = cardsOf('conditions');
    expect(cards).toHaveLength(sheets.length);
    for (const name of ['Bleeding', 'Burning', 'Dazed', 'Deep Wound', 'Knockdown', 'Poisoned', 'Slowed'])
      for (const card of cards) expect(saidOn([card])).toContain(name);
    for (const card of cards) expect(saidOn([card])).toContain('Knockdown in Snowfall');
    for (const { drawings } of cards.flatMap(({ front, back }) => [front, back]))
      for (const drawing of drawings)
        if (drawing.draw === 'text')
          expect(drawing.size).toBeGreaterThanOrEqual(smallestOnCards * point - 1e-9);
  });

  it('has every kind of weapon in the armoury, and in the saddle what a mount is', () => {
    const armoury = saidOn(cardsOf('armoury'));
    for (const type of [...meleeKinds, ...rangedKinds]) expect(armoury).toContain(terms.weaponTypes[type]);
    expect(saidOn(cardsOf('mount'))).toContain('one unit with two actions');
  });

  it('has a blank card for a hero, for a pet and for a snowball fight', () => {
    expect(new Set(cardsOf('blanks').map(({ kind }) => kind))).toEqual(
      new Set(['hero', 'follower', 'snowfall']),
    );
  });

  it('has a tape and one box', () => {
    expect(cardsOf('tape').length).toBeGreaterThan(1);
    expect(cardsOf('tuck-box')).toHaveLength(1);
  });
});
