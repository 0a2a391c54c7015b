import type { PipCount, SkillText, SkillTeller } from '@/lib/messages/skill-text';
import type { Effect, Ending, Lasting, Skill, SkillBody, Until, Who } from '@/lib/systems/index';
import { actClause } from './acts';
import { distance, figure, number } from './amounts';
import { facts } from './facts';
import { joined, sentence, type Clause, type Place } from './grammar';
import { namedText } from './named';
import { propertyList, propertyWords, standsAlone } from './properties';
import { noun, until } from './who';
import { checkWords, endingWords } from './words';

const bearer = (who: Who): Who => who;

const orUntil = (or: readonly Ending[] | undefined): string =>
  or === undefined ? '' : or.map((ending) => endingWords[ending].replace(/^until /, 'or ')).join(', ');

const howLong = (time: Until, or: readonly Ending[] | undefined, who: Who, place: Place): string =>
  [until(time, noun(who, place), place), orUntil(or)].filter((part) => part !== '').join(' ');

const lastingText = (effect: Lasting, place: Place): string => {
  const subject = noun(effect.on, place);
  const time = howLong(effect.until, effect.or, bearer(effect.on), place);
  const said = effect.lasting.filter((property) => !standsAlone(property));
  const alone = effect.lasting.filter(standsAlone);
  const about =
    said.length === 0
      ? []
      : [
          `${subject.number === 'you' ? 'you' : subject.text} ${propertyList(said.map((property) => propertyWords(property, subject, place, say)))}`,
        ];
  const all = [...about, ...alone.map((property) => propertyWords(property, subject, place, say))];
  return all.map((part, index) => (index === 0 && time !== '' ? `${time}, ${part}` : part)).join('; ');
};

const frameText = (effect: Extract<Effect, { frame: string }>, place: Place): string => {
  switch (effect.frame) {
    case 'reach':
      return `reach ${distance(effect.radius, place)}${effect.of === 'you' ? ' around you' : effect.of === 'target' ? ' around the target' : ' around your Daemon'}`;
    case 'range':
      return `range ${distance(effect.max, place)}`;
    case 'targets':
      return `up to ${number(effect.upTo, place)} ${figure(effect.upTo, place) === 1 ? 'target' : 'targets'}`;
    case 'lasts': {
      const time = howLong(effect.until, effect.or, place.target === 'self' ? 'you' : 'target', place);
      return `lasts ${time}`;
    }
    case 'dead-zone-allowed':
      return 'may be aimed into the dead zone';
    case 'sight-not-needed':
      return 'needs no line of sight';
  }
};

/** Sentences of a line: consecutive acts share one, everything else has its own. */
const sentences = (effects: readonly Effect[], place: Place): readonly string[] => {
  const out: string[] = [];
  let clauses: Clause[] = [];
  const flush = (): void => {
    if (clauses.length > 0) out.push(joined(clauses));
    clauses = [];
  };
  for (const effect of effects) {
    if ('act' in effect) {
      clauses.push(actClause(effect, place, say));
      continue;
    }
    flush();
    if ('when' in effect) out.push(`${checkWords[effect.when]}, ${say(effect.then, place)}`);
    else if ('choose' in effect)
      out.push(`choose: ${effect.choose.map((one) => say([one], place)).join(', or ')}`);
    else if ('lasting' in effect) out.push(lastingText(effect, place));
    else if ('frame' in effect) out.push(frameText(effect, place));
    else out.push(namedText(effect, place));
  }
  flush();
  return out;
};

/** Effects within a sentence. */
const say = (effects: readonly Effect[], place: Place): string => sentences(effects, place).join('; ');

/** Effects as a line of the card. */
const line = (effects: readonly Effect[] | undefined, place: Place): string =>
  sentences(effects ?? [], place)
    .map(sentence)
    .join(' ');

const body = (
  skill: SkillBody & { readonly class: Skill['class'] },
  pips: PipCount,
): Omit<SkillText, 'otherForm'> => {
  const target = skill.target;
  return {
    facts: facts(skill),
    always: line(skill.always, { scale: 1, target }),
    green: line(skill.green, { scale: pips.green, target }),
    blue: line(skill.blue, { scale: pips.blue, target }),
    removal: line(skill.removal, { scale: pips.green, target }),
  };
};

const formWords = {
  'pet-is-dead': 'While the pet is dead',
  recovering: 'While recovering',
} as const;

/** English skill texts. */
export const english: SkillTeller = {
  tell: (skill, pips = { green: 1, blue: 1 }) => ({
    ...body(skill, pips),
    otherForm: skill.otherForm && {
      while: formWords[skill.otherForm.while],
      text: { ...body({ class: skill.class, ...skill.otherForm }, pips), otherForm: undefined },
    },
  }),
};
