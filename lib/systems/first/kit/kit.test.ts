import { describe, expect, it } from 'vitest';
import type { Card } from '../../../cards/card';
import { paperIds, papers } from '../../../cards/paper/paper';

import { impose } from '../../../cards/paper/imposition';
import { areaOf, beyond, boxOfCard, collisions, faceOf, saidOn } from '../../../cards/kit/testing';
import { messages } from '../../../messages/index';
import type { KitOrder } from '../../kit-part';
import { exampleHeroes } from '../fixtures';
import { kit } from '../parts/kit';
import { scenarioText } from '#words/systems/first/messages/scenarios';
import { findScenario, scenarioIds } from '../scenarios/scenario';
import { type HeroDraft, newHero } from '../sheet/hero';
import { findSkill, skills } from '../skills/index';
import { countersOf, countersOfSkill } from './counters';
import { counters as words } from '#words/systems/first/messages/counters';
import { point } from '../../../cards/text/text';
import { distancesOf } from './measures';
import { kitPieces, type KitPieceId } from './pieces';

const everyPiece = kitPieces.map(({ id }) => id);

const usual: KitOrder<HeroDraft> = {
  kit: everyPiece,
  scenario: 'deathmatch',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: exampleHeroes.map((sheet) => ({ sheet })),
};
const lay = (parts: readonly KitPieceId[], change: Partial<typeof usual> = {}) =>
  kit.lay({ ...usual, ...change, kit: parts });

const counted = (cards: readonly Card[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { id } of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

describe.each(scenarioIds)('the kit of %s', (scenario) => {
  const laid = lay(everyPiece, { scenario });

  it('has no text on another, and nothing beyond the cut', () => {
    for (const card of new Set(laid.cards))
      for (const face of [card.front, card.back]) {
        expect(collisions(face), card.id).toEqual([]);
        expect(beyond(face, boxOfCard(card)), card.id).toEqual([]);
      }
  });

  it.each(paperIds)('has plans and pages on %s with no text on another', (id) => {
    const paper = papers[id];
    const faces = laid.cards.flatMap(({ front, back }) => [front, back]);
    const pages = [...laid.pages, ...laid.last.map((about) => about(faces))].flatMap((draw) => draw(paper));
    expect(pages.map((page) => page.id)).toEqual(
      expect.arrayContaining([
        `map-plan-${scenario}`,
        expect.stringMatching(/^ruler-0-/),
        // The leaflet says all of this one.
        ...(scenario === 'deathmatch' ? [] : ['scenario']),
        'reference',
        'credits',
      ]),
    );
    for (const page of pages) {
      expect(collisions(faceOf(page)), page.id).toEqual([]);
      expect(beyond(faceOf(page), areaOf(page, paper)), page.id).toEqual([]);
    }
  });

  it.each(paperIds)('finds room on %s', (paper) => {
    expect(impose(laid.cards, { paper, labels: messages.print.labels }).length).toBeGreaterThan(0);
  });
});

it('would find a text on another', () => {
  const [card] = lay(['counters']).cards;
  const drawings = card?.front.drawings ?? [];
  expect(collisions({ drawings: [...drawings, ...drawings] })).not.toEqual([]);
});

describe('the parts of a scenario', () => {
  it.each([
    [
      'deathmatch',
      {
        'spawn-point-1': 1,
        'spawn-point-2': 1,
        'spawn-point-3': 1,
        'score-track': 1,
        'score-1': 1,
        'score-2': 1,
        'score-3': 1,
        'score-4': 1,
      },
    ],
    ['gang-fight', { 'base-orange': 1, 'base-orange-end': 2, 'base-green': 1, 'base-green-end': 2 }],
    [
      'capture-the-flag',
      {
        flag: 1,
        'flag-token': 1,
        'base-orange': 1,
        'base-orange-end': 2,
        'base-green': 1,
        'base-green-end': 2,
        'score-track': 1,
        'score-orange': 1,
        'score-green': 1,
      },
    ],
    [
      'king-of-the-hill',
      {
        'hill-1': 1,
        'hill-2': 1,
        'hill-3': 1,
        'base-orange': 1,
        'base-orange-end': 2,
        'base-green': 1,
        'base-green-end': 2,
        'score-track': 1,
        'score-orange': 1,
        'score-green': 1,
      },
    ],
  ])('%s', (scenario, parts) => {
    expect(counted(lay(['parts'], { scenario }).cards)).toEqual(parts);
  });

  it('share the numbers of a die among the spawn points', () => {
    const tokens = lay(['parts']).cards.filter(({ id }) => id.startsWith('spawn-point'));
    const figures = tokens.flatMap(({ front }) => front.text.filter((text) => /^\d·\d$/.test(text)));
    expect(figures.flatMap((text) => text.split('·')).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each([
    ['deathmatch', '10', '10'],
    ['capture-the-flag', '5', '3'],
    ['king-of-the-hill', '20', '20'],
  ])('%s has a track up to %s, where %s wins', (scenario, last, goal) => {
    const [track] = lay(['parts'], { scenario }).cards.filter(({ id }) => id === 'score-track');
    expect(track?.front.text.at(-1)).toBe(last);
    expect(track?.front.text.join(' ')).toContain(`Usually ${goal}.`);
  });

  it('of a scenario that this game does not have is its first', () => {
    expect(lay(['parts'], { scenario: 'bombing-run' }).cards).toEqual(lay(['parts']).cards);
  });
});

describe('the pages', () => {
  const page = (part: KitPieceId, scenario = 'deathmatch'): string =>
    saidOn(lay([part], { scenario }).pages.flatMap((draw) => draw(papers.a4)));

  it.each([
    ['deathmatch', /10 kills wins/],
    ['gang-fight', /nobody left standing loses/],
    ['capture-the-flag', /bring the flag home 3 times wins at once.*3, 4 or 5/],
    ['king-of-the-hill', /within 1# of it.*20 points win/],
  ])('say the rules of %s', (scenario, rules) => {
    expect(page('rules', scenario)).toMatch(rules);
  });

  it.each(scenarioIds)('say the set-up of %s once, with the rules beside the plan', (scenario) => {
    const [first = ''] = scenarioText(findScenario(scenario) ?? expect.fail(scenario)).setUp;
    const told = (parts: readonly KitPieceId[]): number =>
      saidOn(lay(parts, { scenario }).pages.flatMap((draw) => draw(papers.a4))).split(first).length - 1;
    expect([told(['map']), told(['rules']), told(['map', 'rules'])]).toEqual([1, 1, 1]);
  });

  it('put two tokens of the hill into the free corners', () => {
    expect(page('map', 'king-of-the-hill')).toMatch(/0# from the left, 0# .*24# from the left, 24#/);
  });

  it('have every skill of the party in the reference, with whose it is', () => {
    const said = page('reference');
    for (const { skills: ids, name } of exampleHeroes) {
      for (const id of ids) expect(said).toContain(findSkill(id)?.name);
      expect(said).toContain(name);
    }
  });

  it('name the author, the licences and who drew each icon in the credits', () => {
    const { cards, last } = lay(['counters', 'credits'], { scenario: 'gang-fight' });
    const faces = cards.map(({ front }) => front);
    const said = saidOn(last.flatMap((about) => about(faces)(papers.a4)));
    for (const part of ['Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0', 'CC BY 3.0', 'tombstone'])
      expect(said).toContain(part);
    expect(said).not.toContain('Contributors of');
  });
});

describe('cards and figures', () => {
  it('are a sheet for each hero, a fiend card for each summoner, and a standee for everybody', () => {
    expect(lay(['sheets']).cards.map(({ name }) => name)).toEqual(
      exampleHeroes.map(({ name }) => `Character sheet of ${name}`),
    );
    expect(lay(['followers']).cards.map(({ name }) => name)).toEqual(['Fiend']);
    expect(lay(['standees']).cards.map(({ name }) => name)).toEqual([
      ...exampleHeroes.map(({ name }) => name),
      'Fiend',
    ]);
  });
});

const heroWith = (name: string, ...ids: readonly string[]): HeroDraft => ({ ...newHero(name), skills: ids });

describe('counters', () => {
  it.each([
    ['survival/poison', 5],
    ['survival/trap', 5],
    ['melee/berserk', 5],
    ['melee/cats-charge', 1],
    ['melee/rampage', 0],
    ['melee/push-back', 0],
    ['ranged/aimed-shot', 0],
    ['ranged/poisoned-arrow', 5],
    ['ranged/dash', 1],
    ['prayers/life-boon', 0],
    ['prayers/resurrection', 4],
    ['primal-force/fireball', 0],
    ['primal-force/sunburst', 1],
    ['summoning/summon-fiend', 5],
    ['summoning/breath-weapon', 0],
  ])('of %s are %i', (id, count) => {
    const skill = findSkill(id);
    expect(skill && countersOfSkill(skill)).toBe(count);
  });

  it('are as many as those who have the skill, and one of the down for each hero', () => {
    const needs = countersOf([
      heroWith('A', 'survival/trap'),
      heroWith('B', 'survival/trap', 'nobody/knows'),
    ]);
    expect(needs.map(({ count }) => count)).toEqual([2, 10]);
    expect(countersOf([])).toEqual([]);
  });

  it('of what everybody within a distance hears are as many as there are characters', () => {
    const party = [heroWith('A', 'ballads/speed'), heroWith('B'), heroWith('C')];
    const own = (heroes: readonly HeroDraft[]) =>
      countersOf(heroes).find(({ counter }) => counter.of === 'skill')?.count ?? 0;
    expect(own(party)).toBe(3 * own(party.slice(0, 1)));
  });

  it('are the player’s own number where he chose one', () => {
    const { counters } = lay(['counters'], { counts: { 'Icy Shackles': 2 } });
    expect(counters.find(({ name }) => name === 'Icy Shackles')).toMatchObject({
      count: 2,
      why: 'as many as you chose; turn the current number to the top',
    });
  });

  it('that grow on one character are one that is turned, but not traps in many places', () => {
    const rimsOf = (...ids: readonly string[]) =>
      countersOf([heroWith('A', ...ids), heroWith('B', ...ids)]).find(({ counter }) => counter.of === 'skill')
        ?.rims;
    expect(rimsOf('survival/poison')).toMatchObject({ count: 2, upTo: 5 });
    for (const id of ['survival/trap', 'ranged/poisoned-arrow', 'ranged/dash', 'prayers/resurrection'])
      expect([id, rimsOf(id)]).toEqual([id, undefined]);
    const { counters } = lay(['counters']);
    expect(counters.find(({ name }) => name === 'Icy Shackles')).toMatchObject({
      count: 1,
      why: 'one for each character with this skill; turn the current number to the top',
    });
  });

  it('each say on the back what they do, in type that is read at arm’s length', () => {
    const silent = lay(['counters'], { allCounters: true }).cards.filter(
      ({ front, back }) =>
        back === front ||
        back.drawings.some((drawing) => drawing.draw === 'text' && drawing.size / point < 6.49),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(words.rule({ of: 'skill', skill: 'primal-force/icy-shackles' })).toContain(
      'Move 1# less per Magic pip',
    );
  });

  it('of the whole booklet have one kind for each skill that leaves something behind', () => {
    const { counters } = lay(['counters'], { allCounters: true });
    expect(counters).toHaveLength(1 + skills.filter((skill) => countersOfSkill(skill) > 0).length);
    expect(Math.max(...counters.map(({ count }) => count))).toBeLessThanOrEqual(kit.mostCounters);
  });
});

describe('distances', () => {
  const singer: HeroDraft = {
    ...(exampleHeroes[2] ?? newHero('Nobody')),
    name: 'Singer',
    skills: ['ballads/speed', 'melee/taunt'],
  };

  it('grow with the pips that the die has', () => {
    expect(distancesOf([singer])).toEqual([
      { who: 'Singer', skill: 'Speed', kind: 'radius', step: 1, per: 'magic', most: 5 },
      { who: 'Singer', skill: 'Taunt', kind: 'radius', step: 1, per: 'skill', most: 5 },
    ]);
  });

  it('have a name beside the template: the skill, and everybody in the party who has it', () => {
    const sheets = [singer, { ...singer, name: 'Bard', skills: ['ballads/speed'] }].map((sheet) => ({
      sheet,
    }));
    const said = saidOn(lay(['templates'], { sheets }).pages.flatMap((draw) => draw(papers.a4))).replace(
      /\s+/g,
      ' ',
    );
    expect(said).toContain('Speed: Singer and Bard');
    expect(said).toContain('Taunt: Singer');
  });

  it('are 10# for whoever shoots, and nothing for whoever neither shoots nor sings', () => {
    expect(distancesOf(exampleHeroes.slice(1, 2))).toMatchObject([{ kind: 'range', step: 10, per: 'none' }]);
    expect(distancesOf(exampleHeroes.slice(0, 1))).toEqual([]);
  });
});

it('says where a print for several heroes has one', () => {
  const noticesOf = (heroes: number) =>
    lay(['contents'], { scenario: 'gang-fight', sheets: usual.sheets.slice(0, heroes) }).notices;
  expect(noticesOf(1)?.join()).toContain('Gang Fight needs several heroes, and you’re printing only one.');
  expect(noticesOf(2)).toEqual([]);
});

it('says what a house value is where its rules name one, and not on the leaflet', () => {
  const said = saidOn(
    lay(['rules'], { scenario: 'deathmatch' }).pages.flatMap((draw) => draw(papers.a4)),
  ).replace(/\s+/g, ' ');
  expect(said).toMatch(/A house value is Pipsmith’s own choice, because the booklet doesn’t give one/);
  expect(lay(['contents']).leaflets?.[0]?.win.join()).toMatch(
    /Pipsmith’s own rule, since the booklet sets no limit/,
  );
});

describe('what becomes of whoever has no dice left', () => {
  const told = (scenario: string): string =>
    [
      JSON.stringify(lay(['contents'], { scenario }).leaflets?.[0]?.fallen),
      saidOn(lay(['rules', 'reference'], { scenario }).pages.flatMap((draw) => draw(papers.a4))),
      ...lay(['rules', 'counters'], { scenario }).counters.map(({ name }) => name),
    ].join(' ');

  it.each([
    ['deathmatch', /back with 5 dice. Roll a die/, /Down|is down|Resurrection helps/],
    ['capture-the-flag', /back in its base with 5 dice/, /Down|is down|Resurrection helps/],
    ['king-of-the-hill', /back in its base with 5 dice/, /Down|is down|Resurrection helps/],
    ['gang-fight', /is down and loses its next turn/, /back with 5 dice|back in its base/],
  ])('is one thing on all the paper of %s', (scenario, says, never) => {
    expect(told(scenario)).toMatch(says);
    expect(told(scenario)).not.toMatch(never);
  });

  it('is left to the scenario where none is printed', () => {
    const said = saidOn(lay(['reference']).pages.flatMap((draw) => draw(papers.a4)));
    expect(said).toMatch(/Killed or down: the scenario says which/);
    expect(said).toMatch(/You have no dice\. You lose your next turn/);
    expect(said).not.toMatch(/spawn point|back in its base/);
    expect(lay(['counters']).counters.map(({ name }) => name)).toContain('Down');
    expect(told('gang-fight')).not.toMatch(/Killed or down/);
  });
});

describe('a table that has only the paper', () => {
  const told = (scenario: string): string => {
    const { leaflets, pages } = lay(['contents', 'rules', 'reference', 'map', 'ruler'], { scenario });
    return [JSON.stringify(leaflets), saidOn(pages.flatMap((draw) => draw(papers.a4)))]
      .join(' ')
      .replace(/\s+/g, ' ');
  };
  const said = told('deathmatch');

  it.each([
    ['who goes first on a tie', /highest roll goes first; roll ties again/],
    ['which dice', /20 ordinary six-sided dice: 5 for each character/],
    ['what is a #', /1# is 1 inch/],
    ['which die counts', /picks the one with the most Melee pips/],
    ['may I shoot and then move', /Attack once, before or after moving/],
    ['may I walk away', /You may walk away from opponents; nothing happens/],
    ['what is base contact', /Base contact means that two bases touch/],
    ['does a sword add anything', /Weapons and armour have no numbers of their own/],
    ['may I use two skills', /One skill per roll Say which skill you use before you roll/],
    ['what if no Skill pip shows', /If there are none, you get only the part that always happens/],
    ['how far does a spell reach', /anybody the caster can see, even in part, however far away/],
    ['does cover help against magic', /not against magic/],
    ['who gets a kill', /Whoever takes a character’s last die gets the kill/],
    ['what becomes of the killed', /On its next turn it comes back with 5 dice/],
    ['how long does it go on', /first to 10 kills wins at once/],
  ])('reads the answer: %s', (_, answer) => {
    expect(said).toMatch(answer);
  });

  it('reads the set-up once, on the leaflet', () => {
    for (const scenario of ['deathmatch', 'gang-fight', 'capture-the-flag', 'king-of-the-hill'])
      expect(told(scenario)).not.toMatch(/Setting up/);
  });
});

describe('a kit of one character', () => {
  const one = { scenario: 'gang-fight', sheets: exampleHeroes.slice(0, 1).map((sheet) => ({ sheet })) };

  it('says how an attack is defended', () => {
    const [leaflet] = lay(['contents'], one).leaflets ?? [];
    expect(JSON.stringify(leaflet?.turn)).toMatch(/The target rolls.*Armour pips: that’s its DV.*minus DV/);
  });

  it('lays out character sheets where they are printed, else hero cards', () => {
    const setUpOf = (parts: readonly KitPieceId[]): string =>
      JSON.stringify(lay(parts, one).leaflets?.[0]?.setUp);
    expect(setUpOf(['contents', 'sheets'])).toContain(
      'Lay out each character sheet or hero card, whichever you like better, with 5 dice',
    );
    expect(setUpOf(['contents'])).toContain('Lay out each hero card with 5 dice');
    expect(setUpOf(['contents'])).not.toContain('character sheet');
  });

  it('speaks of a notch only where a template has one', () => {
    const sheets = [{ sheet: newHero('Anna') }];
    const said = (scenario: string): string =>
      saidOn(
        lay(['templates'], { ...one, sheets, scenario }).pages.flatMap((draw) => draw(papers.a4)),
      ).replace(/\s+/g, ' ');
    expect(said('gang-fight')).toContain('tip of the corner');
    expect(said('gang-fight')).not.toContain('notch');
    expect(said('king-of-the-hill')).toContain('notch');
  });
});
