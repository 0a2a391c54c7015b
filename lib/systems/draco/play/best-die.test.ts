import { expect, test } from 'vitest';
import { encounterIn } from '../../../session/testing';
import type { FaceNumber } from '../../../dice/face';
import type { Request } from '../../../match/request';
import { matchPartOf } from '../../../simulation/contest';
import type { About, Option } from '../match/state/option';
import { dragonPick } from '../match/rolls/values';
import type { Situation } from '../match/state/situation';
import { bestDie } from './best-die';

const asked = (skill: string, faces: readonly FaceNumber[]): Request<About, Option> => ({
  by: 4,
  about: { about: 'die', figure: 4, target: 0, skill },
  options: faces.map((face) => ({ pick: 'die', face, card: 0 })),
});

test('of a regular attack the die with the most daggers is taken, and none that goes with a skill', async () => {
  const encounter = await encounterIn('draco', 3);
  const begun = matchPartOf('draco').begin(encounter);
  if (!begun.ok) throw new Error('no match');
  const s = begun.value as unknown as Situation;
  const faces: readonly FaceNumber[] = [1, 3, 6, 2];
  const daggers = faces.map((face) => dragonPick({ s }, face).daggers);
  expect(Math.max(...daggers)).toBeGreaterThan(Math.min(...daggers));
  expect(bestDie(asked('', faces), s)).toBe(daggers.indexOf(Math.max(...daggers)));
  expect(bestDie(asked('crushing-jaws', faces), s)).toBeUndefined();
});
