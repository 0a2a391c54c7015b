import { expect, it } from 'vitest';
import { skills } from '../skills/index';
import { missingOf } from './unplayed';

it('says of every skill that waits what it waits for', () => {
  const waiting = skills.flatMap((skill) => {
    const missing = missingOf(skill);
    return missing.length === 0 ? [] : [`${skill.id}: ${[...new Set(missing)].join(', ')}`];
  });
  expect(waiting).toMatchInlineSnapshot(`
    [
      "summoner/wings: fly",
    ]
  `);
});
