import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../cards/card';
import { point, smallestOnCards } from '../../../../cards/text/text';
import { isShared, paperIds, papers } from '../../../../cards/paper/paper';
import { meleeKinds, rangedKinds, type WeaponType } from '../../sheet/armoury';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { terms } from '#words/systems/living/messages/terms';
import { samples } from '../../start/samples/samples';
import { teamIds } from '../../scenarios/place';
import { kit } from '../../parts/kit';

const sheets = samples.slice(0, 3).map(({ hero }) => ({ sheet: hero }));
const plain = newHero('Ann');
const order = {
  kit: [],
  scenario: 'king-of-the-hill',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets,
} as const;
const cardsOf = (piece: string): readonly Card[] => kit.lay({ ...order, kit: [piece] }).cards;
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

  it('has one box', () => {
    expect(cardsOf('tuck-box')).toHaveLength(1);
  });

  it.each(paperIds)('has one tape on %s, as long as the heroes’ longest range and no longer', (paper) => {
    const tape = (scenario: string, heroes: readonly HeroDraft[], pieces: readonly string[]) =>
      kit
        .lay({ ...order, kit: pieces, scenario, sheets: heroes.map((sheet) => ({ sheet })) })
        .pages.flatMap((draw) => draw(papers[paper]))
        .flatMap((one) => (isShared(one) && one.name.startsWith('Measuring tape') ? [one] : []));
    const shooter = (type: WeaponType): HeroDraft => ({
      ...plain,
      equipment: { ...plain.equipment, weapons: [{ type }] },
    });
    const reach = (cards: readonly Card[]): readonly string[] =>
      cards.map(({ front }) => front.text.findLast((text) => /^\d+#$/.test(text)) ?? '');
    const lengths = { magic: '25#', rifle: '20#', longbow: '15#' } as const;
    for (const type of ['magic', 'rifle', 'longbow'] as const)
      expect(reach(tape('team-carnage', [shooter(type)], ['tape', 'ruler', 'map']))).toEqual([lengths[type]]);
    expect(reach(tape('team-carnage', [shooter('blowpipe')], ['tape', 'ruler', 'map']))).toEqual([]);
    for (const scenario of ['snowfall', 'first-steps'])
      expect(reach(tape(scenario, [shooter('rifle')], ['tape', 'ruler', 'map'])), scenario).toEqual([]);
    expect(reach(tape('kind-of-magic', [], ['tape', 'ruler', 'map']))).toHaveLength(1);
  });
});
