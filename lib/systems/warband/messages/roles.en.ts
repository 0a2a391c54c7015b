import { capital, count, list } from '#words/language/words';
import type { Act, Aim, Trait, Use } from '../skills/effect';
import { command, roleOf, rookieRoleIds, specialityIds, type Role, type RoleId } from '../skills/roles';

type TraitOf<Says extends Trait['says']> = Extract<Trait, { readonly says: Says }>;

const inches = (n: number): string => `${n}″`;
const attacksBy = { any: 'attacks', melee: 'melee attacks', ranged: 'shots' } as const;
const doing = {
  attack: { any: 'attacks', melee: 'attacks in melee', ranged: 'shoots' },
  defence: { any: 'defends', melee: 'defends in melee', ranged: 'defends against shots' },
} as const;
const when = {
  attack: { any: 'when attacking', melee: 'when attacking in melee', ranged: 'when shooting' },
  defence: {
    any: 'when defending',
    melee: 'when defending in melee',
    ranged: 'when defending against shots',
  },
} as const;
const counts = (keep: 'lower' | 'higher'): string => `2 dice (the ${keep} counts)`;

const changes = ({ by, for: around }: TraitOf<'modify'>): string =>
  by < 0 ? `take${around ? '' : 's'} ${-by} off the die` : `add${around ? '' : 's'} ${by} to the die`;

/** Changes of rolls; one that is the same for several rolls is said once. */
const modified = (all: readonly TraitOf<'modify'>[]): string =>
  list(
    [...new Set(all.map(changes))].map(
      (change) =>
        `${change} ${list(all.filter((one) => changes(one) === change).map(({ roll, how }) => when[roll][how ?? 'any']))}`,
    ),
  );

const twoDice = ({ roll, how, keep, of }: TraitOf<'two-dice'>, name: string): string =>
  of
    ? `whoever defends against the ${name}’s ${attacksBy[how ?? 'any']} rolls ${counts(keep)}`
    : `${doing[roll][how ?? 'any']} with ${counts(keep)}`;

const fireTeam = {
  found:
    'Two rookies with the same stat fire one heavy area shooter while a specialist directs them. They are activated together, with 3 actions. Either all of them move, or both rookies use their actions for one shot. The specialist’s speciality counts for that shot. The team also fires at long range, with 2 dice (the higher counts). If a rookie falls, another rookie who could be in the team replaces him; otherwise the specialist carries the gun. Without a standing specialist the gun can’t fire',
  join: 'No strengths or weaknesses beyond the stat. Can join a fire team founded by a Fire Team rookie with the same stat; two Allrounders can’t form one',
} as const;

/** One trait as a clause without its full stop. */
const clause = (trait: Trait, name: string): string => {
  switch (trait.says) {
    case 'modify':
      return modified([trait]);
    case 'two-dice':
      return twoDice(trait, name);
    case 'attacks':
      return `makes ${trait.count} attacks with one melee action`;
    case 'bare-hands':
      return `needs no weapon in melee and reaches up to ${inches(trait.within)}`;
    case 'long-shot':
      return `shoots at any target within ${inches(trait.within)} with a ${list(trait.classes, 'or')} shooter, rolling ${counts(trait.keep)}`;
    case 'ignores-cover':
      return `whoever the ${name} shoots at is never in cover, not even with a shield`;
    case 'sure-aim':
      return 'a shot always goes to the intended target, even with others close by';
    case 'cover-near':
      return `always counts as in cover, in melee too, and rerolls a failed defence, while ${list(
        trait.ranks.map((rank) => (rank === 'boss' ? 'your boss' : `one of your ${rank}s`)),
        'or',
      )} stands within ${inches(trait.within)}`;
    case 'half-movement':
      return 'moves only half as many inches as the stat';
    case 'follows':
      return `whenever somebody attacks in melee within ${inches(trait.within)}, may move ${inches(trait.by)} towards that fight afterwards`;
    case 'draws-aim':
      return `an opponent within ${inches(trait.within)} who sees the ${name} must choose it as the target of any action that could be aimed at it`;
    case 'lends-defence':
      return `friends in contact may defend with the ${name}’s stat and one of its dice`;
    case 'counter':
      return `when the ${name} rolls the stat or less to defend in melee, the attacker is hit too and must defend or take a wound. The ${name} still takes the wound`;
    case 'charge':
      return `after ${trait.moves} moves in a straight line that end within 1″ of an opponent, may attack at once with ${counts(trait.keep)}`;
    case 'attack-on-the-way':
      return 'may interrupt a move to attack in melee and then finish the move, but takes no other action afterwards';
    case 'recovery':
      return `may roll up to ${trait.rolls === 2 ? 'twice' : count(trait.rolls, 'time')} for each attempt to recover${trait.keepsAction ? '. A recovery with the first action doesn’t cost the second' : ''}`;
    case 'last-recovery':
      return 'after the second wound, lay the fighter face down. In the upkeep roll once to recover: success leaves one wound, failure removes the fighter';
    case 'leads-minions':
      return 'is activated together with the minions, and all of them act in any order';
    case 'minions-take-wounds':
      return `if the ${name} would take a wound, a minion within ${inches(trait.within)} takes it instead and can’t defend`;
    case 'minions-leave':
      return `when the ${name} leaves the table, the minions leave too`;
    case 'fire-team':
      return fireTeam[trait.may];
    case 'no-attack':
      return 'can’t attack';
    case 'no-shot':
      return 'never shoots';
    case 'carries-nothing':
      return 'can’t carry treasures or hold tokens';
    case 'natural-weapons':
      return 'needs no weapon in melee';
    case 'reversed':
      return 'hits on the stat or more, and defends and recovers on less. It moves as many inches as the die’s highest number minus the stat';
  }
};

const whom: Readonly<Record<Aim['who'], string>> = {
  prone: 'a prone fighter',
  opponent: 'an opponent',
  rookie: 'any rookie',
  friend: 'any friend on the table, even one already activated,',
};

const aimed = ({ who, within, inSight }: Aim): string =>
  `${whom[who]}${inSight ? ' in sight' : ''}${within === undefined ? '' : ` within ${inches(within)}`}`;

const acted = (act: Act, aim: string, name: string): string => {
  switch (act.act) {
    case 'heal':
      return `${aim} is healed of ${count(act.wounds, 'wound')} and stands up`;
    case 'order':
      return `${aim} performs one action of your choice, with that fighter’s own die and stat`;
    case 'swap':
      return `the ${name} changes places with ${aim}`;
    case 'change-shape':
      return 'the fighter changes from human to animal, or back';
    case 'split':
      return 'the fighter becomes two, within 1″ of each other. Each is one rank lower and has half the stat, rounded up. If they are in contact, they may merge again, even after a move, by making this roll again';
    case 'rush':
      return 'move in a straight line to within 1″ of an opponent, through any terrain but not through opponents, and attack at once. Or make an ordinary move instead';
    case 'move':
      return `the ${name} may make an ordinary move`;
    case 'suffer':
      return `the ${name} takes ${act.wounds === 1 ? 'a wound' : count(act.wounds, 'wound')}`;
    case 'lose-activation':
      return `the ${name} loses the next activation`;
  }
};

const used = ({ aim, standsStill, success, failure }: Use, name: string): readonly string[] => [
  ...(standsStill ? ['Can’t move in the same turn.'] : []),
  `Success: ${acted(success, aim ? aimed(aim) : '', name)}.`,
  `Failure: ${failure ? acted(failure, '', name) : 'the action is lost'}.`,
];

const isReversed = ({ says }: Trait): boolean => says === 'reversed';

/** Clauses about the same fighters are one sentence: what all friends around have, what one body has. */
const sentences = (traits: readonly Trait[], name: string): readonly string[] => {
  const said = (of: readonly Trait[], before: string): readonly string[] =>
    of.length === 0 ? [] : [`${before}${list(of.map((trait) => clause(trait, name)))}.`];
  const changed = (of: readonly TraitOf<'modify'>[], before: string): readonly string[] =>
    of.length === 0 ? [] : [`${before}${modified(of)}.`];
  const shared = traits.flatMap((trait) => (trait.says === 'modify' && !trait.for ? [trait] : []));
  const around = traits.flatMap((trait) => (trait.says === 'modify' && trait.for ? [trait] : []));
  const [near] = around;
  const ofShape = (shape: NonNullable<Trait['shape']>) => traits.filter((trait) => trait.shape === shape);
  const others = traits.filter((trait) => trait.says !== 'modify' && trait.shape === undefined);
  return [
    ...changed(shared, '').map(capital),
    ...changed(around, near?.for ? `Your ${near.for.rank}s within ${inches(near.for.within)} ` : ''),
    ...others.flatMap((trait) => said([trait], '')).map(capital),
    ...said(ofShape('human'), `In human shape the ${name} `),
    ...said(ofShape('animal').filter(isReversed), 'In animal shape it '),
    ...said(
      ofShape('animal').filter((trait) => !isReversed(trait)),
      'It ',
    ),
  ];
};

/** Effects of a role, a speciality or Command, in our own words, read off its entry. */
const textOf = ({ name, traits = [], active, leastStat }: Role): string =>
  [
    ...(leastStat === undefined ? [] : [`Needs a stat of ${leastStat} or more.`]),
    ...(active ? used(active, name) : []),
    ...sentences(traits, name),
  ].join(' ');

export const roleTexts = Object.fromEntries(
  [...rookieRoleIds, ...specialityIds].map((id) => [id, textOf(roleOf(id))]),
) as Readonly<Record<RoleId, string>>;

/** Text of an Allrounder where nobody founds a fire team to join. */
const alone = 'No strengths or weaknesses beyond the stat.';

/** On paper, how an active skill is used; screens ask for the roll. */
const rolled = 'As your second action, roll the stat or less.';

/** Text of a role on the paper of a warband. */
export const printedRole = (id: RoleId, hasFireTeam: boolean): string => {
  const text = id === 'allrounder' && !hasFireTeam ? alone : roleTexts[id];
  return roleOf(id).active ? `${rolled} ${text}` : text;
};

/** Text of Command, which the boss has beside a speciality. */
export const commandText = textOf(command);
export const printedCommand = `${rolled} ${commandText}`;
/** On the card of a boss, which has more to say; the rules have it in full. */
export const cardCommand =
  'Roll the stat or less: any friend, even one who has acted, takes one action of your choice.';
