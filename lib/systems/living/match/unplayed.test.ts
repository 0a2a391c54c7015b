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
      "commander/inspirational-speech: inspirational-speech",
      "dirty-tricks/dancing-daggers: throw-daggers",
      "dirty-tricks/tease: tease",
      "druid/awaken: dead-at-most",
      "druid/tranquility: tranquility",
      "druid/shapeshift: shapeshift",
      "ranger/dust-trap: trap, cloud",
      "ranger/spike-trap: trap",
      "ranger/flame-trap: trap",
      "ranger/troll-blood: heal-later",
      "summoner/wings: fly",
      "summoner/torment: torment",
      "survival/stamina: shrink-dicepool",
      "voodoo/erzulie: widens-contact",
      "voodoo/cpt-debas: heals-instead",
      "voodoo/damballa: damballa",
      "zealot/resurrection: dead-at-most",
      "snowfall/freeze-soul: heal-less",
      "snowfall/raise-snowman: summon",
      "snowfall/winter-spirit: winter-spirit",
    ]
  `);
});
