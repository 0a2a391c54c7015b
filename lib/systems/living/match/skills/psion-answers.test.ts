import { stackedDeck } from '../../../../match/deck';
import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { faces, using as cast } from '../testing/casters';
import { counters } from '../testing/watching';

const waiting = { delays: 1, isActing: true };

describe('Interrupt', () => {
  const match = (more: Partial<Fighter> = {}, own: Partial<Fighter> = {}) =>
    arena({
      foe: { at: [8, 4], faces: { 3: { melee: 2 } }, skills: ['elemental-mage/lava-pit'], ...more },
      psion: { at: [4, 4], team: 1, faces, skills: ['psion/interrupt'], with: waiting, ...own },
    });
  const interrupt = { pick: 'use', skill: 'psion/interrupt' };
  it('stops a first action for 1 Skill pip; the action and the Delay counter are gone', () => {
    const after = match().act({ pick: 'move' }, '65111 1', [interrupt]);
    expect(after.the('foe').actions).toBe(1);
    expect(after.events()).not.toContainEqual(expect.objectContaining({ type: 'action', action: 'move' }));
    expect(after.the('psion').delays).toBe(0);
  });
  it('is nothing for the Dazed and the prone', () => {
    const answers = (condition: 'dazed' | 'knockdown') => {
      const psion: Partial<Fighter> = { with: { ...waiting, conditions: [{ condition, count: 1 }] } };
      return match({}, psion).act({ pick: 'move' }, '65111 1', [interrupt]);
    };
    expect(() => answers('dazed')).toThrow();
    expect(() => answers('knockdown')).toThrow();
  });
  it('needs 2 for a later action', () => {
    const second = (dice: string) =>
      match({ with: { actions: 1, thisTurn: { ...match().the('foe').thisTurn, acts: 1 } } }).act(
        { pick: 'move' },
        dice,
        [interrupt],
      );
    expect(second('65111').the('psion').delays).toBe(0);
    expect(second('65111').events()).toContainEqual(
      expect.objectContaining({ type: 'action', action: 'move' }),
    );
    expect(second('66511 1').events()).not.toContainEqual(
      expect.objectContaining({ type: 'action', action: 'move' }),
    );
  });
  it('takes a random skill away to the end of the next turn, unless that is resisted', () => {
    const after = match().act({ pick: 'move' }, '65111 1', [interrupt]);
    expect(after.offers(cast('elemental-mage/lava-pit'))).toBe(false);
    expect(after.the('foe').barred).toHaveLength(1);
  });
  it('is asked for in time only: neither in the own turn, nor without a Delay counter, nor as a reaction', () => {
    const own = arena({
      psion: { at: [4, 4], faces, skills: ['psion/interrupt'] },
      foe: { at: [8, 4], team: 1 },
    });
    expect(own.offers(interrupt)).toBe(false);
    const idle = arena({
      foe: { at: [8, 4] },
      psion: { at: [4, 4], team: 1, faces, skills: ['psion/interrupt'] },
    });
    idle.act({ pick: 'move' }, '', [[9, 4]]);
    expect(idle.the('foe').at.x).toBe(9 * 1024);
    const declined = match().act({ pick: 'move' }, '', [{ pick: 'done' }]);
    expect(declined.offers({ pick: 'move' })).toBe(true);
    expect(declined.offers(interrupt)).toBe(false);
  });
  it('is nothing for whoever has fallen by what the answer before it set off', () => {
    const psion: Fighter = { at: [4, 4], team: 1, faces, skills: ['psion/interrupt'], with: waiting };
    const after = arena({
      foe: { at: [8, 4], faces, skills: ['psion/guilt-war'] },
      psion,
      other: { ...psion, at: [4, 5], with: { ...waiting, hand: 1 } },
    });
    after.act(cast('psion/guilt-war', 1), '66511').act({ pick: 'done' }).act({ pick: 'done' });
    after.act({ pick: 'move' }, '6511', [interrupt]);
    expect(after.the('other')).toMatchObject({ life: 'down', delays: 0 });
  });
  it('does not answer waiting', () => {
    expect(match().act({ pick: 'delay' }).the('psion').delays).toBe(1);
  });
  it('lets the action happen when it fizzles', () => {
    const after = match().act({ pick: 'move' }, '51111', [interrupt, [9, 4]]);
    expect(after.the('foe').at.x).toBe(9 * 1024);
    expect(after.the('psion').delays).toBe(0);
  });
});

describe('Distract', () => {
  const match = (resists = false) =>
    arena({
      psion: { at: [4, 4], faces, skills: ['psion/distract'], with: { delays: 0 } },
      foe: {
        at: [8, 4],
        team: 1,
        faces: resists ? { 5: { magic: 2 } } : {},
        with: waiting,
      },
      ally: { at: [20, 20] },
    });
  it('dazes as an ordinary action, and keeps those in reach from reacting to him this turn', () => {
    const after = match().act(cast('psion/distract'), '65111');
    expect(counters(after, 'foe')).toEqual(['dazed 1']);
    expect(after.the('foe').delays).toBe(1);
    expect([after.offers({ pick: 'end' }), after.offers({ pick: 'done' })]).toEqual([true, false]);
  });
  it('leaves whoever resists free to react, but dazed', () => {
    const after = match(true).act(cast('psion/distract'), '65111 51111');
    expect(counters(after, 'foe')).toEqual(['dazed 1']);
    expect(after.offers({ pick: 'done' })).toBe(true);
  });
  it('answers an announced reaction, which is stopped and keeps its Delay counter', () => {
    const three = arena({
      actor: { at: [12, 4] },
      foe: { at: [8, 4], team: 1, with: waiting },
      psion: { at: [4, 4], faces, skills: ['psion/distract'], with: waiting, team: 2 },
    });
    three.act({ pick: 'move' });
    if (three.the('foe').delays !== 1) throw new Error('the reaction is gone');
    const options = three.options();
    expect(options[0]).toEqual({ pick: 'done' });
    three.act({ pick: 'move' }, '65111', [cast('psion/distract')]);
    expect(counters(three, 'foe')).toEqual(['dazed 1']);
    expect(three.the('foe')).toMatchObject({ delays: 1, at: { x: 8 * 1024 } });
    expect(three.the('psion').delays).toBe(0);
  });
  it('keeps from answering what is announced in that turn too', () => {
    const three = arena({
      psion: { at: [4, 4], faces, skills: ['psion/distract', 'psion/mindblast'] },
      foe: { at: [8, 4], team: 1 },
      near: {
        at: [8.3, 4.95],
        team: 1,
        faces: { 6: { skill: 2 } },
        skills: ['psion/interrupt'],
        with: waiting,
      },
    });
    three.act(cast('psion/distract', 1), '65111').act({ pick: 'move' }, '', [[3, 4]]);
    expect(three.the('psion').at.x).toBe(3 * 1024);
    expect(three.the('near').delays).toBe(1);
  });
  it('keeps nobody from reacting in the next turn of whoever acted, though the psion has had none', () => {
    const three = arena(
      {
        actor: { at: [12, 4] },
        foe: { at: [8, 4], team: 1, with: waiting },
        psion: { at: [4, 4], faces, skills: ['psion/distract'], with: waiting, team: 2 },
        idle: { at: [20, 20], team: 3 },
      },
      { match: { deck: stackedDeck([3, 0, 1, 2]) } },
    );
    three.act({ pick: 'move' }).act({ pick: 'move' }, '65111', [cast('psion/distract')]);
    three.act({ pick: 'move' });
    expect(three.offers({ pick: 'done' })).toBe(false);
    expect(three.turnOf('actor').act({ pick: 'move' }).offers({ pick: 'done' })).toBe(true);
  });
});

it('a copied answer is an answer still', () => {
  const match = arena({
    psion: { at: [4, 4], faces, skills: ['psion/echo'] },
    ally: { at: [6, 6], skills: ['psion/interrupt'] },
    foe: { at: [8, 4], team: 1 },
  });
  match.act(cast('psion/echo', 1), '64111').act({ pick: 'delay' }).turnOf('foe');
  match.act({ pick: 'move' }, '65111', [{ pick: 'use', skill: 'psion/interrupt' }]);
  expect(match.the('foe').actions).toBe(1);
  expect(match.the('psion')).toMatchObject({ delays: 0, auras: [] });
});

describe('the deck', () => {
  const names = ['psion', 'a', 'b', 'c', 'd', 'e'];
  const match = (skill: string) =>
    arena(
      Object.fromEntries(
        names.map((name, index): [string, Fighter] => [
          name,
          {
            at: [4 + 3 * index, 4],
            team: index % 2,
            ...(index === 0 && { faces, skills: [`psion/${skill}`] }),
          },
        ]),
      ),
    );
  const seen = (after: Arena) => after.situation().foreseen?.map(({ player, card }) => [player, card]) ?? [];

  describe('Precognition', () => {
    it('shows its player the next cards below the top one: for the Skill pips, then for the Magic pips', () => {
      expect(seen(match('precognition').act(cast('psion/precognition'), '65111'))).toEqual([
        [0, 2],
        [0, 3],
      ]);
      expect(seen(match('precognition').act(cast('psion/precognition'), '66411'))).toEqual([
        [0, 2],
        [0, 3],
        [0, 4],
        [0, 5],
      ]);
    });
    it('leaves the cards where they are, and shows none when it fizzles', () => {
      const after = match('precognition').act(cast('psion/precognition'), '61111');
      expect(seen(after)).toEqual([]);
      expect(after.situation().deck.places).toEqual([1, 2, 3, 4, 5]);
    });
    it('is forgotten with the next shuffle', () => {
      expect(seen(match('precognition').act(cast('psion/precognition'), '65111').nextPhase())).toEqual([]);
    });
  });

  describe('Oscitancy', () => {
    const predict = (card: number, place: number) => [
      { pick: 'figure', figure: card },
      { pick: 'value', value: place },
    ];
    it('moves a rightly predicted card by the Magic pips and shuffles the others below the top one', () => {
      const after = match('oscitancy').act(cast('psion/oscitancy'), '64111', [
        ...predict(3, 3),
        { pick: 'done' },
        { pick: 'value', value: 2 },
        { pick: 'value', value: 5 },
      ]);
      const { deck } = after.situation();
      expect(deck).toEqual({ places: [1, null, null, null, 3], unseen: [2, 4, 5] });
      expect(seen(after)).toEqual([[-1, 3]]);
    });
    it('moves no card further than that, nor to the top', () => {
      expect(() =>
        match('oscitancy').act(cast('psion/oscitancy'), '65111', [
          ...predict(3, 3),
          { pick: 'done' },
          { pick: 'value', value: 1 },
          { pick: 'value', value: 5 },
        ]),
      ).toThrow('answers that nobody asked for');
    });
    it('shuffles when nothing was predicted rightly', () => {
      const after = match('oscitancy').act(cast('psion/oscitancy'), '65111', [
        ...predict(3, 4),
        { pick: 'done' },
        { pick: 'value', value: 1 },
      ]);
      expect(after.situation().deck).toEqual({ places: [1, null, null, null, null], unseen: [2, 3, 4, 5] });
      expect(seen(after)).toEqual([]);
    });
    it('changes nothing when it fizzles', () => {
      const after = match('oscitancy').act(cast('psion/oscitancy'), '61111', [{ pick: 'done' }]);
      expect(after.situation().deck.places).toEqual([1, 2, 3, 4, 5]);
    });
  });
});
