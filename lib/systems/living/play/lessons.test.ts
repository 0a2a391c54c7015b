import { describe, expect, test } from 'vitest';
import type { Request } from '../../../match/request';
import type { LessonPlace } from '../../lesson-part';
import { unit } from '../../../table/table';
import { beginMission } from '../match/set-up/mission';
import { livingEngine } from '../match/rules';
import { missionOf } from '../match/set-up/encounter';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { MissionId } from '../scenarios/scenario';
import { lessonsIn } from './lessons';

interface Given {
  readonly events?: readonly MatchEvent[];
  readonly asked?: Request<About, Option>;
}

const notesOf = (mission: MissionId, { events = [], asked }: Given) => {
  const start = beginMission(mission, true);
  const situation = start && livingEngine.look(livingEngine.begin(start, 5).match);
  const encounter = missionOf('living', mission, 1, 'Trainee');
  if (!situation || !encounter) throw new Error('a mission');
  return lessonsIn({ events, request: asked, situation, encounter });
};

const action = (...options: readonly Option[]): Request<About, Option> => ({
  by: 0,
  about: { about: 'action', figure: 0, left: 2 },
  options,
});

const at = (figure: number): LessonPlace => ({ on: 'figure', figure });
const plague = 'training/plague';

const moments: readonly (readonly [id: string, mission: MissionId, given: Given, place: LessonPlace])[] = [
  [
    'steps-goal',
    'first-steps',
    { asked: action({ pick: 'move' }) },
    { on: 'place', at: { x: 22 * unit, y: 2 * unit }, radius: 2 * unit },
  ],
  [
    'steps-green',
    'first-steps',
    { events: [{ type: 'skill', figure: 0, skill: plague, green: 1, magic: 0, works: true }] },
    { on: 'dice', figure: 0, faces: [6] },
  ],
  [
    'steps-no-green',
    'first-steps',
    { events: [{ type: 'skill', figure: 0, skill: plague, green: 0, magic: 0, works: false }] },
    { on: 'dice', figure: 0, faces: 'all' },
  ],
  [
    'steps-plague',
    'first-steps',
    { events: [{ type: 'loss', figure: 0, amount: 2, by: 0, skill: plague }] },
    { on: 'dice', figure: 0, faces: [6] },
  ],
  ['steps-spared', 'first-steps', { events: [{ type: 'spared', figure: 0 }] }, at(0)],
  [
    'melee-charge',
    'melee-training',
    {
      asked: action(
        { pick: 'charge', target: 3, weapon: 0 },
        { pick: 'charge', target: 1, weapon: 0 },
        { pick: 'end' },
      ),
    },
    at(1),
  ],
  ['melee-contact', 'melee-training', { asked: action({ pick: 'melee', target: 2, weapon: 0 }) }, at(2)],
  [
    'melee-av',
    'melee-training',
    { events: [{ type: 'value', figure: 0, value: 'AV', is: 4 }] },
    { on: 'dice', figure: 0, as: 'attack', faces: 'picked' },
  ],
  [
    'melee-dv',
    'melee-training',
    { events: [{ type: 'value', figure: 1, value: 'DV', is: 1 }] },
    { on: 'dice', figure: 1, as: 'defence', faces: 'picked' },
  ],
  [
    'melee-boot',
    'melee-training',
    { events: [{ type: 'attack', figure: 1, target: 0, kind: 'melee' }] },
    at(1),
  ],
  ['melee-hurt', 'melee-training', { events: [{ type: 'damage', figure: 0, amount: 1, by: 1 }] }, at(0)],
  ['melee-critical', 'melee-training', { events: [{ type: 'critical', figure: 0, target: 2 }] }, at(2)],
  [
    'fire-cover',
    'open-fire',
    {
      events: [
        { type: 'value', figure: 0, value: 'RAV', is: 3 },
        { type: 'value', figure: 1, value: 'DV', is: 2, parts: { die: 1, cover: 1 } },
      ],
    },
    at(1),
  ],
  ['fire-reload', 'open-fire', { asked: action({ pick: 'reload', weapon: 0 }) }, at(0)],
  ['fire-delay', 'open-fire', { asked: action({ pick: 'delay' }) }, at(0)],
  [
    'reaction',
    'open-fire',
    { asked: { by: 0, about: { about: 'reaction', figure: 0 }, options: [{ pick: 'done' }] } },
    at(0),
  ],
  ['magic-goal', 'kind-of-magic', { asked: action({ pick: 'move' }) }, at(1)],
  ['magic-missile', 'kind-of-magic', { events: [{ type: 'damage', figure: 3, amount: 2, by: 1 }] }, at(3)],
  ['magic-threat', 'kind-of-magic', { events: [{ type: 'damage', figure: 0, amount: 2, by: 1 }] }, at(1)],
  ['magic-pays', 'kind-of-magic', { events: [{ type: 'loss', figure: 1, amount: 1, by: 1 }] }, at(1)],
  ['magic-died', 'kind-of-magic', { events: [{ type: 'loss', figure: 0, amount: 1, by: 0 }] }, at(0)],
];

describe('lessons of a step', () => {
  test.each(moments)('%s in %s has its moment, and points there', (id, mission, given, place) => {
    const [note] = notesOf(mission, given).filter((each) => each.id === id);
    expect(note?.place).toEqual(place);
  });

  test.each<readonly [string, MissionId, Given]>([
    ['steps-goal', 'first-steps', {}],
    ['steps-plague', 'first-steps', { events: [{ type: 'loss', figure: 0, amount: 1, by: 0 }] }],
    ['melee-charge', 'melee-training', { asked: action({ pick: 'move' }) }],
    ['melee-home', 'melee-training', { asked: action({ pick: 'move' }) }],
    ['melee-dv', 'melee-training', { events: [{ type: 'value', figure: 0, value: 'DV', is: 1 }] }],
    [
      'fire-cover',
      'open-fire',
      { events: [{ type: 'value', figure: 1, value: 'DV', is: 2, parts: { die: 2 } }] },
    ],
    ['fire-order', 'open-fire', { asked: action({ pick: 'move' }) }],
    ['steps-hand', 'melee-training', { events: [{ type: 'rolled', figure: 0, faces: [1], why: 'AV' }] }],
  ])('%s in %s has no other', (id, mission, given) => {
    expect(notesOf(mission, given).map((each) => each.id)).not.toContain(id);
  });

  test('say how much it was', () => {
    const [note] = notesOf('first-steps', {
      events: [{ type: 'loss', figure: 0, amount: 2, by: 0, skill: plague }],
    });
    expect(note?.text).toMatch(/lost 2 Life, so 2 dice/);
  });
});
