import { describe, expect, test } from 'vitest';
import { tableWords as draco } from '#words/systems/draco/messages/play';
import { tableWords as first } from '#words/systems/first/messages/play';
import { missionLines } from '#words/systems/living/messages/play-missions';
import { tableWords as living } from '#words/systems/living/messages/table-words';
import { tableWords as warband } from '#words/systems/warband/messages/play';
import { open, partOf } from '../systems/open';
import { lengthOf, situationAt } from './session';
import { sessionAfter } from './testing';

/** Letters that a line of a phone has room for, 360 px wide, between the edge and the button of the pages. */
const mostInLine = 36;

/** Points of a long match. */
const far = 100;

const goals: readonly (readonly [where: string, goal: string | undefined])[] = [
  ...Object.entries(living.winsInBrief).map(([id, goal]) => [id, goal(far)] as const),
  ...['first-steps', 'melee-training', 'open-fire', 'kind-of-magic'].map(
    (id) => [id, missionLines(id, true)?.goalInBrief] as const,
  ),
  ...Object.entries(first.winsInBrief).map(([id, goal]) => [`first: ${id}`, goal(far)] as const),
  ...Object.entries(warband.winsInBrief).map(([id, goal]) => [`warband: ${id}`, goal] as const),
  ['draco', draco.winsInBrief],
];

describe('the goal in one line of a phone', () => {
  test.each(goals)('%s fits', (_, goal = '') => {
    expect(goal).toMatch(/^[A-Z]/);
    expect(goal.length).toBeLessThanOrEqual(mostInLine);
    expect(goal).not.toMatch(/\.|undefined/);
  });

  test.each(['living', 'first', 'warband', 'draco'])('a match of %s has it', async (system) => {
    await open([system], 'match', 'play');
    const session = await sessionAfter(system, 1, 3);
    const scene = partOf(system, 'play')?.scene(situationAt(session, lengthOf(session)), session.encounter);
    expect(scene?.wins).toBeDefined();
    expect(goals.map(([, goal]) => goal?.replace(/\d+$/u, ''))).toContain(
      scene?.winsInBrief?.replace(/\d+$/u, ''),
    );
  });
});
