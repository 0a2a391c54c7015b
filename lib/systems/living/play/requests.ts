import type { Request } from '../../../match/request';
import { skillsTold } from '../../../skirmish/play/requests';
import type { Encounter } from '../../match-part';
import type { RequestText } from '../../play-part';
import { actionText, requestText } from '#words/systems/living/messages/request-text';
import type { Surroundings } from '#words/systems/living/messages/play';
import { fullNames, skillTold, staysText } from '#words/systems/living/messages/play-notes';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import { hintOf } from '#words/systems/living/messages/play-missions';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { lookAt } from '../match/players/judge';
import type { HeroDraft } from '../sheet/hero';
import { daemonForm, daemonText } from './daemon-form';
import { impossibleTold, optionsTold } from './option-texts';
import { namesIn } from './scene';
import { asksForShout } from './shouting';
import { slowIn } from './warnings';

/** The skill that is being used. */
const usedIn = (events: readonly MatchEvent[]): string | undefined =>
  events.findLast(
    (event): event is Extract<MatchEvent, { type: 'action' }> =>
      event.type === 'action' && event.skill !== undefined,
  )?.skill;

const surroundingsOf = (
  self: number,
  situation: Situation,
  heroes: readonly HeroDraft[],
  events: readonly MatchEvent[],
): Surroundings => {
  const used = usedIn(events);
  const { figures, sheets, pieces } = situation;
  const names = namesIn(situation, heroes);
  const hero = figures[self]?.hero;
  return {
    names,
    isAccompanied: figures.some((each) => each.id !== self && each.hero === hero && each.life === 'up'),
    ...(used !== undefined && { used }),
    weapon: (figure, place) => sheets[figures[figure]?.sheet ?? -1]?.weapons[place],
    auraSkill: (figure, key) => figures[figure]?.auras.find((aura) => aura.key === key)?.skill ?? '',
    promisedSkill: (figure, nth) => figures[figure]?.promised?.[nth]?.skill ?? '',
    pieceName: (key) => {
      const piece = pieces.find((each) => each.key === key);
      return piece ? (words.pieces[piece.piece] ?? piece.piece).toLowerCase() : '';
    },
  };
};

/** Requests that come while something is carried out. */
const within: ReadonlySet<About['about']> = new Set<About['about']>([
  'reaction',
  'answer',
  'die',
  'target',
  'condition',
  'aura',
  'share-damage',
  'may',
  'effect',
  'number',
]);

const comesBack = (asked: About): boolean => asked.about === 'place' && asked.skill === '';

const isReaction = ({ about }: About): boolean => about === 'reaction' || about === 'answer';

/** A movement of 0 #, which ends where it began; a climb has no length either, and ends elsewhere. */
const isHeld = (request: Request<About, Option>, { figures }: Situation): boolean => {
  const { about } = request;
  const at = figures[about.figure]?.at;
  return (
    about.about === 'move' &&
    about.distance === 0 &&
    'region' in request &&
    at !== undefined &&
    request.region.contains(at)
  );
};

export const requestIn = (
  request: Request<About, Option>,
  situation: Situation,
  { sheets }: Encounter<HeroDraft>,
  events: readonly MatchEvent[] = [],
): RequestText => {
  const around = surroundingsOf(request.about.figure, situation, sheets, events);
  const hint = hintOf(request.about);
  const { about } = request;
  const slow =
    about.about === 'action' || isHeld(request, situation)
      ? slowIn(lookAt(situation), about.figure)
      : undefined;
  return {
    sentence:
      slow && about.about === 'move'
        ? staysText(around.names(about.figure), slow)
        : about.about === 'action'
          ? actionText(fullNames(situation, around.names)(about.figure))
          : requestText(about, around.names),
    figure: request.about.figure,
    // Whoever acted last has no turn any more, and nobody has the next one yet.
    ...(comesBack(request.about) && {
      turn: `${words.phase(situation.phase)} ${words.comesBack(around.names(request.about.figure))}`,
    }),
    // The turn of somebody else goes on after it.
    ...(isReaction(about) && {
      turn: `${words.phase(situation.phase)} ${words.mayReact(around.names(about.figure), about.about === 'reaction')}`,
    }),
    ...(hint !== undefined && { hint }),
    ...(request.about.about === 'start' && { isSetUp: true }),
    ...(asksForShout(request.about) && { goesWith: true }),
    ...(within.has(request.about.about) && { within: true }),
    ...(isReaction(request.about) && { isReaction: true }),
    ...(request.about.about === 'die' && { picksDie: true }),
    options: optionsTold(request, situation, around, slow),
    ...impossibleTold(request, situation, around),
    ...('options' in request && { skills: skillsTold(request.options, skillTold) }),
    ...(request.about.about === 'build' && { form: daemonForm(request.about.slots) }),
    sheets: 'building' in request ? request.building.candidates().map(daemonText) : [],
  };
};
