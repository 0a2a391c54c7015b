import { counterOf, figureAt, figureOf, sheetFigures } from '@/lib/companion/figures';
import { companionOf, scenarioOf } from '@/lib/companion/night';
import { rolledNow, rollsFor } from '@/lib/companion/rolls';
import type { NightStep, SharedNight } from '@/lib/companion/shared/shared-night';
import { tapped } from '@/lib/companion/tap';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages as say } from '@/lib/messages/shared-night';
import { allyNames, figureName, heroNames, teamName, turnName } from '../night/names';

/** Somebody at a shared night. */
export const personName = ({ seat, name }: Pick<NightStep, 'seat' | 'name'>): string =>
  say.called(name, seat + 1);

/** Name of another one than this phone’s player who has a sheet’s heroes; undefined for nobody. */
export const playedByOther = (
  people: SharedNight['people'],
  sheet: number,
  own: number,
): string | undefined => {
  const seat = people.findIndex((person, at) => at !== own && person?.sheets.includes(sheet) === true);
  const person = people[seat];
  return person && personName({ seat, name: person.name });
};

/** A tap’s effect in words, whether or not it counted. */
const stepText = (step: NightStep): string => {
  const { tap, before } = step;
  const { setUp, state } = before;
  const part = companionOf(setUp.system);
  const placeOf = (key: string): number => state.figures.findIndex((each) => each.key === key);
  const nameOf = (key: string): string => {
    const at = placeOf(key);
    return at < 0 ? say.did.something : figureName(before, at);
  };
  const turnOf = (key: string): string => {
    const at = placeOf(key);
    return at < 0 ? say.did.something : turnName(before, at);
  };
  switch (tap.do) {
    case 'begin-round':
      return say.did.beginRound(companionMessages.round(tap.round, part.rounds));
    case 'end-round':
      return say.did.endRound(companionMessages.round(tap.during.round, part.rounds));
    case 'begin-turn':
      return say.did.beginTurn(turnOf(tap.figure));
    case 'join-turn':
      return say.did.joinTurn(turnOf(tap.figure));
    case 'end-turn':
      return say.did.endTurn(tap.during.acting.map(turnOf));
    case 'give-side':
      return companionMessages.first(teamName(before, tap.team));
    case 'use-action':
      return say.did.actions(tap.by);
    case 'count': {
      const figure = figureAt(before, placeOf(tap.figure))?.figure;
      const count = figure?.counts.find(({ id }) => id === tap.of)?.name;
      return say.did.count(nameOf(tap.figure), count ?? say.did.something, tap.by);
    }
    case 'counter':
      return say.did.count(nameOf(tap.figure), counterOf(setUp, tap.of)?.name ?? say.did.something, tap.by);
    case 'duty': {
      const duty = state.duties.find(({ key }) => key === tap.duty);
      const text = duty && part.duty(duty)?.text;
      const about = duty && duty.figure >= 0 && text !== undefined;
      const whole = about ? companionMessages.about(figureName(before, duty.figure), text) : text;
      return (tap.isDone ? say.did.done : say.did.skipped)(whole ?? say.did.something);
    }
    case 'roll': {
      const roll = rollsFor(before, placeOf(tap.figure)).find(({ id }) => id === tap.roll);
      return say.did.roll(nameOf(tap.figure), roll?.name ?? say.did.something);
    }
    case 'follow-roll': {
      const rolled = rolledNow(before);
      return say.did.followRoll(rolled ? figureName(before, rolled.figure) : say.did.something);
    }
    case 'score':
      return say.did.count(
        teamName(before, tap.team),
        scenarioOf(setUp)?.points ?? companionMessages.scores.title,
        tap.by,
      );
    case 'piece':
      return say.did.count(
        scenarioOf(setUp)?.name ?? companionMessages.scores.title,
        scenarioOf(setUp)?.pieces[tap.at]?.name ?? say.did.something,
        tap.by,
      );
    case 'come':
      return say.did.come(
        sheetFigures(setUp, tap.sheet).find(({ id }) => id === tap.id)?.name ?? say.did.something,
      );
    case 'bring': {
      const { setUp: after } = tapped(before, tap, step);
      const [name] = heroNames(after, [setUp.sheets.length]);
      return say.did.bring(name ?? say.did.something, allyNames(after, setUp.sheets.length));
    }
    case 'leave': {
      const left = state.figures[placeOf(tap.figure)];
      return say.did.leave((left && figureOf(setUp, left)?.name) ?? say.did.something);
    }
  }
};

/** A tap with its author, as a line. */
export const stepLine = (step: NightStep): string => say.happened.line(personName(step), stepText(step));
