import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../dice/face';
import { emptyFacesOf, facesFrom, paintedDie, type FacesOf } from '../die';
import { exampleWords } from '#words/painted-die/messages/example';
import { exampleAttack, exampleRoll, pipsIn, strikeRoll, type ExampleFighter } from './example';

const die = paintedDie(['defence', 'melee', 'ranged', 'magic'], {
  defence: 1,
  melee: 2,
  ranged: 3,
  magic: 4,
});
type Pip = (typeof die.pips)[number];
const words = exampleWords({ melee: 'AV', ranged: 'RAV' }, 'Defence', 'Then');

const fighter = (name: string, faces: FacesOf<Pip>): ExampleFighter<Pip> => ({
  name,
  faces,
  pipsOf: () => [],
});

const zFaces = fc
  .tuple(...faceNumbers.map((face) => fc.nat({ max: face })), fc.constantFrom('melee', 'defence', 'ranged'))
  .map((drawn) => {
    const pip = drawn.at(-1) as Pip;
    return facesFrom(
      die,
      Object.fromEntries(faceNumbers.map((face, at) => [face, { [pip]: drawn[at] as number }])),
    );
  });

describe('a roll that an example shows', () => {
  it('has five dice, picks the best of them, and is one that the die can roll', () => {
    fc.assert(
      fc.property(zFaces, fc.constantFrom('high', 'low'), (faces, luck) => {
        let rolled: readonly number[] = [];
        const shown = exampleRoll(fighter('Bito', faces), 'melee', luck, (all, picked) => {
          rolled = all;
          return String(picked);
        });
        const { best, roll } = shown;
        expect(new Set(rolled).size).toBe(5);
        const values = rolled.map((face) => faces[face as 1].melee);
        expect(best).toBe(Math.max(...values));
        const [at = -1] = roll.picked;
        expect(values[at]).toBe(best);
        expect(pipsIn(shown, fighter('Bito', faces), 'melee')).toBe(
          values.reduce((all, one) => all + one, 0),
        );
        expect(roll.spoken).toBe(String(rolled[at]));
      }),
    );
  });

  it('shows the most pips on one die only, where two would be a critical hit', () => {
    fc.assert(
      fc.property(zFaces, (faces) => {
        let rolled: readonly number[] = [];
        const { best } = exampleRoll(fighter('Bito', faces), 'ranged', 'once', (all) => {
          rolled = all;
          return '';
        });
        expect(rolled).toHaveLength(5);
        const shown = rolled.filter((face) => faces[face as 1].ranged === best);
        expect(best === 0 || shown.length === 1).toBe(true);
      }),
    );
  });
});

describe('an attack that an example shows', () => {
  const bito = fighter('Bito', facesFrom(die, { 6: { melee: 4 }, 5: { melee: 2 } }));
  const plate = fighter('Plate', facesFrom(die, { 6: { defence: 5 }, 5: { defence: 4 }, 3: { defence: 1 } }));
  const light = fighter('Light', facesFrom(die, { 6: { defence: 3 }, 4: { defence: 1 } }));
  const bare = fighter('Bare', emptyFacesOf(die));
  const told = (others: readonly ExampleFighter<Pip>[]): string =>
    exampleAttack('melee', 'defence', bito, others, words)
      .map(({ text }) => (typeof text === 'string' ? text : ''))
      .join(' ');

  it('is on somebody who defends and is hurt, where there is such a one', () => {
    expect(told([plate, bare, light])).toBe(
      'Then a melee attack on Light, now in base contact. Bito rolls 5 dice and picks the one with the most Melee pips: AV 4. Light rolls 5 dice and picks the one with the most Defence pips: DV 1. AV 4 − DV 1 is 3 damage: Light puts 3 dice aside and has 2 dice left.',
    );
    expect(told([plate])).toContain('Defence pips: DV 1. AV 4 − DV 1 is 3 damage: Plate puts 3 dice aside');
    expect(told([bare])).toContain('AV 4 − DV 0 is 4 damage: Bare puts 4 dice aside and has 1 die left.');
  });

  it('shows both rolls; alone it shows the attack, and says how it would be defended', () => {
    const steps = exampleAttack('melee', 'defence', bito, [light], words);
    expect(steps.map(({ roll }) => roll?.dice.length)).toEqual([5, 5, 5]);
    expect(steps.map(({ roll }) => roll?.gone)).toEqual([undefined, undefined, 3]);
    const alone = exampleAttack('melee', 'defence', bito, [], words);
    expect(alone.map(({ roll }) => roll?.dice.length)).toEqual([5, undefined]);
    expect(alone[1]?.text).toBe(
      'The target rolls all its dice and picks the one with the most Defence pips: that’s its DV. AV minus DV is the damage: the target puts that many dice aside.',
    );
  });

  it('is a critical hit where that is told: two dice show the most pips of the die', () => {
    fc.assert(
      fc.property(zFaces, (faces) => {
        const critical = { ...words, critical: (_: string, on: string, value: number) => `${on} ${value}` };
        const one = fighter('Bito', faces);
        const most = Math.max(...faceNumbers.map((face) => faces[face].melee));
        let rolled: readonly number[] = [];
        const roll = (all: readonly number[]): string => {
          rolled = all;
          return '';
        };
        const { best } = strikeRoll('melee', one, { ...critical, roll });
        expect(best).toBe(most);
        expect(rolled).toHaveLength(5);
        const top = rolled.filter((face) => faces[face as 1].melee === most);
        expect(top.length).toBeGreaterThanOrEqual(2);
        const said = exampleAttack('melee', 'defence', one, [light], critical).map(({ text }) => text);
        expect(said.includes(`Light ${most}`)).toBe(most > 0 && said.length === 4);
      }),
    );
  });

  it('hurts somebody whenever a roll of the die can', () => {
    fc.assert(
      fc.property(zFaces, zFaces, (faces, guard) => {
        const one = fighter('Bito', faces);
        const steps = exampleAttack('melee', 'defence', one, [fighter('Other', guard)], words);
        const most = Math.max(...faceNumbers.map((face) => faces[face].melee));
        const isHurt = steps.some(({ text }) => typeof text === 'string' && text.includes('puts'));
        expect(isHurt).toBe(faceNumbers.some((face) => guard[face].defence < most));
      }),
    );
  });

  it('never has fewer than no dice left', () => {
    expect(words.damage('ranged', 7, 1, 'Ines')).toBe(
      'RAV 7 − DV 1 is 6 damage: Ines puts 6 dice aside and has none left.',
    );
  });
});
