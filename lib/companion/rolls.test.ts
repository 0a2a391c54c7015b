import { expect, it } from 'vitest';
import { rolledNow, rollsFor } from './rolls';
import { nightOf } from './testing';

it('dice on the table are counted by their faces, the highest first', async () => {
  const night = await nightOf('draco');
  const figure = night.state.figures.findIndex((_, at) => rollsFor(night, at).length > 0);
  const [roll] = rollsFor(night, figure);
  const rolled = { key: '1', figure, roll: roll?.id ?? '', faces: [6, 4, 4, 1, 1, 1] } as const;
  expect(rolledNow({ ...night, state: { ...night.state, rolled } })?.faces).toEqual([
    { face: 6, count: 1 },
    { face: 4, count: 2 },
    { face: 1, count: 3 },
  ]);
});
