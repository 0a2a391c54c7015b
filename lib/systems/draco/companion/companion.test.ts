import { describe, expect, test } from 'vitest';
import { act, type NightAction } from '../../../companion/act';
import { beginNight } from '../../../companion/begin-night';
import { figureAt, standingAt } from '../../../companion/figures';
import type { Night } from '../../../companion/night';
import { rolledNow, rollsFor } from '../../../companion/rolls';
import { nextUp, stillToCome, waitingFor } from '../../../companion/turn-order';
import { companionOf } from '../../../companion/night';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { countedSet } from '../fixtures/counted-set';
import { dragonCard } from '../start/samples';

await open(['draco'], 'companion');

const { eryam, ...four } = countedSet;
const hers = {
  ...eryam,
  cards: [
    dragonCard('Maw', 'acid-breath', { 6: { dagger: 3, shield: 3 }, 1: { dagger: 1 } }, true),
    dragonCard('Hide', 'thickening-scales', { 6: { dagger: 2, shield: 2 }, 5: { shield: 3 } }),
    dragonCard('Tail', 'tail-sweep', { 6: { dagger: 4 }, 5: { dagger: 1 } }),
    dragonCard('Nose', 'scent-of-blood', { 6: { dagger: 1 } }),
    dragonCard('Heart', 'rising-fury', { 6: { dagger: 1 } }),
  ],
};
const sheets = [...Object.values(four), hers] as unknown as readonly Sheet[];

/** The places of the figures. */
const [cathryn, , , , dragon, maw, hide] = [0, 1, 2, 3, 4, 5, 6] as const;

const night = (): Night =>
  beginNight({ system: 'draco', sheets, teams: [0, 0, 0, 0, 1], scenario: 'hunt', goal: 0 });

const after = (from: Night, ...actions: readonly NightAction[]): Night => actions.reduce(act, from);
const duties = (of: Night): readonly string[] => of.state.duties.map(({ what }) => what);
const count = (figure: number, of: string, by: number): NightAction => ({ do: 'count', figure, of, by });
const counter = (figure: number, of: string, by: number): NightAction => ({ do: 'counter', figure, of, by });
const done: NightAction = { do: 'duty', at: 0, isDone: true };
const shuffle: NightAction = { do: 'begin-round', seed: 1 };
const turnOf = (figure: number): NightAction => ({ do: 'begin-turn', figure });
const end: NightAction = { do: 'end-turn' };

/** The match as it begins, with the dragon's first card in. */
const begun = (): Night => after(night(), count(maw, 'die', -5), done, shuffle, done);

/** Everybody has a turn, in the order of the pile, without a word. */
const pileOver = (from: Night): Night => {
  let now = from;
  for (;;) {
    const [next] = nextUp(now);
    if (next === undefined) return after(now, { do: 'end-round' });
    now = after(now, turnOf(next), end);
  }
};

describe('the initiative pile', () => {
  test('begins with the four slayers and one card of the dragon, which lies face down', () => {
    const first = begun();
    expect([...first.state.order].sort()).toEqual([0, 1, 2, 3, maw]);
    expect(standingAt(first, maw).text).toBe('Face down');
    expect(standingAt(first, hide).state).toBe('up');
  });

  test('the first card is named by a die, chosen on a 6, and loses its die at once', () => {
    const rolled = (face: number): Night => {
      for (let seed = 0; seed < 200; seed += 1) {
        const now = after(night(), { do: 'roll', figure: dragon, roll: 'card', seed });
        if (rolledNow(now)?.faces[0]?.face === face) return now;
      }
      return expect.fail(`No ${face} came up.`);
    };
    const second = after(rolled(2), { do: 'follow-roll', face: 2, line: 0 });
    expect(figureAt(second, hide)?.counts['die']).toBe(0);
    expect(duties(second)).toEqual([]);
    expect(second.state.rolled).toBe(undefined);
    const lines = rolledNow(rolled(6))?.roll.on(6);
    expect(lines?.map(({ does }) => does?.figure)).toEqual([1, 2, 3, 4, 5].map((nth) => `card-${nth}`));
  });

  test('a card whose die is tapped down waits for the next shuffle, face up until then', () => {
    const hit = after(begun(), count(hide, 'die', -4));
    expect(duties(hit)).toEqual([]);
    const gone = after(hit, count(hide, 'die', -3));
    expect(duties(gone)).toEqual(['set-aside']);
    expect(waitingFor(gone)).toEqual([hide]);
    expect(stillToCome(gone)).not.toContain(hide);
    const next = after(pileOver(after(gone, done)), shuffle);
    expect([...next.state.order].sort()).toEqual([0, 1, 2, 3, maw, hide]);
    expect(duties(next)).toEqual(['turn-down']);
    expect(next.state.duties[0]?.figure).toBe(hide);
    expect(duties(after(pileOver(after(next, done)), shuffle))).toEqual([]);
  });

  test('has no card of the dragon herself, and none that is hers once she is slain', () => {
    expect(stillToCome(begun())).not.toContain(dragon);
    const slain = after(begun(), count(dragon, 'pool', -26));
    expect(duties(slain)).toEqual(['slain']);
    expect(stillToCome(slain)).not.toContain(maw);
  });

  test('the dead leave it, and a card that came up meanwhile is gone until the next shuffle', () => {
    const dead = after(begun(), count(cathryn, 'pool', -5));
    expect(duties(dead)).toEqual(['dead']);
    expect(stillToCome(dead)).not.toContain(cathryn);
    const inPile = after(dead, done, count(cathryn, 'pool', 2));
    expect(stillToCome(inPile)).toContain(cathryn);
    let passed = after(dead, done);
    while (passed.state.order.indexOf(cathryn) > passed.state.acted.length) {
      const [next = -1] = nextUp(passed);
      passed = after(passed, turnOf(next), end);
    }
    const [behind] = nextUp(passed);
    const begunBehind = behind === undefined ? passed : after(passed, turnOf(behind));
    const raised = after(begunBehind, count(cathryn, 'pool', 2));
    expect(stillToCome(raised)).toEqual(behind === undefined ? [cathryn] : stillToCome(begunBehind));
    expect(after(pileOver(raised), shuffle).state.order).toContain(cathryn);
  });

  test('ends the match with its twentieth', () => {
    expect(companionOf('draco').mostRounds).toBe(20);
    expect(companionOf('draco').steps.over).toContain('draw');
  });
});

describe('upkeep', () => {
  test('takes one counter of each stack, and Bleeding a die besides', () => {
    const hurt = after(
      begun(),
      counter(cathryn, 'hobbled', 2),
      counter(cathryn, 'bleeding', 3),
      turnOf(cathryn),
    );
    expect(duties(hurt)).toEqual(['upkeep:hobbled,bleeding']);
    expect(figureAt(after(hurt, done), cathryn)).toMatchObject({
      counts: { pool: 4 },
      counters: [
        { id: 'hobbled', count: 1 },
        { id: 'bleeding', count: 2 },
      ],
    });
  });

  test('comes for the dragon at each of her cards, and leaves what lasts', () => {
    const laid = after(begun(), counter(dragon, 'dazed', 2), counter(dragon, 'lasts:thickening-scales', 1));
    const turn = after(laid, turnOf(maw));
    expect(turn.state.duties).toMatchObject([{ figure: dragon, what: 'upkeep:dazed', count: 1 }]);
    expect(figureAt(after(turn, done), dragon)?.counters).toMatchObject([
      { id: 'dazed', count: 1 },
      { id: 'lasts:thickening-scales', count: 1 },
    ]);
    expect(duties(after(laid, turnOf(cathryn)))).toEqual([]);
  });

  test('who recovers turns the card up and takes 2 dice back, up to 5', () => {
    const weak = after(
      begun(),
      count(cathryn, 'pool', -1),
      counter(cathryn, 'recovering', 1),
      turnOf(cathryn),
    );
    expect(duties(weak)).toEqual(['recovers']);
    expect(figureAt(after(weak, done), cathryn)).toMatchObject({ counts: { pool: 5 }, counters: [] });
  });
});

describe('rolls', () => {
  const textsOn = (of: Night, figure: number, roll: string, face: 1 | 2 | 5 | 6): readonly string[] =>
    rollsFor(of, figure)
      .find(({ id }) => id === roll)
      ?.on(face)
      .map(({ text }) => text) ?? [];

  test('are as many dice as the pool has, and put away with the turn', () => {
    const rolled = after(begun(), { do: 'roll', figure: dragon, roll: 'pool', seed: 3 });
    expect(rolled.state.rolled?.faces).toHaveLength(26);
    const fewer = after(begun(), count(dragon, 'pool', -20), {
      do: 'roll',
      figure: dragon,
      roll: 'pool',
      seed: 3,
    });
    expect(fewer.state.rolled?.faces).toHaveLength(6);
    expect(after(rolled, turnOf(cathryn), end).state.rolled).toBe(undefined);
    expect(rollsFor(after(begun(), count(cathryn, 'pool', -5)), cathryn)).toEqual([]);
  });

  test('say what each face gives: daggers face up, shields on any card, the skill of the card that came up', () => {
    const turn = after(begun(), turnOf(maw));
    expect(textsOn(turn, dragon, 'pool', 6)).toEqual([
      'Attack: AV 4 with 3 Tail, 2 with 2 Hide, 1 with 4 Nose, 1 with 5 Heart.',
      'Acid Breath adds nothing here.',
      'Defence: DV 3 with 1 Maw, 2 with 2 Hide.',
    ]);
    expect(textsOn(turn, dragon, 'pool', 2)).toEqual([
      'Attack: AV 0.',
      'Acid Breath: If the attack does damage, the attacked slayer receives 3 Exposed counters.',
      'Defence: DV 0.',
    ]);
    expect(textsOn(begun(), dragon, 'pool', 6)).toHaveLength(2);
  });

  test('count what lies on whoever rolls', () => {
    const changed = after(
      begun(),
      counter(dragon, 'dazed', 1),
      counter(dragon, 'exposed', 2),
      counter(dragon, 'lasts:thickening-scales', 1),
    );
    const [attack, defence] = textsOn(changed, dragon, 'pool', 5);
    expect(attack).toBe('Attack: AV 0.');
    expect(defence).toBe('Defence: DV 2 with 2 Hide.');
  });

  test('with all five cards face down she attacks with the one that came up', () => {
    const dice = [5, 6, 7, 8, 9].map((card) => count(card, 'die', -5));
    const down = after(night(), ...dice, shuffle, turnOf(hide), end);
    expect(textsOn(down, dragon, 'pool', 6)[0]).toBe('Attack: AV 2 with 2 Hide.');
  });

  test('name the card that is hit', () => {
    const hit = after(begun(), count(hide, 'die', -5));
    expect(textsOn(hit, dragon, 'card', 1)[0]).toContain('1 Maw lies face down');
    expect(textsOn(hit, dragon, 'card', 5)[0]).toBe(
      '5 Heart is hit. Its die shows 5: lower it by the damage.',
    );
    expect(textsOn(hit, dragon, 'card', 6)[0]).toBe('She chooses a face-up card.');
  });

  test('give a slayer suns, his AV and his DV', () => {
    expect(textsOn(begun(), cathryn, 'pool', 6)).toEqual([
      'Attack: AV 4.',
      'Defence: DV 1.',
      'A sun for a skill.',
    ]);
    expect(textsOn(begun(), 3, 'pool', 6)[0]).toBe('Magic 2 for a spell.');
  });
});

test('four slayers meet one dragon, and nobody else', () => {
  const { refusal } = companionOf('draco').sheets;
  expect(refusal?.(sheets)).toBe(undefined);
  expect(refusal?.([...sheets.slice(0, 4), ...sheets.slice(0, 1)])).toContain('5 slayers');
});
