import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../match/chance';
import type { Match } from '../../../match/engine';
import { randomChoice } from '../../../match/players';
import type { Request } from '../../../match/request';
import type { RequestText } from '../../play-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import { dracoEngine } from '../match/rules';
import type { Situation } from '../match/state/situation';
import { arena, times, type Arena } from '../match/testing/arena';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { theSet } from '../start/samples';
import { impossibleFor } from './impossible';
import { rangesIn } from './ranges';
import { requestIn } from './requests';
import { rollsIn } from './rolls';
import { sceneOf } from './scene';

const sheets = Object.values(theSet);

interface Moment {
  readonly s: Situation;
  readonly request: Request<About, Option>;
  readonly words: RequestText;
  /** All so far. */
  readonly events: readonly MatchEvent[];
}

const eachMoment = (seeds: number, look: (moment: Moment) => void): void => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const dice = diceOf(seed);
    const begun = dracoEngine.begin(situationOf(randomPlan(seed)), seed);
    let match: Match<Situation> = begun.match;
    let events: readonly MatchEvent[] = begun.events;
    for (let made = 0; made < 250; made += 1) {
      const request = dracoEngine.pending(match);
      if (!request) break;
      const s = dracoEngine.look(match);
      look({ s, request, words: requestIn(request, s), events });
      const step = dracoEngine.apply(match, randomChoice(request, dice));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
      events = [...events, ...step.value.events];
    }
  }
};

const wordsOf = (match: Arena): RequestText => {
  if (!match.pending) throw new Error('nothing is asked');
  return requestIn(match.pending, match.s);
};

describe('matches by chance on the table', () => {
  it('say of what cannot be done one reason each, and nothing of it is an option', () => {
    const reasons = new Set<string>();
    eachMoment(4, ({ s, request, words }) => {
      expect(words.hint).toMatch(/\.$/);
      if (!('options' in request) || request.about.about !== 'act') return;
      const found = impossibleFor({ s }, request.options);
      const texts = (words.impossible ?? []).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { undone, why } of found) {
        reasons.add(why.why);
        const isOption = request.options.some(
          (option) =>
            option.pick === undone.pick &&
            (undone.pick !== 'skill' || (option.pick === 'skill' && option.skill === undone.skill)),
        );
        expect(isOption).toBe(false);
      }
    });
    for (const why of ['contact', 'magic', 'all-dice', 'missed']) expect(reasons).toContain(why);
  });

  it('show the counters that lie on a figure, and none that does not', () => {
    eachMoment(2, ({ s }) => {
      for (const { counters } of sceneOf(s).figures)
        for (const { count } of counters) expect(count).toBeGreaterThan(0);
    });
  });

  it('know of the initiative pile its top card and the discard pile, and every card of hers', () => {
    eachMoment(2, ({ s }) => {
      const { order, figures, turn } = sceneOf(s);
      if (s.piles > 0) {
        const [top] = s.pile.places;
        const isDead = top?.of === 'slayer' && figures.find(({ id }) => id === top.figure)?.state === 'dead';
        expect(order.filter(({ when }) => when === 'next')).toHaveLength(top && !isDead ? 1 : 0);
        expect(order.filter(({ when }) => when !== 'next')).toHaveLength(s.discard.length);
        expect(turn).toContain(`${s.pile.places.length} card`);
      }
      const cards = figures.flatMap(({ cards: own }) => own ?? []);
      expect(cards.map(({ die, isDown }) => [die, isDown === true])).toEqual(
        s.row.map(({ die, isDown }) => [die, isDown]),
      );
      expect(figures.filter(({ isOff }) => isOff)).toHaveLength(s.stage === 'slayers' ? s.toSet : 0);
    });
  });

  it('show a roll with the die that counts, and damage as AV less DV', () => {
    let values = 0;
    eachMoment(2, ({ s, events }) => {
      for (const { value, faces } of rollsIn(events.slice(-30), s)) {
        if (!value) continue;
        values += 1;
        expect(value.is).toBe(
          Math.max(
            0,
            value.parts.reduce((sum, { amount }) => sum + amount, 0),
          ),
        );
        if (faces.length > 0) expect(faces.filter(({ isPicked }) => isPicked)).toHaveLength(1);
      }
    });
    expect(values).toBeGreaterThan(100);
  });
});

describe('what is told', () => {
  it('names for each die of hers the AV with everything that bears on it, and what her skill adds', () => {
    const match = arena({
      who: { Cathryn: { at: [12, 10] }, Eryam: { at: [12, 12], with: { pool: 3, counters: { dazed: 2 } } } },
      cards: { 0: { skill: 'crushing-jaws' } },
      turn: 0,
    });
    match.act({ pick: 'skill', target: 'Cathryn' }, [6, 5, 1]);
    expect(wordsOf(match).options.map(({ text }) => text)).toEqual([
      'A 6 on 1: AV 2',
      'A 5 on 1: AV 0',
      'A 1 on 1: AV 0. If the attack does damage, the attacked slayer takes 3 damage and can’t defend against it.',
    ]);
  });

  it('says who walks past whom, and what stepping into contact gains and costs each of them', () => {
    const near = arena({
      turn: 0,
      who: { Cathryn: { at: [6, 11.4] }, Braron: { at: [6, 12.6] } },
    });
    near.answer({ pick: 'move' }).answer([8.1, 12]);
    const { sentence, options, isSeldom, forAll } = wordsOf(near);
    expect(sentence).toContain('Eryam walks past Cathryn and Braron: does one of them step into contact?');
    expect(options.map(({ text }) => text)).toEqual([
      'Cathryn steps into contact',
      'Braron steps into contact',
      'Let Eryam pass',
    ]);
    // Each answer shows where she stops and who would stand beside her; letting her pass moves nobody.
    expect(options.map(({ stands }) => stands?.length)).toEqual([2, 2, 1]);
    expect(options[0]?.stands?.[0]?.at).toEqual(options[1]?.stands?.[0]?.at);
    expect(options[0]?.note).toMatch(/^Eryam stops there\. You can strike .* claws can strike you/);
    expect(options[1]?.note).toMatch(/too close to shoot/);
    expect(isSeldom).toBe(true);
    // Others may be met further on: letting her pass may count for all, stepping in never does.
    expect(forAll).toEqual([2]);
    const hers = arena({ who: { Cathryn: { at: [9.5, 12] } } })
      .answer({ pick: 'move' })
      .answer([9.8, 12]);
    expect(wordsOf(hers).sentence).toContain('Cathryn walks past Eryam: step into contact?');
    expect(wordsOf(hers).forAll).toBeUndefined();
    expect(wordsOf(hers).options.map(({ text }) => text)).toEqual([
      'Eryam steps into contact',
      'Let Cathryn pass',
    ]);
  });

  it('has the range of the bow with its dead zone, and that of the card that came up', () => {
    const archer = arena({ turn: 'Braron' });
    const bow = rangesIn(archer.s, 2).find(({ id }) => id === 'bow');
    expect([bow?.least, bow?.most]).toEqual([1024, 10 * 1024]);
    const dragon = arena({ cards: { 1: { skill: 'acid-breath' } }, turn: 1 });
    expect(rangesIn(dragon.s, 4).map(({ most }) => most / 1024)).toEqual([5]);
    expect(rangesIn(arena({ cards: { 1: { skill: 'acid-breath' } }, turn: 0 }).s, 4)).toEqual([]);
  });

  it('says why nobody can be aimed at', () => {
    const why = (match: Arena, text: string) =>
      wordsOf(match).impossible?.find((each) => each.text === text)?.why;
    expect(why(arena({ turn: 'Braron' }), 'Attack')).toMatch(/too far/);
    expect(why(arena({ who: { Braron: { at: [12, 9.5] } }, turn: 'Braron' }), 'Attack')).toMatch(
      /less than 1″/,
    );
    const beside = arena({ who: { Braron: { at: [12, 5] } }, trees: [[12, 8]], turn: 'Braron' });
    expect(why(beside, 'Attack')).toBeUndefined();
    expect(why(arena({ turn: 'Amalica' }), 'Attack')).toMatch(/spells/);
    expect(why(arena({ turn: 'Cathryn' }), 'Attack')).toMatch(/contact/);
    // A skill of hers without a range needs contact; one with a range is too far away.
    const jaws = arena({ cards: { 0: { skill: 'crushing-jaws' }, 1: { skill: 'acid-breath' } }, turn: 0 });
    expect(why(jaws, 'Use Crushing Jaws')).toMatch(/contact/);
    const breath = arena({ cards: { 1: { skill: 'acid-breath' } }, turn: 1 });
    expect(why(breath, 'Use Acid Breath')).toMatch(/too far/);
    const hurt = arena({ who: { Cathryn: { with: { pool: 3 } } }, turn: 'Cathryn' });
    expect(why(hurt, 'Recover')).toBeUndefined();
    hurt.act({ pick: 'move' }, [], [3, 3]);
    expect(why(hurt, 'Recover')).toMatch(/both actions/);
  });

  it('says of trees that a side sets them, and asks whether somebody breaks away', () => {
    const laid = dracoEngine.begin(situationOf({ sheets, corner: 'south-west' }), 1);
    let { match } = laid;
    const sentences: string[] = [];
    for (;;) {
      const request = dracoEngine.pending(match);
      if (!request || !('region' in request) || sentences.length === 2) break;
      if (request.about.about === 'tree') {
        const words = requestIn(request, dracoEngine.look(match));
        sentences.push(`${words.by}: ${words.sentence}`);
      }
      const step = dracoEngine.apply(match, request.region.sample(diceOf(1)));
      if (!step.ok) return expect.fail(step.error.refused);
      ({ match } = step.value);
    }
    expect(sentences).toEqual([
      'Eryam: Where does Eryam put the next tree? 12 trees left.',
      'the slayers: Where do the slayers put the next tree? 11 trees left.',
    ]);
    const braron = arena({ turn: 'Braron', who: { Braron: { at: [12, 10], skills: ['fall-back'] } } });
    braron.act({ pick: 'skill', skill: 'fall-back' }, times(5, 1));
    expect(wordsOf(braron).sentence).toBe('Does Braron break away?');
    expect(wordsOf(braron).options.map(({ text }) => text)).toEqual(['Break away', 'Stay in contact']);
  });

  it('says what a roll for a skill was for, and its suns', () => {
    const braron = arena({ turn: 'Braron', who: { Braron: { at: [12, 10], skills: ['fall-back'] } } });
    braron.act({ pick: 'skill', skill: 'fall-back' }, [6, 6, ...times(3, 1)]);
    expect(rollsIn(braron.events, braron.s).map(({ sentence }) => sentence)).toEqual([
      'Braron rolls 5 dice for Fall Back: 2 suns.',
    ]);
  });

  it('groups no die away: all of a roll are there', () => {
    const match = arena({ who: { Cathryn: { at: [12, 10] } }, turn: 0 });
    match.act({ pick: 'attack', target: 'Cathryn' }, [...times(26, 6), ...times(5, 1)]);
    const rolled = match.told('rolled');
    expect(rollsIn(rolled, match.s)[0]?.faces).toHaveLength(26);
  });
});
