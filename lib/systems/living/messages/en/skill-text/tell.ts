import type { PipCount, SkillText, SkillTeller } from '@/lib/systems/living/messages/skill-text';
import type { Effect, Lasting } from '../../../skills/effects/effect';
import type { Ending, Until } from '../../../skills/effects/terms';
import type { Skill, SkillBody } from '../../../skills/school';
import { actClause } from './acts';
import { distance, figure, number } from './amounts';
import { brief, facts } from './facts';
import { joined, listed, sentence, verb, type Clause, type Noun, type Place } from './grammar';
import { namedText } from './named';
import { propertyList, propertyWords, standsAlone } from './properties';
import { kindName, noun, until, whose } from './who';
import { checkWords, endingWords } from './words';

const endingText = (or: readonly Ending[], subject: Noun, named: boolean): string => {
  const eitherFalls = or.includes('falls-unconscious') && or.includes('you-fall-unconscious');
  const told = eitherFalls ? or.filter((ending) => !ending.endsWith('unconscious')) : or;
  const clauses = told.map((ending) => endingWords[ending]);
  const own = clauses.flatMap((ending) => ('bearer' in ending ? [verb(ending.bearer, subject)] : []));
  const others = clauses.flatMap((ending) => ('clause' in ending ? [ending.clause] : []));
  const yours = others.filter((clause) => clause.startsWith('you '));
  const pronoun =
    subject.number === 'you' ? 'you' : subject.number === 'many' ? 'they' : named ? subject.text : 'it';
  return listed(
    [
      ...(eitherFalls ? [`you or ${pronoun} ${verb('fall unconscious', subject)}`] : []),
      ...(own.length > 0 ? [`${pronoun} ${listed(own, 'or')}`] : []),
      ...(yours.length > 0
        ? [
            `you ${listed(
              yours.map((clause) => clause.slice(4)),
              'or',
            )}`,
          ]
        : []),
      ...others.filter((clause) => !yours.includes(clause)),
    ],
    'or',
  );
};

/** `named`: by name where the time has not told who bears it. */
const howLong = (
  time: Until,
  or: readonly Ending[] | undefined,
  subject: Noun,
  place: Place,
  named = false,
): string => {
  const long = until(time, subject, place);
  if (or === undefined) return long;
  const early = `until ${endingText(or, subject, named)}`;
  return long === '' ? early : `${long} or ${early}`;
};

const lastingText = (effect: Lasting, place: Place): string => {
  const subject = noun(effect.on, place);
  const you = subject.number === 'you';
  const said = effect.lasting.filter((property) => !standsAlone(property));
  const list = propertyList(
    said.map((property) => propertyWords(property, subject, place, say, effect.until === 'next-movement')),
  );
  const told = effect.as ? `${verb('bear', subject)} an enchantment: ${list.replace(/^gets? /, '')}` : list;
  const none = /^each (.*)$/.exec(subject.text)?.[1];
  const barred =
    said.length === 1 && none !== undefined ? /^(?:may not|cannot) (.*)$/.exec(told)?.[1] : undefined;
  const whole =
    barred === undefined ? `${you ? 'you' : subject.text} ${told}` : `no ${none ?? ''} can ${barred}`;
  const about = said.length === 0 ? [] : [whole];
  const alone = effect.lasting
    .filter(standsAlone)
    .map((property) => propertyWords(property, subject, place, say));
  const [first = '', ...rest] = [...about, ...alone];
  const fromNow = said.some((property) => property.has === 'value' && property.from && !property.for);
  const before = subject.number !== 'one' || said.length !== 1 || fromNow;
  const owner = before ? { ...subject, possessive: whose(subject) } : subject;
  const long =
    you && place.always && effect.until === 'while-it-lasts'
      ? 'while this lasts'
      : howLong(effect.until, effect.or, owner, place);
  const time = `${fromNow ? 'from this attack on ' : ''}${long}`;
  const comma = you && about.length > 0 && !time.includes(' or ') ? ' ' : ', ';
  const timed = time === '' ? first : before ? `${time}${comma}${first}` : `${first} ${time}`;
  return [timed, ...rest].join('; ');
};

const frameText = (effect: Extract<Effect, { frame: string }>, place: Place): string => {
  switch (effect.frame) {
    case 'reach':
      return `reach ${distance(effect.radius, place)}${effect.of === 'you' ? ' around you' : effect.of === 'swarm' ? ' around the place of the swarm' : ` around ${noun(effect.of, place).text}`}`;
    case 'range':
      return `range ${distance(effect.max, place)}`;
    case 'targets':
      return `targets: ${figure(effect.upTo, place) === 1 ? '' : 'up to '}${number(effect.upTo, place)}${effect.asManyAsPossible ? ', friend or foe, as many as possible' : ''}${effect.inReach ? '; further ones within reach of the first' : ''}`;
    case 'more-targets':
      return `the same happens to up to ${number(effect.upTo, place)} more ${kindName(effect.every, figure(effect.upTo, place) !== 1)} within reach`;
    case 'spreads': {
      const whom = noun(effect.whom, place).text;
      const what = {
        skill: 'the skill works on',
        attack: 'the same attack strikes',
        loss: 'the same loss strikes',
      } as const;
      if (effect.may)
        return `you may have ${what[effect.what].replace('works', 'work')} ${whom.replace(/^each /, 'any ')} too`;
      return `${what[effect.what]} ${whom} too${effect.defend ? ', who defends when it happens' : ''}`;
    }
    case 'widens-contact':
      return `whoever is within a reach of ${distance(effect.radius, place)} around the target counts as in base contact with it`;
    case 'lasts': {
      const bearer = noun(place.target === 'self' ? 'you' : 'target', place);
      const owner = { ...bearer, possessive: whose(bearer) };
      const named = typeof effect.until === 'object' && 'of' in effect.until && effect.until.of === 'yours';
      const time = howLong(effect.until, effect.or, owner, place, named);
      return `lasts ${time}`;
    }
    case 'dead-zone-allowed':
      return 'may be aimed into the dead zone';
    case 'sight-not-needed':
      return 'needs no line of sight';
    case 'range-by-sight':
      return 'at any range, in your line of sight';
    case 'any-distance':
      return 'at any distance, without sight, however long ago it died';
    case 'dead-at-most':
      return `fails on a target dead for more than ${number(effect.turns, place)} ${figure(effect.turns, place) === 1 ? 'turn' : 'turns'}`;
    case 'control':
      return `control at most ${number(effect.upTo, place)} ${figure(effect.upTo, place) === 1 ? 'Zombie' : 'Zombies'}; the weakest beyond that perish`;
    case 'hand-of-golem':
      return `the Golem begins with ${number(effect.dice, place)} ${figure(effect.dice, place) === 1 ? 'die' : 'dice'} in Hand, built as a Zombie's`;
    case 'again-this-turn':
      return 'further actions of this turn may repeat the attack with the same roll, on any target within reach';
    case 'repeats':
      return `the same happens again whenever your turn begins, for ${number(effect.turns, place)} ${figure(effect.turns, place) === 1 ? 'turn' : 'turns'} or until ${endingText(effect.or, noun('target', place), true)}`;
    case 'becomes-sleeper':
      return `the Loa stays as a Sleeper ${until({ turns: effect.turns, of: 'theirs', at: 'end' }, { ...noun('target', place), possessive: "the target's" }, place)}`;
    case 'stays':
      return `the Loa stays ${until(effect.until, noun('you', place), place)}, and every attack until then gets it`;
    case 'heals-instead':
      return `you may have ${noun(effect.whom, place)
        .text.replace(/^each /, 'one ')
        .replace(/# reach$/, '# reach around you')} restore that Life in your place`;
  }
};

/** "if this attack hits and the target has a condition": what must hold, one thing within the other. */
const condition = ({
  when,
  then,
}: Extract<Effect, { when: unknown }>): { readonly checked: string; readonly then: readonly Effect[] } => {
  const [inner] = then;
  if (then.length !== 1 || inner === undefined || !('when' in inner))
    return { checked: checkWords[when], then };
  const within = condition(inner);
  return { checked: `${checkWords[when]} and ${within.checked.replace(/^if /, '')}`, then: within.then };
};

/** "perform 1 melee attack or 1 ranged attack", "choose: remove 1 condition, or lose 1 hex". */
const alternatives = (choices: readonly string[]): string => {
  const [verbUsed, ...others] = choices.map((choice) => choice.split(' ')[0] ?? '');
  return verbUsed === 'perform' && others.every((other) => other === verbUsed)
    ? `${verbUsed} ${choices.map((choice) => choice.slice(verbUsed.length + 1)).join(' or ')}`
    : `choose: ${choices.join(', or ')}`;
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
      const clause = actClause(effect, place, say);
      if (clause.alone) flush();
      clauses.push(clause);
      if (clause.alone) flush();
      continue;
    }
    flush();
    if ('when' in effect) {
      const { checked, then } = condition(effect);
      const known = ['the target', 'the pet', 'your pet'].find((name) => checked.includes(name));
      const asked = then.some((one) => 'act' in one && one.act === 'instead-of-damage')
        ? checked.replace('deals damage', 'would deal damage')
        : checked;
      const given = effects
        .slice(0, effects.indexOf(effect))
        .flatMap((one) =>
          'act' in one && one.act === 'give' && one.whom === 'target' ? [one.condition] : [],
        );
      out.push(`${asked}, ${say(then, { ...place, ...(known !== undefined && { known }), given })}`);
    } else if ('choose' in effect) out.push(alternatives(effect.choose.map((one) => say([one], place))));
    else if ('lasting' in effect) out.push(lastingText(effect, place));
    else if ('frame' in effect) out.push(frameText(effect, place));
    else out.push(namedText(effect, place));
  }
  flush();
  return out;
};

/** Effects within a sentence. */
const say = (effects: readonly Effect[], place: Place): string => sentences(effects, place).join('; ');

/** Effects on you within a sentence, where nothing scales: "lose one Life". */
export const sayOfYou = (effects: readonly Effect[]): string => say(effects, { scale: 1, target: 'self' });

/** Effects as a line of the card. */
const line = (effects: readonly Effect[] | undefined, place: Place): string =>
  sentences(effects ?? [], place)
    .map(sentence)
    .join(' ');

const body = (
  skill: SkillBody & { readonly class: Skill['class']; readonly needs?: Skill['needs'] },
  pips: PipCount,
): Omit<SkillText, 'otherForm'> => {
  const several = [...(skill.green ?? []), ...(skill.blue ?? [])].flatMap((effect) =>
    'frame' in effect && effect.frame === 'targets' ? [effect] : [],
  );
  const place: Omit<Place, 'scale'> = {
    target: skill.target,
    ...(several.length > 0 && { targets: several.some(({ inReach }) => inReach) ? 'first' : 'each' }),
  };
  return {
    facts: facts(skill),
    brief: brief(skill),
    always: line(skill.always, { ...place, scale: 1, always: skill.target !== 'self' }),
    green: line(skill.green, { ...place, scale: pips.green }),
    blue: line(skill.blue, { ...place, scale: pips.blue }),
    removal: line(skill.removal, { ...place, scale: pips.green }),
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
