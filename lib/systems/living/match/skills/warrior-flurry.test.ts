import { describe, expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { duelsOf, foe, plain } from '../testing/duel';
import { hand } from '../testing/watching';

const { hero: warrior, strike } = duelsOf('warrior', [{ type: 'slashing' }]);

describe('Flurry', () => {
  const flurry = () =>
    arena({
      hero: warrior(['flurry', 'swift-blow']),
      foe: foe(11, 10, { with: { pool: 20, poolSeen: 20, hand: 20 } }),
      near: foe(9, 10, { with: { pool: 20, poolSeen: 20, hand: 20 } }),
    });
  const twenty = '1'.repeat(20);
  it('costs 1 AV this turn, pip or not, once', () => {
    const match = flurry().act(strike('flurry'), `51111 ${twenty}`);
    expect(hand(match)).toBe(19);
    match.act(plain, `51111 ${'1'.repeat(19)}`);
    expect(hand(match)).toBe(18);
    const again = flurry()
      .act(strike('flurry'), `51111 ${twenty}`)
      .act(strike('flurry', 2), `51111 ${twenty}`);
    expect(hand(again, 'near')).toBe(19);
  });
  it('brings one more action with Flurry for each Skill pip, on any target', () => {
    const match = flurry().act(strike('flurry'), `66511 ${twenty}`);
    match.act(strike('flurry', 2), `51111 ${twenty}`).act(strike('flurry', 2), `51111 ${'1'.repeat(19)}`);
    expect(match.offers(strike('flurry'))).toBe(true);
    match.act(strike('flurry'), `11111`);
    expect(match.offers(strike('flurry'))).toBe(false);
    expect(hand(match, 'near')).toBe(18);
  });
  it('goes on as long as Skill pips come, with nothing else than Flurry', () => {
    const match = flurry().act({ pick: 'move' }).act(strike('flurry'), '61111');
    expect([match.offers({ pick: 'move' }), match.offers(plain), match.offers(strike('swift-blow'))]).toEqual(
      [false, false, false],
    );
    expect(match.offers({ pick: 'delay' })).toBe(false);
    match.act(strike('flurry'), '61111').act(strike('flurry'), '61111').act(strike('flurry'), '11111');
    expect(match.situation().turn).not.toBe(0);
  });
  it('keeps him from other skills after a success, this turn only', () => {
    const match = flurry().act(strike('flurry'), '61111');
    expect([match.offers(strike('swift-blow')), match.offers({ pick: 'move' })]).toEqual([false, true]);
    expect(flurry().act(strike('flurry'), '11111').offers(strike('swift-blow'))).toBe(true);
    match.turnOf('foe').turnOf('hero');
    expect(match.offers(strike('swift-blow'))).toBe(true);
    expect(match.the('hero')).toMatchObject({ modifiers: [], granted: [] });
  });
  it('goes with a charge, and further attacks follow it', () => {
    const match = arena({ hero: warrior('flurry'), foe: foe(14) });
    match.act({ pick: 'charge', skill: 'warrior/flurry', target: 1 }, '65111 11111');
    expect(hand(match)).toBe(4);
    expect(match.offers(strike('flurry'))).toBe(true);
    match.act(strike('flurry'), '51111 1111');
    expect(hand(match)).toBe(3);
  });
  it('lets others react after each of its actions', () => {
    const match = arena({
      hero: warrior('flurry'),
      foe: foe(),
      waiting: foe(14, 10, { with: { delays: 1, isActing: true } }),
    });
    match.act(strike('flurry'), '61111');
    expect(match.offers({ pick: 'done' })).toBe(true);
    expect(match.act({ pick: 'done' }).offers(strike('flurry'))).toBe(true);
  });
  it('has nothing to do without a target: the turn is over', () => {
    const match = arena({
      hero: warrior('flurry'),
      foe: foe(14, 10, { with: { hand: 1 } }),
      far: foe(20, 20),
    });
    match.act({ pick: 'charge', skill: 'warrior/flurry', target: 1 }, '65111 1');
    expect(match.situation().turn).not.toBe(0);
  });
});
