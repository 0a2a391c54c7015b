import { describe, expect, it } from 'vitest';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import { saidOn } from '../../../cards/kit/testing';
import { papers } from '../../../cards/paper/paper';
import { kit } from '../messages/en/kit';
import { kit as part } from '../parts/kit';
import { cards } from '../parts/cards';
import { samples } from '../start/samples/samples';
import type { Order } from './pieces';
import { withoutLoadout } from './scenario-fit';

const hobb = samples.find(({ hero }) => hero.snowfall.skills.length > 0)?.hero;
const jane = samples.find(({ hero }) => hero.followers.length > 0 && hero.snowfall.skills.length === 0)?.hero;
if (!hobb || !jane) throw new Error('no samples');

const order = (scenario: string, pieces: readonly string[]): Order => ({
  kit: pieces,
  scenario,
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: [{ sheet: hobb }, { sheet: jane }],
});
const countersFor = (scenario: string): string =>
  part
    .lay(order(scenario, ['counters', 'rules']))
    .counters.map(({ name }) => name)
    .join();

describe('a kit for a scenario', () => {
  it('has what the scenario uses: in a snowball fight what its loadouts cause, elsewhere what other skills do', () => {
    expect(countersFor('snowfall')).toContain('Hot Chocolate');
    expect(countersFor('snowfall')).not.toContain('Poisoned');
    expect(countersFor('king-of-the-hill')).toContain('Poisoned');
    expect(countersFor('king-of-the-hill')).not.toContain('Hot Chocolate');
  });

  it('has everything where it is for no scenario', () => {
    const all = part.lay(order('', ['counters'])).counters.map(({ name }) => name);
    expect(all.join()).toContain('Hot Chocolate');
    expect(all.join()).toContain('Poisoned');
  });

  it('names on the rules of a snowball fight who has no loadout, and says the damage to the knocked down', () => {
    expect(withoutLoadout(order('snowfall', ['rules']))).toEqual([jane.name]);
    expect(withoutLoadout(order('king-of-the-hill', ['rules']))).toEqual([]);
    const words = kit.scenario('snowfall', [jane.name]);
    const text = words ? saidOn(scenarioPage(words)(papers.a4)) : '';
    expect(text).toContain(`${jane.name} has no Snowfall skills yet`);
    expect(text).toContain('Knockdown counter does 1 extra damage');
  });

  it('shows heroes in a snowball fight by the emblems that they have elsewhere', () => {
    const emblems = (scenario: string): readonly string[] =>
      part
        .lay(order(scenario, ['initiative', 'standees', 'rules']))
        .cards.filter(({ name }) => name === hobb.name || name === jane.name)
        .flatMap(({ front }) => front.drawings.flatMap((one) => (one.draw === 'path' ? [one.d] : [])));
    const elsewhere = new Set(emblems('king-of-the-hill'));
    const inSnow = emblems('snowfall');
    expect(elsewhere.size).toBeGreaterThan(3);
    expect(inSnow.length).toBeGreaterThan(3);
    expect(inSnow.filter((path) => !elsewhere.has(path))).toEqual([]);
  });

  it('goes with the cards that the scenario uses', () => {
    const kinds = (scenario: string, hero: typeof hobb): readonly string[] =>
      (part.usedCards?.(cards.cards(hero, { houseRules: false }), order(scenario, ['rules'])) ?? []).map(
        ({ kind }) => kind,
      );
    expect(new Set(kinds('snowfall', hobb))).toEqual(new Set(['snowfall']));
    expect(new Set(kinds('snowfall', jane))).toEqual(new Set(['hero']));
    expect(kinds('king-of-the-hill', hobb)).not.toContain('snowfall');
    expect(kinds('king-of-the-hill', jane)).toContain('follower');
  });
});
