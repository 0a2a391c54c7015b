import { figureOf, isGrowing, type Amount } from '../../../effects/amount';
import type { FaceNumber } from '../../../dice/face';
import { count } from '#words/language/words';
import type { Act, Bands, DragonSkill, SlayerSkill } from '../skills/effect';
import { doesAnything, onFace } from '../skills/resolve';
import { terms } from '#words/systems/draco/messages/terms';

/** Form of a number in a sentence. */
interface Counted {
  /** The number with its noun; only the noun if a list of numbers follows. */
  readonly of: (one: string, many?: string) => string;
  /** Words that follow before the full stop: " for each sun", ": 2 if the dragon picked a 1 or 2, 1 on a 3 to 6". */
  readonly after: string;
  /** How far, behind a verb: " 1 inch for each sun", ": 4 inches if the dragon picked a 1 or 2, 3 on a 3 or 4". */
  readonly far: string;
  /** How far at most, behind a verb: " up to 1 inch for each sun", ". Up to 4 inches if the dragon picked a 1 or 2, 3 on a 3 or 4". */
  readonly upTo: string;
}

const inches = (n: number): string => count(n, 'inch', 'inches');

const perSun = (amount: Amount<never>): Counted => {
  const figure = figureOf(amount, 1);
  const after = isGrowing(amount) ? ' for each sun' : '';
  const far = `${inches(figure)}${after}`;
  return { of: (one, many) => count(figure, one, many), after, far: ` ${far}`, upTo: ` up to ${far}` };
};

/** A number that is known. */
const known = (figure: number): Counted => ({
  of: (one, many) => count(figure, one, many),
  after: '',
  far: ` ${inches(figure)}`,
  upTo: ` up to ${inches(figure)}`,
});

/** The numbers of the bands with the faces that each is for, those that follow each other and are alike as one. */
const bandsOf = ([low, middle, high]: Bands): readonly { readonly figure: number; readonly on: string }[] => {
  if (middle === high)
    return [
      { figure: low, on: '1 or 2' },
      { figure: middle, on: '3 to 6' },
    ];
  return low === middle
    ? [
        { figure: low, on: '1 to 4' },
        { figure: high, on: '5 or 6' },
      ]
    : [
        { figure: low, on: '1 or 2' },
        { figure: middle, on: '3 or 4' },
        { figure: high, on: '5 or 6' },
      ];
};

/** "2 if the dragon picked a 1 or 2, 1 on a 3 or 4"; what is nothing is left out, and what is the same on every face needs no list. */
const byFace = (bands: Bands): Counted => {
  const [low] = bands;
  if (bands.every((band) => band === low)) return known(low);
  const [only, ...others] = bandsOf(bands).filter(({ figure }) => figure > 0);
  if (only && others.length === 0) {
    const after = ` if the dragon picked a die that shows ${only.on}`;
    const far = `${inches(only.figure)}${after}`;
    return { of: (one, many) => count(only.figure, one, many), after, far: ` ${far}`, upTo: ` up to ${far}` };
  }
  const listed = (said: (figure: number, at: number) => string): string =>
    bandsOf(bands)
      .flatMap(({ figure, on }, at) =>
        figure === 0 ? [] : [`${said(figure, at)} ${at === 0 ? 'if the dragon picked' : 'on'} a ${on}`],
      )
      .join(', ');
  const far = listed((figure, at) => (at === 0 ? inches(figure) : String(figure)));
  return {
    of: (one, many = `${one}s`) => many,
    after: `: ${listed(String)}`,
    far: `. How far: ${far}`,
    upTo: `. Up to ${far}`,
  };
};

/** How the other side is called in a sentence. */
interface Sides {
  readonly opponent: string;
  readonly anyOpponent: string;
  readonly opponents: string;
  readonly self: string;
  /** The opponent, as an object: "her". */
  readonly pronoun: string;
}
const forSlayer: Sides = {
  opponent: 'the dragon',
  anyOpponent: 'opponent',
  opponents: 'opponents',
  self: 'you',
  pronoun: 'her',
};
const forDragon: Sides = {
  opponent: 'the attacked slayer',
  anyOpponent: 'slayer',
  opponents: 'slayers',
  self: 'the dragon',
  pronoun: 'the slayer',
};

const receiver = (to: Extract<Act<never>, { readonly act: 'give' }>['to'], within: number, sides: Sides) => {
  switch (to) {
    case 'self':
      return sides.self;
    case 'opponent':
      return sides.opponent;
    case 'friend':
      return 'a slayer of your choice';
    case 'all-within':
      return `each ${sides.anyOpponent} within ${terms.inches(within)}`;
  }
};

const verb = (who: string, plural: string, singular: string): string =>
  `${who} ${who === 'you' ? plural : singular}`;

const ifFace = ' if ';

/** A clause behind its conditions: one "if" for two of them. */
const provided = (ifHit: true | undefined, words: string, after: string): string => {
  if (!ifHit) return `${words}${after}`;
  return after.startsWith(ifFace)
    ? `if the attack does damage and ${after.slice(ifFace.length)}, ${words}`
    : `if the attack does damage, ${words}${after}`;
};

/** One act as a sentence without its capital and full stop. */
const clause = <N>(act: Act<N>, counted: (amount: N) => Counted, sides: Sides): string => {
  const said = (amount: N, one: string, many?: string): readonly [string, string] => {
    const { of, after } = counted(amount);
    return [of(one, many), after];
  };
  /** "+2 AV", or "extra AV" where the faces say how much. */
  const change = (amount: N, sign: '+' | '−', word: string, value: string): readonly [string, string] => {
    const { of, after } = counted(amount);
    return [after.startsWith(':') ? `${word} ${value}` : `${sign}${of(value, value)}`, after];
  };
  switch (act.act) {
    case 'give': {
      const [what, after] = said(act.count, `${terms.counters[act.counter]} counter`);
      const who = receiver(act.to, act.within ?? 0, sides);
      return provided(act.ifHit, `${verb(who, 'receive', 'receives')} ${what}`, after);
    }
    case 'av': {
      const [what, after] = change(act.by, '+', 'extra', 'AV');
      const when =
        act.atMost === undefined ? '' : `with ${terms.dice(act.atMost)} or fewer in the dicepool, `;
      return `${when}the attack gets ${what}${after}`;
    }
    case 'less-dv': {
      const [what, after] = change(act.by, '−', 'less', 'DV');
      return `${sides.opponent} has ${what} against this attack${after}`;
    }
    case 'more-dv': {
      const [what, after] = change(act.by, '+', 'extra', 'DV');
      return `for the rest of the game ${sides.self} has ${what}${after}`;
    }
    case 'reach': {
      const [what, after] = said(act.inches, 'inch', 'inches');
      return `the attack reaches ${what} further${after}`;
    }
    case 'farther': {
      const [what, after] = said(act.inches, 'inch', 'inches');
      return `you may move ${what} further${after}`;
    }
    case 'slip-away':
      return 'you leave contact without being attacked';
    case 'unmet':
      return 'nobody may step into contact with you during this movement';
    case 'push': {
      const { far } = counted(act.inches);
      return act.who === 'opponent'
        ? `if ${sides.opponent} is in contact, push ${sides.pronoun} directly away from ${sides.self}${far}`
        : `push all ${sides.opponents} in contact directly away from ${sides.self}${far}`;
    }
    case 'walk':
      return `after the attack ${sides.self} may move${counted(act.inches).upTo}`;
    case 'damage': {
      const [, after] = said(act.by, 'damage', 'damage');
      const { of } = counted(act.by);
      const when = act.ifHit ? 'if the attack does damage, ' : '';
      return after.startsWith(':')
        ? `${when}${sides.opponent} takes extra damage${after}. Nobody can defend against it`
        : `${when}${sides.opponent} takes ${of('damage', 'damage')}${after} and can’t defend against it`;
    }
    case 'dice': {
      const [what, after] = said(act.by, 'die', 'dice');
      const who = act.to === 'self' ? sides.self : 'a slayer of your choice';
      const when = act.ifHit ? 'if the attack does damage, ' : '';
      return `${when}${verb(who, 'regain', 'regains')} ${what}${after}, up to the maximum`;
    }
    case 'raise': {
      const [what, after] = said(act.dice, 'die', 'dice');
      return `a dead slayer stands up again with ${what}${after}, 5 at most`;
    }
    case 'magic-attack': {
      const { of, after } = counted(act.more);
      const more = after.startsWith(':') ? 'extra AV' : of('AV', 'AV');
      return `attack the dragon: the AV is the Magic on one die of your choice, plus ${more}${after}`;
    }
  }
};

/** A list of numbers by faces is a sentence of its own: "How many: 3 if the dragon picked a 1 or 2, 2 on a 3 or 4." */
const asked = (text: string): string =>
  text.replace(
    /(\w+): (?=\d+ if the dragon picked)/,
    (_, noun: string) => `${noun}. ${/^(dice|\w+s)$/.test(noun) ? 'How many' : 'How much'}: `,
  );

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${asked(text.slice(1))}.`;

/** Text of an action of this kind before any sun is counted. */
const opening = ({ use, lessAv }: SlayerSkill): readonly string[] => {
  switch (use) {
    case 'attack':
      return [
        lessAv === undefined ? 'Perform an attack action.' : `Perform an attack action with −${lessAv} AV.`,
      ];
    case 'move':
      return ['Perform a movement action.'];
    case 'spell':
      return ['Don’t move with this action. You don’t need to see your target.'];
    case 'alone':
      return [];
  }
};

/** A slayer's skill in two parts: what always holds, and what a sun brings. */
export const slayerText = (
  skill: SlayerSkill,
): { readonly always: readonly string[]; readonly suns: readonly string[] } => ({
  always: [...opening(skill), ...(skill.oncePerTurn ? ['Once per turn.'] : [])],
  suns: skill.suns.map((act) => sentence(clause(act, perSun, forSlayer))),
});

/** A dragon's skill: how she attacks with it, then what it adds by the face that she picks. */
export const dragonText = (skill: DragonSkill): readonly string[] => [
  ...(skill.insteadOfAttack ? ['Use this instead of an attack, once per game.'] : []),
  ...(skill.reach === undefined
    ? []
    : [`The attack reaches ${terms.inches(skill.reach)} with a clear line.`]),
  ...skill.acts.map((act) => sentence(clause(act, byFace, forDragon))),
];

/**
 * Additions of a dragon's skill where this face is picked; empty for nothing.
 * @param dice in her dicepool; where they are not given, AV is left out
 */
export const dragonTextOn = (skill: DragonSkill, face: FaceNumber, dice?: number): readonly string[] =>
  onFace(skill.acts, face)
    .filter(
      (act) =>
        doesAnything(act) && (act.act !== 'av' || (dice !== undefined && dice <= (act.atMost ?? dice))),
    )
    .map((act) => sentence(clause(act, known, forDragon)));

/** A skill's whole text on one line. */
export const wholeSlayerText = (skill: SlayerSkill): string => {
  const { always, suns } = slayerText(skill);
  return [...always, 'With a sun:', ...suns].join(' ');
};
export const wholeDragonText = (skill: DragonSkill): string => dragonText(skill).join(' ');
