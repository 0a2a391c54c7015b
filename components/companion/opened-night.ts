import { companionMessages } from '@/lib/messages/companion';
import { messages } from '@/lib/messages/index';
import { readKept, writeKept, type KeptNight } from '@/lib/companion/kept-night';
import type { Night } from '@/lib/companion/night';
import { openNight } from '@/lib/companion/night-link';
import type { NightProblem } from '@/lib/companion/written-night';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { open, opening } from '@/lib/systems/open';
import { freshNight, type OpenedNight } from './fresh-night';

const say = companionMessages.problem;

const problemText = (problem: NightProblem): string => {
  switch (problem.fault) {
    case 'no-night':
      return say.noNight;
    case 'no-companion':
      return say.noCompanion(problem.system);
    case 'bad-sheet':
      return say.badSheet(problem.nth, messages.share.problem(problem.why));
    case 'unknown':
      return say.unknown(problem.name);
  }
};

/** Name of a game night, made from the heroes at the table. */
const nightName = ({ setUp: { system, sheets } }: Night): string =>
  companionMessages.name(sheets.map((sheet) => nameOf({ system, sheet })));

/** Keeps a game night on this device, under an id or as a new one. */
export const saveNight = async (
  id: string | undefined,
  kept: KeptNight,
): Promise<Result<{ readonly id: string }, RosterProblem>> => {
  const text = writeKept(kept);
  if (!text.ok) return err({ problem: 'failed', says: companionMessages.send.cannot });
  const roster = await openRoster();
  return roster.ok
    ? roster.value.saveText({
        id,
        kind: 'game-night',
        name: nightName(kept.history.night),
        text: text.value,
      })
    : roster;
};

/** The game night of a link's fragment; an error is a sentence. From here on it is one of this device. */
export const nightOfLink = async (fragment: string): Promise<Result<OpenedNight, string>> => {
  const sent = await opening(() => openNight(fragment));
  if (!sent.ok) return err(say.cannot(problemText(sent.error)));
  return ok({ kept: freshNight(sent.value), id: undefined });
};

/** A game night of this device; an error is a sentence. */
export const nightOfDevice = async (id: string): Promise<Result<OpenedNight, string>> => {
  const roster = await openRoster();
  const saved = roster.ok ? await roster.value.text(id) : roster;
  if (!saved.ok)
    return err(say.cannot(saved.error.problem === 'gone' ? say.gone : messages.roster.problem(saved.error)));
  const read = await opening(() => readKept(saved.value.text));
  if (!read.ok) return err(say.cannot(problemText(read.error)));
  await open([read.value.history.night.setUp.system], 'companion');
  return ok({ kept: read.value, id });
};

/** A game night of this device as another tab has left it; undefined where it can't be had. */
export const nightAgain = async (id: string): Promise<KeptNight | undefined> => {
  const read = await nightOfDevice(id);
  return read.ok ? read.value.kept : undefined;
};
