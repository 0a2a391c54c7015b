import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import type { Choice } from '@/lib/match/request';
import { placeFacts } from '@/lib/session/places';
import { answer, beginSession, lengthOf, requestNow, situationAt, stepAt } from '@/lib/session/session';
import type { Session } from '@/lib/session/session';
import { takenAt } from '@/lib/session/taken';
import { matchPartOf } from '@/lib/simulation/contest';
import { lengthSignOf, open, partOf } from '@/lib/systems/open';
import type { Point } from '@/lib/table/table';
import { goesOn, momentsOf, panel, openPlaces } from './play-table';
import { expect } from './test';
import type { Controls } from './whole';
import { wonMissions, type WonMission } from './won-missions';

/** A match from its beginning, and the choices that win it. */
interface Won {
  readonly seed: number;
  readonly start: Session;
  readonly choices: readonly Choice[];
}

const system = 'living';

/** A mission that was won, to be played again. */
export const wonMission = async (id: WonMission): Promise<Won> => {
  await open([system], 'match', 'play');
  const { missionOf, asLesson } = matchPartOf(system);
  const { seed, choices } = wonMissions[id];
  const mission = missionOf?.(system, id, seed);
  const begun = mission && beginSession(asLesson?.(mission) ?? mission, [{ plays: 'person' }], 'practice');
  if (!begun?.ok) throw new Error(`There is no mission ${id}.`);
  return { seed, start: begun.value, choices };
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The places of a list, as it tells them. */
const placeNames = (session: Session, figure: number): ((place: Point) => string) => {
  const request = requestNow(session);
  const scene = partOf(system, 'play')?.scene(situationAt(session, lengthOf(session)), session.encounter);
  if (!scene || !request || !('region' in request)) throw new Error('No place is asked for.');
  const sign = lengthSignOf(system);
  const mover = scene.figures.find(({ id }) => id === figure);
  const textOf = (place: Point): string => playMessages.placeText(placeFacts(scene, mover, place), sign);
  const texts = request.region.candidates().map(textOf);
  return (place) => {
    const text = textOf(place);
    const isAlone = texts.filter((each) => each === text).length === 1;
    return isAlone ? text : playMessages.placeApart(text, placeFacts(scene, mover, place), sign);
  };
};

/** Presses the answer that a choice means. */
const give = async (page: Page, { press }: Controls, session: Session, choice: Choice): Promise<void> => {
  const request = requestNow(session);
  const at = lengthOf(session);
  const told =
    request &&
    partOf(system, 'play')?.request(
      request,
      situationAt(session, at),
      session.encounter,
      stepAt(session, at).events,
    );
  if (!told) throw new Error('Nobody is asked.');
  if (typeof choice === 'object' && 'x' in choice) {
    const label = placeNames(session, told.figure)(choice);
    await (await openPlaces(page)).selectOption({ label });
    await press(panel(page).getByRole('button', { name: playMessages.table.goThere }));
    return;
  }
  const text = typeof choice === 'number' ? (told.options[choice]?.text ?? '') : '';
  const button = panel(page)
    .getByRole('button', { name: new RegExp(`^${escaped(text)}(?![\\w,])`), includeHidden: true })
    .first();
  await expect(button).toBeAttached();
  const folded = panel(page).getByText(/^Not much use now/);
  if (!(await button.isVisible()) && (await folded.count()) > 0) await press(folded);
  await press(button);
};

/** Makes choices one after the other on the screen; those that leave nothing to decide are made there already. */
export const giveAll = async (page: Page, controls: Controls, { start, choices }: Won): Promise<void> => {
  let now = start;
  for (const choice of choices) {
    const at = lengthOf(now);
    await expect.poll(() => momentsOf(page), { intervals: [20, 40, 80] }).toBeGreaterThanOrEqual(at);
    if (takenAt(now, at) === undefined) {
      await give(page, controls, now, choice);
      await goesOn(page, at);
    }
    const next = answer(now, choice);
    if (!next.ok) throw new Error('The screen went another way.');
    now = next.value;
  }
};
