import { oncePer } from '../../../once-per';
import { lose, fixed } from './effects/build';
import { harbinger } from './harbinger';
import type { School, SchoolId, Skill } from './school';
import type { About, SchoolRule } from './school-rule';
import { zealot } from './zealot';

/** Rules of a school by the section of its page that tells them. */
type Sections = Readonly<Record<string, readonly SchoolRule[]>>;

const equipment = ({ need }: School): readonly SchoolRule[] => (need ? [{ rule: 'equipment', need }] : []);

const death: About = { classes: ['Death Spell'] };
const nature: About = { classes: ['Nature Spell'] };
const voodoo: About = { classes: ['Voodoo'] };
const force: About = { kinds: ['force-enchantment'] };
const snowballs: About = { kinds: ['snowball'] };

/** Rules from the schools' prefaces beyond their skills; survival, the warrior and dirty tricks have none. */
export const schoolRules: Partial<Readonly<Record<SchoolId, Sections>>> = {
  beastmaster: {
    training: [
      {
        rule: 'taught',
        follower: 'pet',
        skill: 'beastmaster/basic-animal-training',
        orOnce: 'beastmaster/spirit-chains',
      },
    ],
    pets: [{ rule: 'used-by', about: { classes: ['Pet Attack'] }, follower: 'pet', knows: 'hero-s-skills' }],
  },
  commander: {
    commands: [
      {
        rule: 'command',
        about: { classes: ['Command'] },
        mayBeDeclined: true,
        hampered: { dazed: 'moves-at-half-rate', knockdown: 'does-nothing' },
      },
    ],
    shouts: [
      {
        rule: 'shout',
        about: { classes: ['Shout'] },
        perAction: fixed(1),
        earshot: fixed(1),
      },
    ],
  },
  druid: {
    'nature-spells': [
      { rule: 'defence', about: nature, voluntaryFor: 'allies', stops: 'as-usual' },
      { rule: 'one-at-a-time', about: nature, held: ['enchantment', 'hex'], recast: 'no-effect' },
      { rule: 'ended-only-by', about: { ...nature, kinds: ['enchantment', 'hex'] }, causes: ['time'] },
    ],
    'spirit-bond': [
      { rule: 'measured-from', about: nature },
      { rule: 'shared-fate', dice: fixed(1) },
    ],
  },
  'elemental-mage': {
    elements: [
      {
        rule: 'counts-as',
        about: { classes: ['Flame Spell', 'Rock Spell', 'Snow Spell', 'Storm Spell'] },
        as: 'elemental-spell',
        magicPips: 'needed',
      },
    ],
  },
  necromancer: {
    sacrifice: [
      {
        rule: 'sacrifice',
        about: death,
        dice: fixed(1),
        cost: [lose(fixed(1), 'you')],
      },
    ],
    failing: [
      { rule: 'on-failure', about: death, effects: [lose(fixed(1), 'you')] },
      { rule: 'lethal-cost', about: death, pipsOfSuccess: fixed(1) },
    ],
    bodies: [{ rule: 'bodies', about: death, wastedBy: 'success' }],
  },
  psion: {
    powers: [{ rule: 'counts-as', about: { classes: ['Psi Spell'] }, as: 'spell', magicPips: 'needed' }],
    triggers: [
      {
        rule: 'trigger',
        about: { classes: ['Psi Spell'], kinds: ['hex'] },
        then: 'ends',
      },
    ],
  },
  ranger: {
    traps: [
      {
        rule: 'trap',
        about: { kinds: ['trap'] },
        counters: fixed(1),
        reach: fixed(3),
      },
    ],
  },
  summoner: {
    daemon: [
      {
        rule: 'bound-to-you',
        follower: 'daemon',
        most: fixed(1),
        leavesWhen: ['you-fall-unconscious', 'another-is-summoned'],
      },
    ],
    'daemon-skills': [
      { rule: 'used-by', about: { classes: ['Daemon Skill'] }, follower: 'daemon', knows: 'free-slots' },
    ],
  },
  voodoo: {
    loas: [
      { rule: 'counts-as', about: voodoo, as: 'no-spell', magicPips: 'not-needed' },
      { rule: 'stays', about: { ...voodoo, kinds: ['guest'] }, until: 'applied-at-once' },
      { rule: 'stays', about: { ...voodoo, kinds: ['sleeper'] }, until: 'applied-on-occasion' },
      { rule: 'stays', about: { ...voodoo, kinds: ['intruder'] }, until: 'made-to-leave' },
    ],
    leaving: [
      {
        rule: 'ended-only-by',
        about: { ...voodoo, kinds: ['sleeper', 'intruder'] },
        causes: ['time', 'death-of-bearer', 'led-away', 'dismissed-by-caster'],
      },
    ],
    'one-vessel': [
      { rule: 'one-bearer', about: voodoo },
      {
        rule: 'one-at-a-time',
        about: voodoo,
        held: ['sleeper', 'intruder'],
        recast: 'renews',
        letsIn: 'what-leads-away',
      },
    ],
    force: [{ rule: 'range', about: voodoo, perMagicPip: fixed(5) }],
    defence: [{ rule: 'defence', about: voodoo, voluntaryFor: 'everybody', stops: 'blue-line-only' }],
  },
  zealot: { equipment: equipment(zealot) },
  harbinger: {
    pole: equipment(harbinger),
    'force-enchantments': [
      { rule: 'counts-as', about: force, as: 'enchantment', magicPips: 'without-use' },
      { rule: 'removal', about: force },
    ],
  },
  snowfall: {
    loadout: [{ rule: 'loadout', common: fixed(4), elite: fixed(1) }],
    snowballs: [
      {
        rule: 'snowball',
        about: snowballs,
        range: fixed(5),
        more: { damage: fixed(1), against: 'knockdown' },
      },
      { rule: 'spares', about: snowballs, andFollower: 'snowman' },
    ],
    movement: [{ rule: 'fixed-movement', distance: fixed(5) }],
  },
};

/** A rule that speaks of skills. */
type RuleAbout = Extract<SchoolRule, { readonly about: About }>;

const aboutSkills: readonly RuleAbout[] = Object.values(schoolRules)
  .flatMap((sections) => Object.values(sections).flat())
  .filter((rule) => 'about' in rule);

/** True where a rule speaks of skills of this class and kind. */
const speaksOf = ({ classes, kinds }: About, skill: Pick<Skill, 'class' | 'kind'>): boolean =>
  (classes?.includes(skill.class) ?? true) &&
  (kinds === undefined || (skill.kind !== undefined && kinds.includes(skill.kind)));

/**
 * The rules that hold for a skill, by its class and kind, not by its school: a copied spell that counts as another class
 * (ruling psion-mimicry) is asked for with that class.
 */
export const rulesAbout = oncePer((skill: Pick<Skill, 'class' | 'kind'>): readonly RuleAbout[] =>
  aboutSkills.filter(({ about }) => speaksOf(about, skill)),
);

/** The rule of this name that holds for a skill, if any does: what it blocks, what it costs, who defends. */
export const ruleAbout = <Name extends RuleAbout['rule']>(
  skill: Pick<Skill, 'class' | 'kind'>,
  name: Name,
): Extract<RuleAbout, { readonly rule: Name }> | undefined =>
  rulesAbout(skill).find((rule): rule is Extract<RuleAbout, { readonly rule: Name }> => rule.rule === name);
