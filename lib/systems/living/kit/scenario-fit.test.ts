import { describe, expect, it } from 'vitest';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import { saidOn } from '../../../cards/kit/testing';
import { papers } from '../../../cards/paper/paper';
import { kit } from '#words/systems/living/messages/kit';
import { kit as part } from '../parts/kit';
import { cards } from '../parts/cards';
import { skills } from '../skills/index';
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

  it('says where a print for several heroes has one, but not of a mission or of cards alone', () => {
    const noticesOf = (scenario: string, pieces: readonly string[], heroes: number): readonly string[] => {
      const asked = order(scenario, pieces);
      return part.lay({ ...asked, sheets: asked.sheets.slice(0, heroes) }).notices ?? [];
    };
    expect(noticesOf('team-carnage', ['contents'], 1)).toEqual([
      'Team Carnage needs several heroes, and you’re printing only one. Add your opponents’ heroes, or let them print their own.',
    ]);
    expect(noticesOf('team-carnage', ['contents'], 2)).toEqual([]);
    expect(noticesOf('team-carnage', ['counters'], 1)).toEqual([]);
    expect(noticesOf('first-steps', ['contents'], 1)).toEqual([]);
  });

  it('has everything where it is for no scenario', () => {
    const all = part.lay(order('', ['counters'])).counters.map(({ name }) => name);
    expect(all.join()).toContain('Hot Chocolate');
    expect(all.join()).toContain('Poisoned');
  });

  it('names on the rules of a snowball fight who has no loadout, and says the damage to the knocked down', () => {
    expect(withoutLoadout(order('snowfall', ['rules'])).map(({ name }) => name)).toEqual([jane.name]);
    expect(withoutLoadout(order('king-of-the-hill', ['rules']))).toEqual([]);
    const words = kit.scenario('snowfall', [jane.name]);
    const text = words ? saidOn(scenarioPage(words)(papers.a4)) : '';
    expect(text).toContain(`${jane.name} has no Snowfall skills yet`);
    expect(text).toContain('Knockdown counters does 1 extra damage');
  });

  it('has for those without a loadout the list to choose from, a blank card, and the counters of what they may choose', () => {
    const {
      cards: laid,
      pages,
      counters,
    } = part.lay({ ...order('snowfall', ['rules', 'counters']), sheets: [{ sheet: jane }] });
    const said = saidOn(pages.flatMap((draw) => draw(papers.a4))).replace(/\s+/g, ' ');
    for (const { name, tier } of skills.filter(({ school }) => school === 'snowfall'))
      if (tier !== 'form') expect(said).toContain(name);
    expect(said).toContain('Common: choose 4');
    expect(laid.filter(({ kind }) => kind === 'snowfall').map(({ name }) => name)).toContain(jane.name);
    expect(counters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Hot Chocolate', 'Dazed', 'Slowed']),
    );
    const withOne = part.lay({ ...order('snowfall', ['rules']), sheets: [{ sheet: hobb }] });
    expect(saidOn(withOne.pages.flatMap((draw) => draw(papers.a4)))).not.toContain('choose 4');
    expect(withOne.cards).toEqual([]);
  });

  it('has lines for who is on which team where there are teams, and says how much terrain', () => {
    const said = (id: string): string =>
      saidOn(part.lay(order(id, ['map'])).pages.flatMap((draw) => draw(papers.a4))).replace(/\s+/g, ' ');
    expect(said('king-of-the-hill')).toMatch(/Team Orange: ….*Team Green: …/);
    expect(said('all-out-carnage')).not.toContain('Orange: …');
    for (const id of ['king-of-the-hill', 'all-out-carnage'])
      expect(said(id)).toMatch(/Eight to twelve pieces.*house value/);
    expect(said('snowfall')).toContain('Keep terrain sparse');
  });

  it('shows heroes in a snowball fight by the emblems that they have elsewhere', () => {
    const emblems = (scenario: string): readonly string[] =>
      part
        .lay(order(scenario, ['initiative', 'standees', 'rules']))
        .cards.filter(({ kind, name }) => kind !== 'snowfall' && (name === hobb.name || name === jane.name))
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
    // Skills that he has elsewhere do not count in the snow: he gets a card to write a loadout on.
    expect(kinds('snowfall', jane)).toEqual([]);
    expect(kinds('king-of-the-hill', hobb)).not.toContain('snowfall');
    expect(kinds('king-of-the-hill', jane)).toContain('follower');
  });
});
