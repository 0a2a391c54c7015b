import { describe, expect, it } from 'vitest';
import type { RuleBlock, SkillDetails } from '../../reference-part';
import { textParts } from '../../rule-book';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import { categoryIds } from '../skills/ids';
import { skills } from '../skills/index';
import { book } from './book';
import { chapters } from './chapters';
import { entries } from './entries';
import { refsOf } from './links';
import { contents, pageAt } from './pages';
import { rulings } from './rulings';
import { scenarioText } from '#words/systems/first/messages/scenarios';
import { scenarios } from '../scenarios/scenario';

const paths = [...Object.keys(chapters), ...categoryIds.map((id) => `categories/${id}`)];

const texts = (block: RuleBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.rows.flat();
};

const sections = paths.flatMap((path) =>
  Object.entries(book.textAt(path)?.sections ?? {}).map(([id, { text }]) => ({ id: `${path}#${id}`, text })),
);
const said = (id: string): string =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ text }) => text.flatMap(texts))
    .join(' ');

const leadsNowhere = (refs: readonly string[]): readonly string[] =>
  refs.filter((ref) => book.titleAt(ref) === undefined);

describe('the rules pages', () => {
  it.each(sections)('$id says something, and its links lead somewhere', ({ text }) => {
    expect(text.length).toBeGreaterThan(0);
    const refs = text.flatMap(texts).flatMap((one) => textParts(one).flatMap(({ address }) => address ?? []));
    expect(leadsNowhere(refs)).toEqual([]);
    for (const block of text)
      if (typeof block !== 'string' && 'head' in block)
        expect(block.rows.filter((row) => row.length !== block.head.length)).toEqual([]);
  });

  it('are all in the contents, and every page there is one', () => {
    const listed = contents.flatMap(({ pages }) => pages.map(({ address }) => address));
    expect(listed).toEqual(expect.arrayContaining([...paths, 'rulings']));
    for (const address of listed) expect(pageAt(address.split('/'), {}), address).toBeDefined();
  });

  it('have a page for each skill, and one for nothing else', () => {
    for (const { id, name } of skills) expect(pageAt(['skills', ...id.split('/')], {})?.title).toBe(name);
    for (const path of [
      ['nowhere'],
      ['skills', 'melee'],
      ['skills', 'melee', 'nothing'],
      ['categories', 'toString'],
      ['constructor'],
      ['categories/melee'],
      ['categories'],
      ['combat', 'melee'],
      ['skills', 'melee', 'berserk', 'more'],
    ])
      expect(pageAt(path, {}), path.join('/')).toBeUndefined();
  });

  it.each([
    ['character#traits', /Armour grey 1 .* Melee red 2 .* Ranged yellow 3 .* Magic blue 4 .* Skill green 0/],
    ['character#armour', /light armour: leather, fur 1 2 .* 2 3 .* 3 4/],
    ['dice#down', /loses his next turn.*heals him in time for the turn after that/],
    ['turn#jumping', /1 damage for each full # .*can’t defend/],
    ['combat#ranged', /up to 10#.*loses 1 AV for each opponent in base contact/],
    ['skills#magic-defence', /5 damage for each of 2 targets.*fends off 1 damage: he loses four dice/],
    ['scenarios#king-of-the-hill', /twenty points wins at once/],
    ['scenarios#deathmatch', /three spawn points.*numbers from 1 to 6.*ten kills/],
  ])('%s has the figures of the booklet', (id, text) => {
    expect(said(id)).toMatch(text);
  });
});

const sheetOf = (id: string, query: Readonly<Record<string, string>> = {}): SkillDetails | undefined =>
  pageAt(['skills', ...id.split('/')], query)?.skill;
const linesOf = (sheet: SkillDetails | undefined): readonly string[] =>
  sheet?.lines.map(({ label, text }) => `${label}: ${text.map((part) => part.text).join('')}`) ?? [];

describe('the page of a skill', () => {
  it('has the blue part of a spell before the green one, with as many pips as asked', () => {
    expect(linesOf(sheetOf('primal-force/fireball', { green: '2', blue: '5' }))).toEqual([
      'With 5 Magic pips: Each target you choose takes 5 magic damage.',
      'With 2 Skill pips: Choose up to 2 targets.',
    ]);
  });

  it('says what is missing without pips', () => {
    expect(linesOf(sheetOf('primal-force/fireball', { green: '0', blue: '0' }))).toEqual([
      'With 0 Magic pips: If you roll no Magic pip, the bold numbers of this part are 0.',
      'With 0 Skill pips: If you roll no pip of this colour, this part doesn’t happen.',
    ]);
  });

  it('steps no further than five dice and one face allow', () => {
    const ends = sheetOf('prayers/life-boon', { green: '99', blue: '0' })?.preview?.steppers;
    expect(ends?.map(({ value, fewer, more }) => [value, fewer.to, more.to])).toEqual([
      [5, { green: '4', blue: '0' }, undefined],
      [0, undefined, { green: '5', blue: '1' }],
    ]);
    expect(sheetOf('melee/berserk')?.preview?.steppers).toHaveLength(1);
  });

  it.each(skills)('$id names rules that there are', (skill) => {
    expect(refsOf(skill).length).toBeGreaterThan(1);
    expect(leadsNowhere(refsOf(skill))).toEqual([]);
  });
});

describe('the rulings', () => {
  it('have words each, once, and no words without a ruling', () => {
    const ids = rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(Object.keys(rulebookMessages.rulings).sort());
  });

  it.each(rulings)('$id settles something that there is', ({ about }) => {
    expect(about.length).toBeGreaterThan(0);
    expect(leadsNowhere(about)).toEqual([]);
  });

  it('stand beside what they settle', () => {
    const page = pageAt(['skills', 'survival', 'trap'], {});
    const { 'trap-token': token, pushed } = rulebookMessages.rulings;
    expect(page?.skill?.notes.map(({ text }) => text)).toEqual([token, pushed]);
    const combat = pageAt(['combat'], {})?.sections?.find(({ id }) => id === 'ganging-up');
    expect(combat?.notes).toHaveLength(2);
  });

  it.each<[string, RegExp]>([
    ['skills/melee/cats-charge', /climb and jump.*use up some of its 5#/],
    [
      'skills/melee/taunt',
      /could attack the taunter.*can’t end the turn.*spell.*may target anybody.*fiend is taunted, a taunter must be/,
    ],
    ['skills/survival/poison', /others help.*used up but gives no bonus/],
    ['skills/survival/trap', /don’t pick it up.*pushed, you can set off a trap.*in a base/],
    ['skills/prayers/resurrection', /can’t act before its player’s next turn/],
    ['skills/summoning/summon-fiend', /While casting, a caster doesn’t move.*may still attack/],
    [
      'skills/summoning/summon-fiend',
      /only in base contact.*keeps it for later.*caster ends a turn with room for it/,
    ],
    ['skills/summoning/summon-fiend', /a fiend never appears in the other team’s base/],
    ['skills/summoning/breath-weapon', /any direction, and as short as he likes.*friends too/],
    ['skills/summoning/spikes', /adds 1# to the range.*costs it 1 AV/],
    [
      'scenarios#capture-the-flag',
      /every player on the carrier’s team has had a full turn since\. A turn that began before the drop doesn’t count/,
    ],
    ['scenarios#capture-the-flag', /don’t pick it up/],
    ['scenarios#king-of-the-hill', /a fiend never appears in the other team’s base/],
  ])('%s is settled by one that says %s', (address, text) => {
    expect(book.notesOn(address).filter((note) => text.test(note.text))).toHaveLength(1);
  });

  it.each(scenarios)('$id marks its limit of rounds as a house value', (scenario) => {
    expect(scenarioText(scenario).end.join(' ')).toMatch(/House value: after 50 rounds/);
  });

  it.each<[string, RegExp]>([
    ['scenarios#king-of-the-hill', /At the end of each round, each token gives a point/],
    ['scenarios#capture-the-flag', /every player on his team has had a full turn since/],
    ['fiends#casting', /stays where he is, but he may attack and cast/],
    [
      'combat#ganging-up',
      /needs Ranged pips, must be within 10# of the target and must see it.*Helpers give up their own attack, and nobody may use a skill/,
    ],
    ['character#skills', /A specialist’s skills all come from one category/],
  ])('agree with the chapter: %s says %s', (id, text) => {
    expect(said(id)).toMatch(text);
  });
});

describe('what the search knows', () => {
  it('is every page, section, skill and ruling, once', () => {
    const ids = entries().map(({ address }) => address);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(paths.length + sections.length + skills.length + rulings.length);
    expect(leadsNowhere(ids.filter((id) => !id.startsWith('rulings#')))).toEqual([]);
  });
});
